import { runInNewContext } from "node:vm";
import ManifestParser from "@devicefarmer/adbkit-apkreader/lib/apkreader/parser/manifest";
import * as v from "valibot";
import type { AndroidPackage } from "../../releases/release";
import { flagSchema, orNull } from "../../releases/tolerantSchemas";

/** In milliseconds. A usual manifest takes two, and the machine may be busy. */
const TIMEOUT = 2000;

/**
 * The versions of Android by API level, from 1 on. 20 is for watches, and 32 calls itself 12. See
 * https://developer.android.com/guide/topics/manifest/uses-sdk-element#api-level-table
 */
const ANDROID_VERSIONS = (
  "1 1.1 1.5 1.6 2 2.0.1 2.1 2.2 2.3 2.3.3 3 3.1 3.2 4 4.0.3 4.1 4.2 4.3 4.4 4.4 " +
  "5 5.1 6 7 7.1 8 8.1 9 10 11 12 12 13 14 15 16 17"
).split(" ");

const activitiesSchema = v.fallback(v.array(v.unknown()), []);

const manifestSchema = v.object({
  // https://developer.android.com/build/configure-app-module#set-application-id
  package: v.pipe(v.string(), v.maxLength(255), v.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)),
  versionCode: orNull(v.number()),
  usesSdk: orNull(
    v.object({ minSdkVersion: orNull(v.number()), targetSdkVersion: orNull(v.number()) }),
  ),
  split: v.optional(v.unknown()),
  isSplitRequired: flagSchema,
  requiredSplitTypes: v.optional(v.unknown()),
  instrumentation: orNull(v.object({ targetPackage: v.optional(v.unknown()) })),
  application: v.object({
    debuggable: flagSchema,
    testOnly: flagSchema,
    launcherActivities: activitiesSchema,
    leanbackLauncherActivities: activitiesSchema,
  }),
  usesFeatures: v.array(
    v.object({ name: orNull(v.string()), required: v.fallback(v.boolean(), true) }),
  ),
});

/**
 * What the manifest of a package says.
 *
 * @returns also the lowest API level, and the one that the app is made for
 * @throws Error if it is none
 */
export function readManifest(content: Buffer) {
  const manifest = parse(content);
  const { minSdkVersion = null, targetSdkVersion = null } = manifest.usesSdk ?? {};
  const oldestLevel = minSdkVersion ?? 0;
  return {
    applicationId: manifest.package,
    versionCode: manifest.versionCode,
    oldestAndroid: ANDROID_VERSIONS[oldestLevel - 1] ?? null,
    oldestLevel,
    targetLevel: targetSdkVersion ?? oldestLevel,
    purpose: purposeOf(manifest),
  };
}

/** The parser never ends if a part of the manifest says that it has no bytes. */
function parse(content: Buffer) {
  const run = () => new ManifestParser(content).parse();
  try {
    return v.parse(manifestSchema, runInNewContext("run()", { run }, { timeout: TIMEOUT }));
  } catch {
    throw new Error("its manifest cannot be read");
  }
}

function purposeOf({
  package: applicationId,
  split,
  isSplitRequired,
  requiredSplitTypes,
  instrumentation,
  application,
  usesFeatures,
}: v.InferOutput<typeof manifestSchema>): AndroidPackage["purpose"] {
  const { debuggable, testOnly, launcherActivities, leanbackLauncherActivities } = application;
  const needs = (feature: string) =>
    usesFeatures.some(({ name, required }) => name === feature && required);
  const isForPhones = launcherActivities.length > 0;
  const isForTelevisions = leanbackLauncherActivities.length > 0;
  // An app may have the instrumentation of a library, so the line alone says nothing.
  const hasTests =
    instrumentation &&
    (!(isForPhones || isForTelevisions) ||
      `${instrumentation.targetPackage}.test` === applicationId);
  // A tool that merges the parts of an app may leave an empty list of the types.
  if (split || isSplitRequired || requiredSplitTypes) return "splitApp";
  if (debuggable || testOnly || hasTests) return "tests";
  if (needs("android.hardware.type.watch")) return "watches";
  if (needs("android.hardware.type.television") || needs("android.software.leanback"))
    return "televisions";
  if (needs("android.hardware.type.automotive")) return "cars";
  if (isForPhones) return "phones";
  return isForTelevisions ? "televisions" : "otherApps";
}

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

/**
 * Android and its tools know an attribute by its ID. Some packers shorten or empty its name. See
 * https://developer.android.com/reference/android/R.attr
 */
const ATTRIBUTES = new Map([
  [0x01010003, "name"],
  [0x0101000f, "debuggable"],
  [0x01010021, "targetPackage"],
  [0x0101020c, "minSdkVersion"],
  [0x0101021b, "versionCode"],
  [0x01010270, "targetSdkVersion"],
  [0x01010272, "testOnly"],
  [0x0101028e, "required"],
  [0x01010591, "isSplitRequired"],
  [0x0101064e, "requiredSplitTypes"],
]);

/** An API level. NaN, which is neither lower nor higher, is that of a preview of Android. */
const levelSchema = v.optional(v.fallback(v.number(), Number.NaN));

const activitiesSchema = v.fallback(v.array(v.unknown()), []);

const manifestSchema = v.object({
  // https://developer.android.com/build/configure-app-module#set-application-id
  package: v.pipe(v.string(), v.maxLength(255), v.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)),
  versionCode: orNull(v.number()),
  usesSdk: orNull(v.object({ minSdkVersion: levelSchema, targetSdkVersion: levelSchema })),
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
    v.object({ name: v.fallback(v.string(), ""), required: v.optional(flagSchema, true) }),
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
  const { minSdkVersion: oldestLevel = 0, targetSdkVersion: targetLevel = oldestLevel } =
    manifest.usesSdk ?? {};
  return {
    applicationId: manifest.package,
    versionCode: manifest.versionCode,
    oldestAndroid: ANDROID_VERSIONS[oldestLevel - 1] ?? null,
    oldestLevel,
    targetLevel,
    purpose: purposeOf(manifest),
  };
}

/** The parser never ends if a part of the manifest says that it has no bytes. */
function parse(content: Buffer) {
  const parser = new ManifestParser(content);
  const { xmlParser } = parser;
  const readResourceMap = xmlParser.readResourceMap.bind(xmlParser);
  xmlParser.readResourceMap = (header) => {
    readResourceMap(header);
    for (const [index, id] of xmlParser.resources.entries())
      xmlParser.strings[index] = ATTRIBUTES.get(id) ?? xmlParser.strings[index] ?? "";
  };
  const run = () => parser.parse();
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
  const required = usesFeatures.filter((feature) => feature.required).map(({ name }) => name);
  const needs = (...names: string[]) => names.some((name) => required.includes(`android.${name}`));
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
  if (needs("hardware.type.watch")) return "watches";
  if (needs("hardware.type.television", "software.leanback", "software.live_tv"))
    return "televisions";
  if (needs("hardware.type.automotive")) return "cars";
  if (
    needs("hardware.type.pc", "hardware.type.embedded") ||
    needs("hardware.vr.headtracking", "software.xr.api.spatial")
  )
    return "otherDevices";
  if (isForPhones) return "phones";
  return isForTelevisions ? "televisions" : "otherApps";
}

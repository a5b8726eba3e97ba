import { runInNewContext } from "node:vm";
import ManifestParser from "@devicefarmer/adbkit-apkreader/lib/apkreader/parser/manifest";
import * as v from "valibot";
import type { AndroidPackage } from "../../releases/release";
import { isBlank, visibleText } from "../../releases/safeText";
import { flagSchema, orNull } from "../../releases/tolerantSchemas";

/** In milliseconds. A usual manifest takes two. */
const TIMEOUT = 500;

/**
 * The versions of Android by API level, from 1 on. 20 is for watches, and 32 calls itself 12. See
 * https://developer.android.com/guide/topics/manifest/uses-sdk-element#api-level-table
 */
const VERSIONS = (
  "1 1.1 1.5 1.6 2 2.0.1 2.1 2.2 2.3 2.3.3 3 3.1 3.2 4 4.0.3 4.1 4.2 4.3 4.4 4.4 " +
  "5 5.1 6 7 7.1 8 8.1 9 10 11 12 12 13 14 15 16 17"
).split(" ");

const manifestSchema = v.object({
  // https://developer.android.com/build/configure-app-module#set-application-id
  package: v.pipe(v.string(), v.maxLength(255), v.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)),
  versionName: orNull(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.check((text: string) => !isBlank(text) && !text.startsWith("resourceId:")),
      v.transform(visibleText),
      v.trim(),
    ),
  ),
  usesSdk: orNull(v.object({ minSdkVersion: orNull(v.number()) })),
  split: v.optional(v.unknown()),
  isSplitRequired: flagSchema,
  requiredSplitTypes: v.optional(v.unknown()),
  instrumentation: v.unknown(),
  application: v.object({ debuggable: flagSchema, testOnly: flagSchema }),
  usesFeatures: v.array(
    v.object({ name: orNull(v.string()), required: v.fallback(v.boolean(), true) }),
  ),
});

/**
 * What the manifest of a package says.
 *
 * @throws Error if it is none
 */
export function readManifest(
  content: Buffer,
): Pick<AndroidPackage, "applicationId" | "versionName" | "oldestAndroid" | "purpose"> {
  const manifest = parse(content);
  return {
    applicationId: manifest.package,
    versionName: manifest.versionName,
    oldestAndroid: VERSIONS[(manifest.usesSdk?.minSdkVersion ?? 0) - 1] ?? null,
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
  split = null,
  isSplitRequired,
  requiredSplitTypes = null,
  instrumentation,
  application,
  usesFeatures,
}: v.InferOutput<typeof manifestSchema>): AndroidPackage["purpose"] {
  const needs = (feature: string) =>
    usesFeatures.some(({ name, required }) => name === feature && required);
  if (split !== null || isSplitRequired || requiredSplitTypes !== null) return "splitApp";
  if (application.debuggable || application.testOnly || instrumentation !== null) return "tests";
  if (needs("android.hardware.type.watch")) return "watches";
  if (needs("android.hardware.type.television") || needs("android.software.leanback"))
    return "televisions";
  return needs("android.hardware.type.automotive") ? "cars" : "phones";
}

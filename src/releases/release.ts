import * as v from "valibot";
import { orNull } from "./tolerantSchemas";

export const packagePurposeSchema = v.picklist([
  "phones",
  "watches",
  "televisions",
  "cars",
  /** Such as headsets and desktops. */
  "otherDevices",
  /** Nothing of it can be started. */
  "otherApps",
  "tests",
  /** It does not install without the other parts of its app. */
  "splitApp",
  /** No device installs a package that is not signed. */
  "unsigned",
  /** Beside the app of the version before. The build says so, and not the package. */
  "secondApp",
]);

/** A version of Android, such as "8" or "7.1". */
const androidVersionSchema = v.pipe(v.string(), v.regex(/^\d+(\.\d+)*$/));

/** A certificate of a signature. */
export const certificateSchema = v.object({
  /** In lower-case hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** The lowest version that checks it. */
  oldestAndroid: androidVersionSchema,
});

/** What an Android package says of itself. */
export const androidPackageSchema = v.object({
  /** Such as `org.example.player`. */
  applicationId: v.string(),
  /** A phone takes a lower one for an older version; null if the package has none. */
  versionCode: v.nullable(v.number()),
  /** The lowest version that installs it; null if it is not known. */
  oldestAndroid: v.nullable(androidVersionSchema),
  /** The highest version that installs it; null if all newer ones do. */
  lastAndroid: v.nullable(androidVersionSchema),
  /** Those that it runs on, such as `arm64-v8a`. None means every processor. */
  processors: v.pipe(v.array(v.string()), v.readonly()),
  purpose: packagePurposeSchema,
  /** The newest first. None if the package is not signed, or has the old signature (v1) alone. */
  certificates: v.pipe(v.array(certificateSchema), v.readonly()),
});

/** An attached file. `fileName.ts` reads its kind. */
export const releaseFileSchema = v.object({
  name: v.string(),
  /** In bytes; null if the API does not say. */
  size: v.nullable(v.number()),
  /** A URL that `safeLink` allows. */
  downloadUrl: v.string(),
  /** 64 lower-case hexadecimal digits; null if the API has none. */
  sha256: v.nullable(v.string()),
  /** Null if no build has read the package, or an earlier one read other fields of it. */
  androidPackage: orNull(androidPackageSchema),
});

/** What a release without files leads to. */
export const fallbackSchema = v.object({
  kind: v.picklist(["sourceArchive", "releasePage"]),
  /** A URL that `safeLink` allows. */
  url: v.string(),
});

/** The type and the check of a release. src/node/nodes declares the same fields for GraphQL. */
export const releaseSchema = v.object({
  id: v.string(),
  /** The tag, unchanged. */
  version: v.string(),
  /** The tag if the release has no name. */
  name: v.string(),
  /** ISO 8601 in UTC; null if the API gives no date. */
  date: v.nullable(v.string()),
  features: v.pipe(v.array(v.string()), v.readonly()),
  isPrerelease: v.boolean(),
  /** In the API's order, without files that cannot be downloaded. */
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
  /** The source archive, else the page of the release, else null. */
  fallback: orNull(fallbackSchema),
});

export type AndroidPackage = v.InferOutput<typeof androidPackageSchema>;

export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

export type Release = v.InferOutput<typeof releaseSchema>;

/** What a version's `Download` leads to. */
export interface ReleaseLink {
  kind: "file" | NonNullable<Release["fallback"]>["kind"];
  /** Of the file; "" without one. */
  name: string;
  url: string;
  /** In bytes; null if the API does not say, as for a source archive. */
  size: number | null;
  androidPackage: AndroidPackage | null;
}

/**
 * What the list shows of a release, which `summaryOf` derives. The page has no files: those of
 * thirty releases would be most of its data.
 */
export type ReleaseSummary = Omit<Release, "files" | "fallback"> & {
  link: ReleaseLink | null;
  /** Changes with what the API says of the release. */
  revision: string;
};

export type ReleaseWithFiles = ReleaseSummary & Pick<Release, "files">;

/** `/releases.json`. The next build reads `liveUrl` (of the API) and `readAt` (ISO 8601 in UTC). */
const publishedListSchema = v.object({
  liveUrl: v.string(),
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  releases: v.array(releaseSchema),
});

export type PublishedList = v.InferOutput<typeof publishedListSchema>;

/**
 * Reads `/releases.json`, as parsed JSON.
 *
 * @throws ValiError if it is anything else
 */
export function parseAllReleases(content: unknown): PublishedList {
  return v.parse(publishedListSchema, content);
}

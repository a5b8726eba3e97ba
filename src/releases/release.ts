import * as v from "valibot";
import { orNull } from "./tolerantSchemas";
import { versionFragment } from "./version";

export const packagePurposeSchema = v.picklist([
  "phones",
  "watches",
  "televisions",
  "cars",
  "tests",
  /** It does not install without the other parts of its app. */
  "splitApp",
  /** No device installs a package that is not signed. */
  "unsigned",
]);

/** What an Android package says of itself. */
const androidPackageSchema = v.object({
  /** Such as `org.example.player`. */
  applicationId: v.string(),
  /** Null if the package has none. */
  versionName: v.nullable(v.string()),
  /** The lowest version of Android, such as "8" or "7.1"; null if it is not known. */
  oldestAndroid: v.nullable(v.pipe(v.string(), v.regex(/^\d+(\.\d+)*$/))),
  /** The folders of `lib`, such as `arm64-v8a`. None means every processor. */
  processors: v.pipe(v.array(v.string()), v.readonly()),
  purpose: packagePurposeSchema,
  /** Its SHA-256: 64 lower-case hexadecimal digits; null if the package is not signed. */
  certificate: v.nullable(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
});

/**
 * Null if no build has read the package, and in a published list of a build that read other fields:
 * it must not cost the list, and the next build reads the package anew.
 */
const readPackageSchema = orNull(androidPackageSchema);

/** An attached file. `fileName.ts` reads its kind. */
export const releaseFileSchema = v.object({
  name: v.string(),
  /** In bytes; null if the API does not say. */
  size: v.nullable(v.number()),
  /** A URL that `safeLink` allows. */
  downloadUrl: v.string(),
  /** 64 lower-case hexadecimal digits; null if the API has none. */
  sha256: v.nullable(v.string()),
  androidPackage: readPackageSchema,
});

export const releaseLinkSchema = v.picklist(["file", "sourceArchive", "releasePage"]);

/** The type and the check of a release. releaseNodes.ts declares the same fields for GraphQL. */
export const releaseSchema = v.object({
  id: v.string(),
  /** The tag, unchanged. */
  version: v.string(),
  /** The tag if the release has no name. */
  name: v.string(),
  /** ISO 8601 in UTC; null if the API gives no date. */
  date: v.nullable(v.string()),
  /** When it or one of its files changed last, ISO 8601 in UTC. Only for the feed. */
  updated: v.nullable(v.string()),
  features: v.pipe(v.array(v.string()), v.readonly()),
  /** A URL that `safeLink` allows; null if the release has no download. */
  downloadUrl: v.nullable(v.string()),
  /** In bytes; null if the API does not say, as for a source archive. */
  downloadSize: v.nullable(v.number()),
  /** What `downloadUrl` leads to; null if there is none. */
  linksTo: v.nullable(releaseLinkSchema),
  isPrerelease: v.boolean(),
  /** The package to link to; null if `downloadUrl` leads to it, or if there is none for phones. */
  phonePackage: orNull(v.pick(releaseFileSchema, ["downloadUrl", "size"])),
  /** What this package says. */
  androidPackage: readPackageSchema,
  /** In the API's order, without files that cannot be downloaded. */
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});

export type AndroidPackage = v.InferOutput<typeof androidPackageSchema>;

export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

export type Release = v.InferOutput<typeof releaseSchema>;

/** A release of the list, without files: those of thirty would be most of the page's data. */
export type ReleaseSummary = Omit<Release, "files" | "updated">;

/** `/releases.json`. The next build reads `liveUrl` (of the API) and `readAt` (ISO 8601 in UTC). */
const publishedListSchema = v.object({
  liveUrl: v.string(),
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  releases: v.array(releaseSchema),
});

export type PublishedList = v.InferOutput<typeof publishedListSchema>;

/**
 * Writes the content of `/releases.json`. The `page` of a release is the URL that opens it.
 *
 * @param downloadUrl the URL of /download
 */
export function serializeAllReleases(
  { liveUrl, readAt, releases }: PublishedList,
  downloadUrl: string,
): string {
  const withPages = releases.map((release) => ({
    ...release,
    page: downloadUrl + versionFragment(release.version),
  }));
  return JSON.stringify({ liveUrl, readAt, releases: withPages });
}

/**
 * Reads `/releases.json`, as parsed JSON.
 *
 * @throws ValiError if it is anything else
 */
export function parseAllReleases(content: unknown): PublishedList {
  return v.parse(publishedListSchema, content);
}

import * as v from "valibot";
import { versionFragment } from "./version";

/** A file that is attached to a release. `fileName.ts` reads its kind and processor. */
export const releaseFileSchema = v.object({
  name: v.string(),
  /** In bytes; null if the API does not say. */
  size: v.nullable(v.number()),
  /** A URL that `safeLink` allows. */
  downloadUrl: v.string(),
  /** 64 lower-case hexadecimal digits; null if the API has none. */
  sha256: v.nullable(v.string()),
});

export const releaseLinkSchema = v.picklist(["file", "sourceArchive", "releasePage"]);

/** The types, the check of a stored release and the GraphQL types follow from this schema. */
export const releaseSchema = v.object({
  id: v.string(),
  /** The tag, unchanged. */
  version: v.string(),
  /** The tag if the release has no name. */
  name: v.string(),
  /** When it was published, ISO 8601 in UTC; null if the API gives no date. */
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
  /** In the API's order, without files that cannot be downloaded. */
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});

export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

export type Release = v.InferOutput<typeof releaseSchema>;

/** A release of the list. The files of thirty releases would be most of the page's data. */
export type ReleaseSummary = Omit<Release, "files" | "updated">;

/**
 * The content of `/releases.json`. The `page` of a release is the URL that opens it.
 *
 * @param list the next build reads `liveUrl` and `readAt`
 * @param downloadUrl the URL of /download
 */
export function serializeAllReleases(
  { liveUrl, readAt, releases }: { liveUrl: string; readAt: string; releases: readonly Release[] },
  downloadUrl: string,
): string {
  const withPages = releases.map((release) => ({
    ...release,
    page: downloadUrl + versionFragment(release.version),
  }));
  return JSON.stringify({ liveUrl, readAt, releases: withPages });
}

/**
 * Reads the releases of `/releases.json`, as parsed JSON.
 *
 * @throws ValiError if it is anything else
 */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(v.object({ releases: v.array(releaseSchema) }), content).releases;
}

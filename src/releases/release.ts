import * as v from "valibot";
import { versionFragment } from "./version";

/** A file that is attached to a release. Its name tells what it is and for which processor, see `fileName.ts`. */
export const releaseFileSchema = v.object({
  name: v.string(),
  /** In bytes; null if the API does not say. */
  size: v.nullable(v.number()),
  /** A checked URL: https, or http on loopback. */
  downloadUrl: v.string(),
  /** 64 lower-case hexadecimal digits; null if the API has none. */
  sha256: v.nullable(v.string()),
});

/** What a release's download is: an attached file or, without one, the source archive or the release's page. */
export const releaseLinkSchema = v.picklist(["file", "sourceArchive", "releasePage"]);

/**
 * A release (docs/rules.md, section 4). The types, the check of a stored release and the GraphQL types follow from this schema. Each
 * field is a text, a number, a flag, one of a few words, or a list of texts or files.
 */
export const releaseSchema = v.object({
  /** The API's id, as text. */
  id: v.string(),
  /** The tag, unchanged. */
  version: v.string(),
  /** The release's name, or its tag if it has no name. */
  name: v.string(),
  /** When it was published, ISO 8601 in UTC; null if the API gave no readable date. */
  date: v.nullable(v.string()),
  /**
   * When it or one of its files was changed last, ISO 8601 in UTC; `date` if the API does not say.
   * Only the feed needs it.
   */
  updated: v.nullable(v.string()),
  /** The feature lines of its notes, plain text. */
  features: v.pipe(v.array(v.string()), v.readonly()),
  /** A checked URL: https, or http on loopback; null if the release offers none. */
  downloadUrl: v.nullable(v.string()),
  /** Size of the download in bytes; null if the API does not say, as for a source archive. */
  downloadSize: v.nullable(v.number()),
  /** What `downloadUrl` leads to; null if there is no link. */
  linksTo: v.nullable(releaseLinkSchema),
  /** Whether the maintainers marked it as a pre-release. */
  isPrerelease: v.boolean(),
  /** In the API's order, without those that cannot be downloaded. */
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});

/** One file that is attached to a release. */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** A release with its attached files. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** What the list shows of a release: without its files, because those of thirty releases would be most of the page. */
export type ReleaseSummary = Omit<Release, "files" | "updated">;

/**
 * The text of the file of all releases. Each release has its own line, so that a diff shows what changed, and in `page` the URL that
 * opens with it (docs/rules.md, 3.25).
 *
 * @param list `readAt` and `liveUrl` say when the list was read and from where: the next build needs both
 * @param downloadUrl the URL of /download
 */
export function serializeAllReleases(
  { liveUrl, readAt, releases }: { liveUrl: string; readAt: string; releases: readonly Release[] },
  downloadUrl: string,
): string {
  const lines = releases.map((release) => JSON.stringify({ ...release, page: downloadUrl + versionFragment(release.version) }));
  const facts = `"liveUrl":${JSON.stringify(liveUrl)},"readAt":${JSON.stringify(readAt)}`;
  return `{${facts},"releases":[\n${lines.join(",\n")}\n]}\n`;
}

/** Reads the releases that {@link serializeAllReleases} wrote, with or without `page`. Fails if it is anything else. */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(v.object({ releases: v.array(releaseSchema) }), content).releases;
}

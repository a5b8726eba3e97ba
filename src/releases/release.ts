import * as v from "valibot";

// Apart from the types that follow from them: /download itself needs only the types, and valibot adds to its scripts.

/** The shape of a `ReleaseFile`, to check one that was read from a file. */
export const releaseFileSchema = v.object({
  name: v.string(),
  size: v.nullable(v.number()),
  downloadUrl: v.string(),
  sha256: v.nullable(v.string()),
});

const LINKS = ["file", "sourceArchive", "releasePage"] as const;

/** The shape of a `ReleaseSummary`. */
export const releaseSummarySchema = v.object({
  id: v.string(),
  version: v.string(),
  name: v.string(),
  date: v.nullable(v.string()),
  features: v.pipe(v.array(v.string()), v.readonly()),
  downloadUrl: v.nullable(v.string()),
  downloadSize: v.nullable(v.number()),
  linksTo: v.nullable(v.picklist(LINKS)),
  isPrerelease: v.boolean(),
});

/** The shape of a `Release`, to check one that was read from a file. */
export const releaseSchema = v.object({
  ...releaseSummarySchema.entries,
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});

/**
 * What the list shows of a release (docs/rules.md, section 4), without its files: the files of thirty releases would be most of the
 * page.
 *
 * - `id`: the API's id, as text
 * - `version`: the tag, unchanged
 * - `name`: the release's name, or its tag if it has no name
 * - `date`: when it was published, ISO 8601 in UTC; null if the API gave no readable date
 * - `features`: the feature lines of its notes, plain text
 * - `downloadUrl`: a checked URL (https, or http on loopback); null if the release offers none
 * - `downloadSize`: size of the download in bytes; null if the API does not say, as for a source archive
 * - `linksTo`: what `downloadUrl` leads to: an attached file or, without one, the source archive or the release's page; null if
 *   there is no link
 * - `isPrerelease`: the maintainers marked it as a pre-release
 */
export type ReleaseSummary = v.InferOutput<typeof releaseSummarySchema>;

/** A release with its attached files, in the API's order, without those that cannot be downloaded. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** A release as far as the page knows it. Its files may be known only once all releases are loaded. */
export type KnownRelease = ReleaseSummary & Partial<Pick<Release, "files">>;

/** A release without its files, if it has them. */
export function summaryOf({ files: _, ...summary }: KnownRelease): ReleaseSummary {
  return summary;
}

/**
 * One file that is attached to a release. Its name tells what it is and for which processor, see `fileName.ts`.
 *
 * - `size`: in bytes; null if the API does not say
 * - `downloadUrl`: a checked URL (https, or http on loopback)
 * - `sha256`: 64 lower-case hexadecimal digits; null if the API has none
 */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** The SHA-256 of a digest as the API writes it, `sha256:` and 64 hexadecimal digits; null for any other text, and for null. */
export function sha256OfDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}

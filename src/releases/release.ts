import type * as v from "valibot";
import type { releaseSchema, releaseSummarySchema } from "./releaseSchema";

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

/** A release without its files. */
export function summaryOf({ files: _, ...summary }: Release): ReleaseSummary {
  return summary;
}

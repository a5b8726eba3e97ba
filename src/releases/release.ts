import * as v from "valibot";
import { releaseFileSchema } from "./releaseFile";

const LINKS = ["file", "sourceArchive", "releasePage"] as const;

/** The shape of a {@link ReleaseSummary}. */
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

/** The shape of a {@link Release}, to check one that comes from a file of this site. */
export const releaseSchema = v.object({
  ...releaseSummarySchema.entries,
  files: v.pipe(v.array(releaseFileSchema), v.readonly()),
});

/**
 * What the list shows of a release (product spec, section 3), its files left aside: of thirty releases they would be most of
 * the page.
 *
 * - `id`: the API's id, as text
 * - `version`: the release tag, to the letter
 * - `name`: the release's name, or its tag where it has none
 * - `date`: when it was published, ISO 8601 in UTC; null where the API gave no readable date
 * - `features`: the feature lines of its notes, plain text
 * - `downloadUrl`: a checked address (https, or http on loopback); null where the release offers none
 * - `downloadSize`: bytes behind `downloadUrl`; null where the API does not say (a source archive)
 * - `linksTo`: what is behind `downloadUrl`: an attached file, or what stands in for one; null where there is no link
 * - `isPrerelease`: the maintainers marked it as not yet stable
 */
export type ReleaseSummary = v.InferOutput<typeof releaseSummarySchema>;

/** A release with its attached files, in the API's order: all of them that can be downloaded. */
export type Release = v.InferOutput<typeof releaseSchema>;

/** A release as it is known so far: its files may be in the complete list alone. */
export type KnownRelease = ReleaseSummary & Partial<Pick<Release, "files">>;

/** Every release that can be had, the newest first, and what may be missing. */
export interface WholeList {
  releases: readonly KnownRelease[];
  /** Whether no older release is missing, and no release's files. */
  isComplete: boolean;
  /** Whether no newer release is missing: the API has been asked. */
  isCurrent: boolean;
}

/** A release without its files. */
export function summaryOf({ files: _, ...summary }: Release): ReleaseSummary {
  return summary;
}

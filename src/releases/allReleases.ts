import * as v from "valibot";
import { type Release, releaseSchema } from "./release";
import { versionFragment } from "./version";

const fileSchema = v.object({ releases: v.array(releaseSchema) });

/**
 * The text of the file of all releases; each release has its own line, so that a diff shows what changed, and in `page`
 * the URL that opens with it (docs/rules.md, 3.25).
 *
 * @param downloadUrl the URL of /download
 */
export function serializeAllReleases(releases: readonly Release[], downloadUrl: string): string {
  const lines = releases.map((release) => JSON.stringify({ ...release, page: downloadUrl + versionFragment(release.version) }));
  return `{"releases":[\n${lines.join(",\n")}\n]}\n`;
}

/**
 * Reads what {@link serializeAllReleases} wrote, with or without `page`.
 *
 * @throws Error if it is anything else
 */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(fileSchema, content).releases;
}

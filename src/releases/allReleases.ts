import * as v from "valibot";
import { type Release, releaseSchema } from "./release";

/** All releases as a static JSON file, as a path within the site. */
export const ALL_RELEASES_PATH = "/releases.json";

/** The plain list: all releases as one HTML page without scripts, as a path within the site. */
export const PLAIN_LIST_PATH = "/releases.html";

const fileSchema = v.object({ releases: v.array(releaseSchema) });

/** The text of the file at {@link ALL_RELEASES_PATH}; each release has its own line, so that a diff shows what changed. */
export function serializeAllReleases(releases: readonly Release[]): string {
  return `{"releases":[\n${releases.map((release) => JSON.stringify(release)).join(",\n")}\n]}\n`;
}

/**
 * Reads what {@link serializeAllReleases} wrote.
 *
 * @throws Error if it is anything else
 */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(fileSchema, content).releases;
}

import * as v from "valibot";
import { type Release, releaseSchema } from "./release";

/** The complete list of this site's releases as a static file, a path within the site. */
export const ALL_RELEASES_PATH = "/releases.json";

/** The same list as one plain page without scripts, a path within the site. */
export const PLAIN_LIST_PATH = "/releases.html";

const publishedSchema = v.object({ releases: v.array(releaseSchema) });

/** The text of the file at {@link ALL_RELEASES_PATH}; one release a line, so that a diff shows what changed. */
export function serializeAllReleases(releases: readonly Release[]): string {
  return `{"releases":[\n${releases.map((release) => JSON.stringify(release)).join(",\n")}\n]}\n`;
}

/**
 * Reads what {@link serializeAllReleases} wrote.
 *
 * @throws Error where it is something else
 */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(publishedSchema, content).releases;
}

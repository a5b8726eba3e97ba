import * as v from "valibot";
import { type Release, releaseSchema } from "./release";
import { versionFragment } from "./version";

/**
 * The text of the file of all releases. Each release has its own line, so that a diff shows what changed, and in `page` the URL that
 * opens with it (docs/rules.md, 3.25). `downloadUrl` is that of /download.
 */
export function serializeAllReleases(releases: readonly Release[], downloadUrl: string): string {
  const lines = releases.map((release) => JSON.stringify({ ...release, page: downloadUrl + versionFragment(release.version) }));
  return `{"releases":[\n${lines.join(",\n")}\n]}\n`;
}

/** Reads what {@link serializeAllReleases} wrote, with or without `page`. Fails if it is anything else. */
export function parseAllReleases(content: unknown): Release[] {
  return v.parse(v.object({ releases: v.array(releaseSchema) }), content).releases;
}

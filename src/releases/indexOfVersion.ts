import type { ReleaseSummary } from "./release";

/**
 * The position of the release that has a version; -1 if none has it.
 *
 * @param version a tag. If no tag is exactly the same, a leading `v` and upper or lower case do not matter (docs/rules.md, 13.2)
 */
export function indexOfVersion(releases: readonly Pick<ReleaseSummary, "version">[], version: string): number {
  const exact = releases.findIndex((release) => release.version === version);
  if (exact >= 0) return exact;
  const wanted = withoutV(version);
  return releases.findIndex((release) => withoutV(release.version) === wanted);
}

function withoutV(version: string): string {
  return version
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, "");
}

import type { ReleaseSummary } from "./release";

/** A version, where it stands in the list, and what came after it. */
export interface ChangesSince<Entry> {
  /** The release that bears the version. */
  since: Entry;
  /** The releases after it, the newest first; none where it is the newest. */
  releases: readonly Entry[];
}

/**
 * What came after a version. Null where no release bears it.
 *
 * @param releases in the API's order, the newest first
 * @param version a tag; where no release has it to the letter, a `v` before its number may be there or not, and case is nothing
 */
export function changesSince<Entry extends Pick<ReleaseSummary, "version">>(
  releases: readonly Entry[],
  version: string,
): ChangesSince<Entry> | null {
  const exact = releases.findIndex((release) => release.version === version);
  const position = exact >= 0 ? exact : releases.findIndex((release) => withoutV(release.version) === withoutV(version));
  const since = releases[position];
  return since ? { since, releases: releases.slice(0, position) } : null;
}

function withoutV(version: string): string {
  return version
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, "");
}

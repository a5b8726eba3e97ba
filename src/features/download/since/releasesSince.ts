import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion } from "../../../releases/version";

/** The release that has a version, and the releases since. */
export interface ReleasesSince<Entry> {
  /** The release that has the version. */
  since: Entry;
  /** The releases after it, the newest first; none if it is the newest. */
  releases: readonly Entry[];
}

/**
 * The releases since a version. Null if no release has that version.
 *
 * @param releases in the API's order, the newest first
 * @param version a tag, see {@link indexOfVersion}
 */
export function releasesSince<Entry extends Pick<ReleaseSummary, "version">>(
  releases: readonly Entry[],
  version: string,
): ReleasesSince<Entry> | null {
  const position = indexOfVersion(releases, version);
  const since = releases[position];
  return since ? { since, releases: releases.slice(0, position) } : null;
}

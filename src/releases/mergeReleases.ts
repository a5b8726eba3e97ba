import type { ReleaseSummary, ReleaseWithFiles } from "./release";

/** A response of the API: the newest page of the release list. */
export interface LiveReleases {
  releases: readonly ReleaseWithFiles[];
  /** Whether the API has older releases. */
  hasNextPage: boolean;
}

/** Whether a release is in a list, by its id. */
export const isIn =
  (list: readonly { id: string }[]) =>
  ({ id }: { id: string }): boolean =>
    list.some((release) => release.id === id);

/**
 * Merges a response of the API into a list that shares a release with it, and may be older
 * (docs/rules.md, 6.2). An unchanged release stays the same object, so React does not render it
 * again.
 */
export function mergeReleases(
  list: readonly ReleaseSummary[],
  { releases, hasNextPage }: LiveReleases,
): readonly ReleaseSummary[] {
  const listed = new Map(list.map((release) => [release.id, release]));
  const current = releases.map((release) => {
    const before = listed.get(release.id);
    return before?.revision === release.revision ? before : release;
  });
  if (!hasNextPage) return current;
  return current.concat(list.slice(list.findLastIndex(isIn(releases)) + 1));
}

import type { ReleaseSummary, ReleaseWithFiles } from "./release";

/** A response of the API: the newest page of the release list. */
export interface LiveReleases {
  releases: readonly ReleaseWithFiles[];
  /** Whether the API has older releases. */
  hasNextPage: boolean;
}

/**
 * Refuses a response that has none of the releases in the list, also an empty one. The name of the
 * repository may belong to somebody else now, or the API has a fault (docs/rules.md, 6.3).
 *
 * @throws Error with a message for the visitor
 */
export function checkShared(list: readonly ReleaseSummary[], { releases }: LiveReleases): void {
  const isShared = list.some(({ id }) => releases.some((release) => release.id === id));
  if (list.length > 0 && !isShared) throw new Error("The server lists other releases");
}

/**
 * Merges a response of the API that shares a release with a list into this list, which may be older
 * (docs/rules.md, 6.2). An unchanged release stays the same object, so React does not render it
 * again.
 *
 * @param isWhole whether the list has all releases. Else, a response may go on after its end.
 */
export function mergeReleases(
  list: readonly ReleaseSummary[],
  { releases, hasNextPage }: LiveReleases,
  isWhole: boolean,
): readonly ReleaseSummary[] {
  const listed = new Map(list.map((release) => [release.id, release]));
  const current = releases.map((release) => {
    const before = listed.get(release.id);
    return before?.revision === release.revision ? before : release;
  });
  const [last] = releases.slice(-1);
  const isLonger = !isWhole && last !== undefined && !listed.has(last.id);
  if (!hasNextPage || isLonger) return current;
  const lastShared = list.findLastIndex(({ id }) => releases.some((release) => release.id === id));
  return current.concat(list.slice(lastShared + 1));
}

import type { Release, ReleaseSummary } from "./release";
import { linkOf, summaryOf } from "./summary";

/** A response of the API: the newest page of the release list. */
export interface LiveReleases {
  releases: readonly Release[];
  /** Whether the API has older releases. */
  hasNextPage: boolean;
}

/**
 * Merges the response of the API into a list that may be older (docs/rules.md, 6.2). An unchanged
 * release stays the same object, so React does not render it again.
 */
export function mergeReleases(
  list: readonly ReleaseSummary[],
  { releases, hasNextPage }: LiveReleases,
): readonly ReleaseSummary[] {
  const listed = new Map(list.map((release) => [release.id, release]));
  const current = releases.map((release) => {
    const before = listed.get(release.id);
    if (!before) return release;
    // In the order of the fields before, because the build and the API give them in different ones.
    const merged = { ...before, ...release, ...keptLink(before, release) };
    return textOf(before) === textOf(merged) ? before : merged;
  });
  if (!hasNextPage) return current;
  const lastShared = list.findLastIndex(({ id }) => releases.some((release) => release.id === id));
  // If no release is shared, another repository has replaced the listed one.
  return lastShared < 0 ? current : [...current, ...list.slice(lastShared + 1)];
}

/**
 * The API does not know the packages, so a link that the build chose stays as long as its file
 * (docs/rules.md, 15.4).
 */
function keptLink(before: ReleaseSummary, { files }: Release) {
  const { phonePackage, androidPackage } = before;
  const link = linkOf(before);
  const file = files.find(
    ({ downloadUrl, size }) => downloadUrl === link.downloadUrl && size === link.size,
  );
  const isFirst = file === files[0];
  if (!file || !(isFirst || phonePackage || androidPackage)) return null;
  const { downloadUrl, size } = file;
  return { phonePackage: isFirst ? null : { downloadUrl, size }, androidPackage };
}

const textOf = (release: ReleaseSummary) => JSON.stringify(summaryOf(release));

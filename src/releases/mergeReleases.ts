import type { Release, ReleaseFile, ReleaseSummary } from "./release";

/**
 * The newest part of the release list, as the API gave it just now.
 *
 * - `releases`: in the API's order, the newest first
 * - `hasNextPage`: the API has more releases after the last one of these
 */
export interface NewestReleases<Entry extends ReleaseSummary = Release> {
  releases: readonly Entry[];
  hasNextPage: boolean;
}

/**
 * The list to show (docs/rules.md, 6.1 and 6.4 to 6.7). The API's answer is right about the span that it covers: a built release
 * inside that span that is missing from the answer was deleted. Built releases older than the span stay. If the two share no release,
 * the repository was made anew, and only the answer counts. If a release is the same in both, the list gets the built object, so that
 * React does not render it again.
 */
export function mergeReleases<Entry extends ReleaseSummary>(
  built: readonly Entry[],
  live: NewestReleases<Entry>,
): readonly Entry[] {
  const builtById = new Map(built.map((release) => [release.id, release]));
  const current = live.releases.map((release) => {
    const known = builtById.get(release.id);
    return known && areSame([known], [release]) ? known : release;
  });
  if (!live.hasNextPage) return current;
  const liveIds = new Set(live.releases.map((release) => release.id));
  const lastShared = built.findLastIndex((release) => liveIds.has(release.id));
  return lastShared < 0 ? current : [...current, ...built.slice(lastShared + 1)];
}

const RELEASE_FIELDS: Record<keyof Release, true> = {
  id: true,
  version: true,
  name: true,
  date: true,
  features: true,
  downloadUrl: true,
  downloadSize: true,
  linksTo: true,
  isPrerelease: true,
  files: true,
};
const FILE_FIELDS: Record<keyof ReleaseFile, true> = { name: true, size: true, downloadUrl: true, sha256: true };

// Names at every depth: an object in a field would need its own names here.
const FIELDS = Object.keys({ ...RELEASE_FIELDS, ...FILE_FIELDS });

/** Whether two lists hold the same releases, or the same files, with the same content and in the same order. */
export function areSame<Entry extends ReleaseSummary | ReleaseFile>(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one === other || contentText(one) === contentText(other);
}

// GraphQL and the API's answer have the fields in different orders; the list of fields gives them one order.
function contentText(list: readonly (ReleaseSummary | ReleaseFile)[]): string {
  return JSON.stringify(list, FIELDS);
}

import { type Release, type ReleaseSummary, releaseSchema } from "./release";
import { releaseFileSchema } from "./releaseFile";

/**
 * The newest part of the release list as the API gave it just now.
 *
 * - `releases`: in the API's order, the newest first
 * - `hasNextPage`: whether the API has more releases behind the last one of these
 */
export interface NewestReleases<Entry extends ReleaseSummary = Release> {
  releases: readonly Entry[];
  hasNextPage: boolean;
}

/**
 * The list to show: what the live answer covers is the truth, a built release older than that stays, and one that lies within
 * the covered span but is missing from the answer was deleted. Order is the API's; nothing is sorted by date. A release that is
 * the same in both stays the built object, so that what shows it need not be drawn again.
 */
export function mergeReleases<Entry extends ReleaseSummary>(
  built: readonly Entry[],
  live: NewestReleases<Entry>,
): readonly Entry[] {
  const builtById = new Map(built.map((release) => [release.id, release]));
  const current = live.releases.map((release) => {
    const known = builtById.get(release.id);
    return known && areSameReleases([known], [release]) ? known : release;
  });
  if (!live.hasNextPage) return current;
  const liveIds = new Set(live.releases.map((release) => release.id));
  const lastShared = built.findLastIndex((release) => liveIds.has(release.id));
  return [...current, ...built.slice(lastShared + 1)];
}

const FIELDS = [...Object.keys(releaseSchema.entries), ...Object.keys(releaseFileSchema.entries)];

/** Whether two lists show the same thing: the same releases, in the same order, with the same content. */
export function areSameReleases(one: readonly ReleaseSummary[], other: readonly ReleaseSummary[]): boolean {
  return one === other || JSON.stringify(one, FIELDS) === JSON.stringify(other, FIELDS);
}

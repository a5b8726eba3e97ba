import type { Release, ReleaseSummary } from "./release";
import { summaryOf } from "./summary";

/** The newest part of the release list, as the API gave it just now. */
export interface NewestReleases {
  /** In the API's order, the newest first. */
  releases: readonly Release[];
  /** The API has more releases after the last one of these. */
  hasNextPage: boolean;
}

/**
 * The list to show (docs/rules.md, 6.1 and 6.4 to 6.7). A release that is the same in both, apart from its files, stays the built
 * object, so that React does not render it again.
 */
export function mergeReleases(
  built: readonly ReleaseSummary[],
  { releases, hasNextPage }: NewestReleases,
): readonly ReleaseSummary[] {
  const builtById = new Map(built.map((release) => [release.id, release]));
  const current = releases.map((release) => {
    const known = builtById.get(release.id);
    return known && areSame(summaryOf(known), summaryOf(release)) ? known : release;
  });
  if (!hasNextPage) return current;
  const liveIds = new Set(releases.map(({ id }) => id));
  const lastShared = built.findLastIndex(({ id }) => liveIds.has(id));
  return lastShared < 0 ? current : [...current, ...built.slice(lastShared + 1)];
}

/** Whether two values of JSON have the same content, whatever the order of the keys in an object. */
export function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const others = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === others.size && entries.every(([key, value]) => others.has(key) && areSame(value, others.get(key)));
}

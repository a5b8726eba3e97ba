import { logText } from "../../src/releases/logText";
import { areSame } from "../../src/releases/mergeReleases";
import { ALL_RELEASES_PATH } from "../../src/releases/publishedPaths";
import type { Release } from "../../src/releases/release";

/**
 * A line for each difference between two lists of releases.
 *
 * @param released the API's releases
 * @param shown those in the site's file of all releases
 */
export function compareReleases(released: readonly Release[], shown: readonly Release[]): string[] {
  const shownById = new Map(shown.map((release) => [release.id, release]));
  const releasedIds = new Set(released.map(({ id }) => id));
  const problems = released.flatMap((release) => {
    const known = shownById.get(release.id);
    if (!known) return [`${nameOf(release)} is missing`];
    return areSame([release], [known]) ? [] : [`${nameOf(release)} is out of date`];
  });
  for (const release of shown) {
    if (!releasedIds.has(release.id)) problems.push(`${nameOf(release)} is shown, but is not a release any more`);
  }
  if (released.length !== shown.length) problems.push(`${shown.length} releases are shown, there are ${released.length}`);
  if (problems.length === 0 && !areSame(released, shown)) problems.push("the releases are in another order");
  return problems.map((problem) => `${ALL_RELEASES_PATH}: ${problem}`);
}

/** A release by its version and id, for a log. */
export function nameOf({ version, id }: Release): string {
  return logText(`${version} (id ${id})`);
}

import { ALL_RELEASES_PATH } from "../../src/releases/allReleases";
import { areSameReleases } from "../../src/releases/mergeReleases";
import type { Release } from "../../src/releases/release";

/**
 * Compares the newest version on /download with the API's. A version is undefined if there is no release.
 *
 * @returns a line if they differ, else an empty list
 */
export function compareVersions(released: string | undefined, announced: string | undefined): string[] {
  if (released === announced) return [];
  return [`/download announces ${announced ?? "no version"}, the newest release is ${released ?? "none"}`];
}

/** A line for each difference between the API's releases and those in the site's file of all releases. */
export function compareReleases(released: readonly Release[], deployed: readonly Release[]): string[] {
  const deployedById = new Map(deployed.map((release) => [release.id, release]));
  const releasedIds = new Set(released.map(({ id }) => id));
  const problems = released.flatMap((release) => {
    const known = deployedById.get(release.id);
    if (!known) return [`${nameOf(release)} is missing`];
    return areSameReleases([release], [known]) ? [] : [`${nameOf(release)} is out of date`];
  });
  for (const release of deployed) {
    if (!releasedIds.has(release.id)) problems.push(`${nameOf(release)} is shown, but is not a release any more`);
  }
  if (released.length !== deployed.length) problems.push(`${deployed.length} releases are shown, there are ${released.length}`);
  if (problems.length === 0 && !areSameReleases(released, deployed)) problems.push("the releases are in another order");
  return problems.map((problem) => `${ALL_RELEASES_PATH}: ${problem}`);
}

function nameOf({ version, id }: Release): string {
  return `${version} (id ${id})`;
}

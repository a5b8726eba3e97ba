import { isForPhones } from "../../src/releases/recommendFile";
import type { Release } from "../../src/releases/release";
import { builtReleases } from "./releaseList";

/** The data that Gatsby queries for /download after a build with these releases. */
export function pageDataOf(
  releases: readonly Release[],
  list: { liveUrl: string; readAt: string; isSample: boolean },
  count = 30,
) {
  const stable = releases.find(({ isPrerelease }) => !isPrerelease);
  const forPhones = releases.find(({ files }) => files.some(isForPhones));
  const offers = [releases[0], stable, forPhones].filter((one) => one !== undefined);
  return { releaseList: { ...builtReleases(releases, { count, offers }), ...list } };
}

import { isForPhones } from "../../src/releases/recommendFile";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import { updateOf } from "../../src/releases/update";

/** The data that Gatsby queries for /download after a build with these releases. */
export function pageDataOf(
  releases: readonly Release[],
  list: { liveUrl: string; readAt: string; isSample: boolean },
  count = 30,
) {
  const summaries = releases.map(summaryOf);
  return {
    releaseList: {
      ...list,
      total: releases.length,
      releases: summaries.slice(0, count),
      newest: summaries[0] ?? null,
      newestStable: summaries.find(({ isPrerelease }) => !isPrerelease) ?? null,
      newestForPhones: summaries.find(({ files }) => files.some(isForPhones)) ?? null,
      update: updateOf(releases),
    },
  };
}

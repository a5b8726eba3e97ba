import { hasPhonePackage } from "../../src/releases/recommendFile";
import type { Release } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";

/** The data that Gatsby queries for /download after a build with these releases. */
export function pageDataOf(
  releases: readonly Release[],
  list: { liveUrl: string; readAt: string; isSample: boolean },
  count = 30,
) {
  return {
    releaseList: {
      ...list,
      total: releases.length,
      releases: releases.slice(0, count).map(summaryOf),
      newest: releases[0] ?? null,
      newestStable: releases.find(({ isPrerelease }) => !isPrerelease) ?? null,
      newestForPhones: releases.find(({ files }) => hasPhonePackage(files)) ?? null,
    },
  };
}

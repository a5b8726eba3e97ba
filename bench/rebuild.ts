import { startReleasesApi } from "../harness/releasesApi";
import { copySite } from "../harness/siteCopy";
import { fullSizeRelease, fullSizeReleases } from "./fullSizeReleases";
import { build, settingsFor } from "./sites";
import { median, printTable, ratio } from "./table";

/** Releases of the site before the first new one. */
const RELEASES = 30;

/**
 * `npm run bench -- rebuild`: time from a published release to the new HTML, with the caches of an earlier build and without.
 *
 * @param runs builds with caches, one new release each
 */
export async function benchRebuild(runs = 7): Promise<void> {
  const api = await startReleasesApi(fullSizeReleases(RELEASES));
  try {
    const site = await copySite("bench-rebuild");
    const settings = settingsFor(api);
    const time = async () => {
      const started = Date.now();
      await build(site, settings);
      return (Date.now() - started) / 1000;
    };
    console.log(`Building the site with ${RELEASES} releases, then again for each of ${runs} new ones ...`);
    const cold = await time();
    const warm: number[] = [];
    for (let run = 1; run <= runs; run += 1) {
      api.releases.unshift(fullSizeRelease(RELEASES + run));
      warm.push(await time());
    }
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    printTable(
      "From a published release to the new HTML",
      ["build", "time", "range", "compared with no caches", "limit"],
      [
        ["without caches", seconds(cold), "", "", ""],
        [
          "with the caches of the last build",
          seconds(median(warm)),
          `${seconds(Math.min(...warm))} to ${seconds(Math.max(...warm))}`,
          ratio(median(warm), cold),
          "0.50x and 15 s",
        ],
      ],
    );
  } finally {
    await api.close();
  }
}

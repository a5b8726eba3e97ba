import { readFile } from "node:fs/promises";
import path from "node:path";
import { startReleasesApi } from "../harness/releasesApi";
import { copySite } from "../harness/siteCopy";
import { listFiles } from "../src/publishing/publicFiles";
import { fullSizeRelease, fullSizeReleases } from "./fullSizeReleases";
import { build, settingsFor } from "./sites";
import { median, printTable, ratio } from "./table";

/** Releases of the site before the first new one. */
const RELEASES = 30;

/**
 * `npm run bench -- rebuild`: time from a published release to the new HTML, with the caches of an earlier build and without, and
 * the number of published files that a new release changes.
 *
 * @param runs builds with caches, one new release each
 */
export async function benchRebuild(runs = 7): Promise<void> {
  const api = await startReleasesApi(fullSizeReleases(RELEASES));
  try {
    const site = await copySite("bench-rebuild");
    const timedBuild = async () => {
      const started = Date.now();
      const directory = await build(site, settingsFor(api));
      const time = (Date.now() - started) / 1000;
      return { time, files: await readFiles(directory) };
    };
    console.log(`Building the site with ${RELEASES} releases, then again for each of ${runs} new ones ...`);
    const cold = await timedBuild();
    const warm: number[] = [];
    const changed: number[] = [];
    let { files } = cold;
    for (let run = 1; run <= runs; run += 1) {
      api.releases.unshift(fullSizeRelease(RELEASES + run));
      const next = await timedBuild();
      warm.push(next.time);
      changed.push(countChanges(files, next.files));
      files = next.files;
    }
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    printTable(
      "From a published release to the new HTML",
      ["build", "time", "range", "compared with no caches", "limit", "changed files"],
      [
        ["without caches", seconds(cold.time), "", "", "", `all ${cold.files.size}`],
        [
          "with the caches of the last build",
          seconds(median(warm)),
          `${seconds(Math.min(...warm))} to ${seconds(Math.max(...warm))}`,
          ratio(median(warm), cold.time),
          "0.50x and 15 s",
          median(changed),
        ],
      ],
      "Changed files: published files that are new, different or gone after the build.",
    );
  } finally {
    await api.close();
  }
}

/** The content of every published file, as Latin-1, by path. */
async function readFiles(directory: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const file of await listFiles(directory)) contents.set(file, await readFile(path.join(directory, file), "latin1"));
  return contents;
}

function countChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).length;
}

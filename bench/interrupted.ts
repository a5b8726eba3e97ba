import path from "node:path";
import { readPublished } from "../harness/publishedFiles";
import { startReleasesApi } from "../harness/releasesApi";
import { copySite } from "../harness/siteCopy";
import { fullSizeReleases } from "./fullSizeReleases";
import { build, settingsFor } from "./sites";
import { printTable } from "./table";

/** How many builds are killed, at moments spread evenly over the time that a build takes. */
const MOMENTS = 10;

/**
 * `npm run bench -- interrupted`: kills builds at ten moments, and compares what the next build publishes with a complete build.
 */
export async function benchInterrupted(): Promise<void> {
  const api = await startReleasesApi(fullSizeReleases(30));
  try {
    const site = await copySite("bench-interrupted");
    const settings = settingsFor(api);
    await build(site, settings);
    const complete = await readPublished(path.join(site.directory, "public"));
    const started = Date.now();
    await build(site, settings);
    const usualTime = Date.now() - started;
    console.log(`Killing ${MOMENTS} builds of about ${(usualTime / 1000).toFixed(0)} s, and building again after each ...`);
    const rows: string[][] = [];
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      const after = (usualTime * moment) / (MOMENTS + 1);
      const { exitCode } = await site.build(settings, { endAfter: after });
      const { exitCode: next, output } = await site.build(settings);
      const published = await readPublished(path.join(site.directory, "public"));
      const different = [...new Set([...complete.keys(), ...published.keys()])].filter(
        (file) => complete.get(file) !== published.get(file),
      );
      rows.push([
        `${(after / 1000).toFixed(1)} s`,
        exitCode === 0 ? "no" : "yes",
        output.includes("built from scratch") ? "from scratch" : "with the caches",
        next === 0 ? "complete" : "failed",
        String(different.length),
      ]);
    }
    printTable("Killed builds", ["after", "killed", "next build", "its result", "different files"], rows);
  } finally {
    await api.close();
  }
}

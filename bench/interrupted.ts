import path from "node:path";
import { fullSizeReleases } from "../harness/githubReleases";
import { readPublished } from "../harness/publishedFiles";
import { startReleasesApi } from "../harness/releasesApi";
import { copySite } from "../harness/siteCopy";
import { build, settingsFor } from "./sites";
import { printTable } from "./table";

const MOMENTS = 10;

/** `npm run bench -- interrupted`: builds that are killed at ten moments, and what the build after each one publishes. */
export async function benchInterrupted(): Promise<void> {
  const api = await startReleasesApi(fullSizeReleases(30));
  try {
    const site = await copySite("bench-interrupted");
    const settings = settingsFor(api);
    await build(site, settings);
    const whole = await readPublished(path.join(site.directory, "public"));
    const started = Date.now();
    await build(site, settings);
    const usual = Date.now() - started;
    console.log(`Killing ${MOMENTS} builds of about ${(usual / 1000).toFixed(0)} s, and building after each ...`);
    const rows: string[][] = [];
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      const after = (usual * moment) / (MOMENTS + 1);
      const { exitCode } = await site.build(settings, { endAfter: after });
      const { exitCode: next, output } = await site.build(settings);
      const published = await readPublished(path.join(site.directory, "public"));
      const different = [...new Set([...whole.keys(), ...published.keys()])].filter(
        (file) => whole.get(file) !== published.get(file),
      );
      rows.push([
        `${(after / 1000).toFixed(1)} s`,
        exitCode === 0 ? "no" : "yes",
        output.includes("built from scratch") ? "from scratch" : "from what was there",
        next === 0 ? "whole" : "failed",
        String(different.length),
      ]);
    }
    printTable("Builds that were killed", ["after", "killed", "the next build", "its result", "files that differ"], rows);
  } finally {
    await api.close();
  }
}

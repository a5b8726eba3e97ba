import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { startReleasesApi } from "../harness/releasesApi";
import { copySite } from "../harness/siteCopy";
import { htmlFileOf, pageDataFileOf } from "../src/gatsbyInternals/publicFolder";
import { ALL_RELEASES_PATH } from "../src/releases/publishedPaths";
import { routes } from "../src/site/links";
import { fullSizeRelease, fullSizeReleases } from "./fullSizeReleases";
import { watchMemory } from "./memory";
import { build, settingsFor } from "./sites";
import { kilobytes, printTable, ratio } from "./table";

/** Numbers of releases to measure, the reference first. */
const COUNTS = [30, 300, 1750];

/** The figures for one number of releases. */
interface Measurement {
  count: number;
  /** Seconds. */
  coldBuild: number;
  /** Seconds of the next build, with one more release. */
  warmBuild: number;
  /** Bytes: the highest sum of all processes of the cold build. */
  memory: number;
  html: Buffer;
  pageData: Buffer;
  releases: Buffer;
}

/** `npm run bench -- scale`: how build time, memory and the files of /download grow with the number of releases. */
export async function benchScale(): Promise<void> {
  const measurements: Measurement[] = [];
  for (const count of COUNTS) measurements.push(await measure(count));
  const [first] = measurements;
  if (!first) return;
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const sizeAndGzip = (content: Buffer) => `${kilobytes(content.length)} (${kilobytes(gzipSync(content, { level: 9 }).length)})`;
  printTable(
    "How the build and /download grow with the number of releases",
    [
      "releases",
      "cold build s",
      "",
      "warm build s",
      "",
      "memory MB",
      "HTML kB (gzip)",
      "",
      "page data kB (gzip)",
      "",
      "releases.json kB (gzip)",
    ],
    measurements.map(({ count, coldBuild, warmBuild, memory, html, pageData, releases }) => [
      count,
      coldBuild.toFixed(1),
      ratio(coldBuild, first.coldBuild),
      warmBuild.toFixed(1),
      ratio(warmBuild, first.warmBuild),
      megabytes(memory),
      sizeAndGzip(html),
      ratio(html.length, first.html.length),
      sizeAndGzip(pageData),
      ratio(pageData.length, first.pageData.length),
      sizeAndGzip(releases),
    ]),
    "Ratios compare with the first row. Limits: build 1.5x, HTML and page data 1.1x. Warm: the next build, with one more release.",
    "Memory: the highest sum of resident memory of all processes of the cold build.",
  );
}

async function measure(count: number): Promise<Measurement> {
  console.log(`Building twice with ${count} releases ...`);
  const api = await startReleasesApi(fullSizeReleases(count));
  try {
    const site = await copySite(`bench-scale-${count}`);
    const timedBuild = async () => {
      const start = performance.now();
      const directory = await build(site, settingsFor(api));
      return { directory, seconds: (performance.now() - start) / 1000 };
    };
    const { result: cold, peak } = await watchMemory(timedBuild);
    const htmlFile = htmlFileOf(routes.download);
    const [html, pageData, releases] = await Promise.all(
      [htmlFile, pageDataFileOf(htmlFile), ALL_RELEASES_PATH].map((file) => readFile(path.join(cold.directory, file))),
    );
    if (!html || !pageData || !releases) throw new Error("The build wrote no files for /download.");
    api.releases.unshift(fullSizeRelease(count + 1));
    const warm = await timedBuild();
    return { count, coldBuild: cold.seconds, warmBuild: warm.seconds, memory: peak, html, pageData, releases };
  } finally {
    await api.close();
  }
}

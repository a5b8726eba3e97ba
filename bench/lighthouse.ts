import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import * as v from "valibot";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../harness/chromium";
import { LEAN_PATHS } from "./leanPage";
import { serveSiteFromApi } from "./sites";
import { type Cell, printTable, range } from "./table";
import { measureInTurns } from "./turns";

const FOLDER = path.join(__dirname, "lighthouse");
const PROGRAM = path.join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/** The 404 page by its own URL, because Lighthouse does not measure a page that has an error status. */
const PAGES = ["/", "/download", "/privacy", "/terms", "/404.html", LEAN_PATHS.download, LEAN_PATHS.home];

/** Releases of the site, as many as are in the HTML of /download (docs/rules.md, 3.1). */
const RELEASES = 30;

const score = v.nullable(v.number());
const auditReferences = v.array(v.object({ id: v.string(), weight: v.number() }));
const reportSchema = v.object({
  categories: v.record(v.string(), v.object({ score, auditRefs: auditReferences })),
  audits: v.record(v.string(), v.object({ title: v.string(), score, displayValue: v.optional(v.string(), "") })),
});
type Report = v.InferOutput<typeof reportSchema>;

/**
 * `npm run bench -- lighthouse`: Lighthouse's scores on a phone for every page and for the lean pages, and the audits that cost
 * points.
 *
 * @param runs measurements of each page; the pages take turns
 */
export async function benchLighthouse(runs = 5): Promise<void> {
  if (!existsSync(PROGRAM)) {
    console.log("Installing Lighthouse into bench/lighthouse/node_modules ...");
    const install = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", install, {
      cwd: FOLDER,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  }
  await using site = await serveSiteFromApi(RELEASES);
  const results = await measureInTurns(runs, PAGES, (page) => measure(site.url + page));
  const rows: Cell[][] = [];
  const lost: string[] = [];
  for (const [index, page] of PAGES.entries()) {
    const reports = (results[index] ?? []).toSorted((one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"));
    const median = reports[Math.floor((reports.length - 1) / 2)];
    if (!median) throw new Error(`Lighthouse gave no report for ${page}.`);
    rows.push([
      page,
      ...CATEGORIES.map((category) => scoreOf(median, category)),
      range(reports.map((report) => scoreOf(report, "performance"))),
      ...METRICS.map((metric) => median.audits[metric]?.displayValue ?? ""),
    ]);
    lost.push(...lostPoints(median).map((line) => `${page}  ${line}`));
  }
  printTable(
    `Lighthouse, mobile (simulated slow 4G, processor 4x slower), the median of ${runs} runs by performance`,
    ["page", ...CATEGORIES, "range of performance", "FCP", "LCP", "TBT", "CLS"],
    [...rows, ["limit", ...CATEGORIES.map(() => 100)]],
    "The limit for SEO does not apply to the 404 page, which search engines must not index.",
    ...lost,
  );
}

async function measure(url: string): Promise<Report> {
  const options = [
    "--quiet",
    "--output=json",
    "--no-enable-error-reporting",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${["--headless", ...CHROMIUM_ARGUMENTS].join(" ")}`,
  ];
  const { executablePath = chromium.executablePath() } = await provideChromium();
  const env = { ...process.env, CHROME_PATH: executablePath };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, url, ...options], { env, maxBuffer: 100_000_000 });
  return v.parse(reportSchema, JSON.parse(stdout));
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/** The audits that have a weight in a score and did not get all of it. */
function lostPoints({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return [`${category}  ${id}  ${audit.score}  ${audit.title}  ${audit.displayValue}`.trimEnd()];
    }),
  );
}

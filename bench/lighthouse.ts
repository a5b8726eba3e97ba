import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../harness/chromium";
import { LEAN_PATHS } from "./leanPage";
import { serveWithLeanPages } from "./sites";
import { printTable, range } from "./table";
import { measureInTurns } from "./turns";

const FOLDER = path.join(__dirname, "lighthouse");
const PROGRAM = path.join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** The 404 page by its own URL, because Lighthouse does not measure a page that has an error status. */
const PAGES = ["/", "/download", "/privacy", "/terms", "/404.html"];

/** Releases of the site, as many as are in the HTML of /download (docs/rules.md, 3.1). */
const RELEASES = 30;

const reportSchema = v.object({
  categories: v.record(
    v.string(),
    v.object({
      title: v.string(),
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.object({ title: v.string(), score: v.nullable(v.number()), displayValue: v.optional(v.string()) }),
  ),
});
type Report = v.InferOutput<typeof reportSchema>;

/**
 * `npm run bench -- lighthouse`: Lighthouse's scores on a phone for every page and for the lean pages, and the audits that cost
 * points.
 *
 * @param runs measurements of each page; the pages take turns
 */
export async function benchLighthouse(runs: number): Promise<void> {
  installLighthouse();
  const { url, close } = await serveWithLeanPages(RELEASES);
  try {
    const paths = [...PAGES, LEAN_PATHS.download, LEAN_PATHS.home];
    const results = await measureInTurns(
      runs,
      paths.map((pagePath) => () => measure(url + pagePath)),
    );
    const measured = paths.map((pagePath, index) => resultOf(pagePath, results[index] ?? []));
    const metrics = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
    printTable(
      `Lighthouse, mobile (simulated slow 4G, processor 4x slower), the median of ${runs} runs by performance`,
      ["page", ...CATEGORIES, "range of performance", "FCP", "LCP", "TBT", "CLS"],
      [
        ...measured.map(({ pagePath, report, performances }) => [
          pagePath,
          ...CATEGORIES.map((category) => scoreOf(report, category)),
          range(performances),
          ...metrics.map((metric) => report.audits[metric]?.displayValue ?? ""),
        ]),
        ["limit", ...CATEGORIES.map(() => 100)],
      ],
      "The limit for SEO does not apply to the 404 page, which search engines must not index.",
      ...measured.flatMap(({ pagePath, report }) => lostPoints(report).map((line) => `${pagePath}  ${line}`)),
    );
  } finally {
    await close();
  }
}

/** The median report by performance, and the performance of all reports. */
function resultOf(pagePath: string, reports: readonly Report[]) {
  const sorted = reports.toSorted((one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"));
  const report = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!report) throw new Error(`Lighthouse gave no report for ${pagePath}.`);
  return { pagePath, report, performances: reports.map((one) => scoreOf(one, "performance")) };
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log("Installing Lighthouse into bench/lighthouse/node_modules ...");
  execFileSync("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function measure(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      "--no-enable-error-reporting",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${["--headless", ...CHROMIUM_ARGUMENTS].join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: provideChromium() }, maxBuffer: 100_000_000 },
  );
  return v.parse(reportSchema, JSON.parse(stdout));
}

/** The failed audits of the categories below 100, if they have a weight in the score. */
function lostPoints({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) => {
    const { score = null, auditRefs = [] } = categories[category] ?? {};
    if (score === 1) return [];
    return auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
      return [`${category}  ${id}  ${audit.score}  ${audit.title}  ${audit.displayValue ?? ""}`.trimEnd()];
    });
  });
}

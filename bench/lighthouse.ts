import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../__tests__/support/chromium";
import { buildSampleSite } from "./sites";
import { startStaticServer } from "./staticServer";
import { printTable } from "./table";

const FOLDER = path.join(__dirname, "lighthouse");
const PROGRAM = path.join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** The 404 page by its own address: Lighthouse measures no page with an error status. */
const PAGES = ["/", "/download", "/privacy", "/terms", "/404.html"];

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

/** `npm run bench -- lighthouse`: Lighthouse's scores of a phone, of every page of the sample site, and which audits cost points. */
export async function benchLighthouse(): Promise<void> {
  installLighthouse();
  const server = await startStaticServer(await buildSampleSite());
  try {
    const reports: [string, Report][] = [];
    for (const address of PAGES) reports.push([address, await measure(server.url + address)]);
    const metrics = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
    printTable(
      "Lighthouse, mobile (simulated slow 4G, processor 4x slower)",
      ["page", ...CATEGORIES, "FCP", "LCP", "TBT", "CLS"],
      reports.map(([address, { categories, audits }]) => [
        address,
        ...CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
        ...metrics.map((metric) => audits[metric]?.displayValue ?? ""),
      ]),
      ...reports.flatMap(([address, report]) => lostPoints(report).map((line) => `${address}  ${line}`)),
    );
  } finally {
    await server.close();
  }
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

/** The audits that count in a category below 100 and are not passed. */
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

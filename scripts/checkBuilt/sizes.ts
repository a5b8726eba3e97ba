import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { htmlFileOf } from "../../src/gatsbyInternals/publicFolder";
import { routes } from "../../src/site/links";
import type { BuiltSite } from "./builtSite";

const KIB = 1024;
const MIB = 1024 * KIB;

/**
 * Bounds that only a broken build exceeds. They are far from today's figures on purpose: a failed check keeps a release from
 * visitors. `npm run bench -- bytes` has the figures and the limits that keep the pages light.
 *
 * - `files` and `file`: what Cloudflare Pages takes on its free plan, number and bytes:
 *   https://developers.cloudflare.com/pages/platform/limits/
 * - `page`: HTML of a page that a release does not change, in bytes. Today's largest has 64 kB
 * - `downloadPage`: HTML of /download in bytes. GitHub takes notes of 125,000 characters; thirty releases with such notes are half
 *   of this
 * - `scripts`: what a page loads at its start, in bytes compressed with gzip. Twice the limit in bench/bytes.ts
 */
const MOST = { files: 20_000, file: 25 * MIB, page: MIB, downloadPage: 8 * MIB, scripts: 176 * KIB };

const SCRIPT_TO_START = /<(?:script\b[^>]*\ssrc|link\b[^>]*\bas="script"[^>]*\shref)="([^"]+)"/g;

/** Checks that nothing is larger than {@link MOST}. */
export function checkSizes(site: BuiltSite): string[] {
  const { sizes, pages } = site;
  const problems: string[] = [];
  const expect = (what: string, value: number, most: number, unit = 1, unitName = "") => {
    const inUnits = (number: number) => `${Math.ceil(number / unit).toLocaleString("en")}${unitName}`;
    if (value > most) problems.push(`${what} ${inUnits(value)}, the most is ${inUnits(most)}. ${REMEDY}`);
  };
  expect("public has more files than hosts take:", sizes.size, MOST.files);
  for (const [file, size] of sizes) expect(`public/${file} is too large:`, size, MOST.file, MIB, " MiB");
  const scriptSizes = new Map<string, number>();
  for (const page of pages) {
    const most = page === htmlFileOf(routes.download) ? MOST.downloadPage : MOST.page;
    expect(`public/${page} is too large:`, sizes.get(page) ?? 0, most, KIB, " KiB");
    const total = scriptsOf(site, page).reduce((sum, script) => sum + compressedSize(site, script, scriptSizes), 0);
    expect(`The scripts that public/${page} loads at its start are too large, compressed:`, total, MOST.scripts, KIB, " KiB");
  }
  return problems;
}

const REMEDY = "Find out what has grown; if it should be so, raise MOST in scripts/checkBuilt/sizes.ts.";

/** The scripts that a page loads at its start, as paths within the folder. */
function scriptsOf({ textOf, settings: { pathPrefix }, sizes }: BuiltSite, page: string): string[] {
  const urls = [...textOf(page).matchAll(SCRIPT_TO_START)].map(([, url = ""]) => url);
  // A script that is missing is a problem of checkPages.
  return [...new Set(urls.map((url) => url.slice(pathPrefix.length + 1)))].filter((file) => sizes.has(file));
}

/** Bytes of a file compressed with gzip, remembered in `known`: most scripts belong to every page. */
function compressedSize({ folder }: BuiltSite, file: string, known: Map<string, number>): number {
  const size = known.get(file) ?? gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
  known.set(file, size);
  return size;
}

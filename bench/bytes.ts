import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, timeOf } from "./browser";
import { type ServedSite, serveSampleSite, serveSiteFromApi } from "./sites";
import { printTable } from "./table";

/** Every page, and the limits for its scripts in KiB: until the page is usable, and after that. */
const PAGES = [
  { path: "/", limits: [80, 55] },
  { path: "/download", limits: [84, 12] },
  { path: "/privacy", limits: [80, 10] },
  { path: "/terms", limits: [80, 10] },
  { path: "/no-such-page", limits: [80, 10] },
] as const;

/** Releases in the HTML of /download (docs/rules.md, 3.1). */
const RELEASES = 30;

/** Pages, and the limits for their HTML in kB, compressed. */
const HTML_LIMITS = { "/": 10, "/download": 11.5, "/privacy": 4.5 };

/** Kinds of responses, each with the beginning of its media types. */
const KINDS = [
  ["HTML", "text/html"],
  ["CSS", "text/css"],
  ["font", "font/"],
  ["script", "text/javascript"],
  ["image", "image/"],
  ["data", "application/json"],
] as const;

/** Milliseconds until an idle page has finished its prefetching. */
const IDLE_TIME = 6000;

/** `npm run bench -- bytes`: the bytes that each page of the sample site transfers, by kind, and the size of their HTML. */
export async function benchBytes(): Promise<void> {
  await benchTransfers();
  await benchHtml();
}

async function benchTransfers(): Promise<void> {
  await using site = await serveSampleSite();
  await using browser = await launchBrowser();
  const rows: string[][] = [];
  for (const { path: pagePath, limits } of PAGES) {
    const { usable, afterwards } = await weigh(browser, site, pagePath);
    rows.push(rowOf(pagePath, "until usable", usable, limits[0]), rowOf("", "after that", afterwards, limits[1]));
  }
  printTable(
    "Transferred bytes (kB of 1,000 bytes; bodies, gzip -9)",
    ["page", "when", ...KINDS.map(([kind]) => kind), "other", "all", "scripts in KiB", "limit"],
    rows,
    "Usable: loaded and hydrated. The styles of the first screen are part of the HTML. The unknown URL shows the 404 page.",
  );
}

async function benchHtml(): Promise<void> {
  await using site = await serveSiteFromApi(RELEASES);
  const rows = await Promise.all(
    Object.entries(HTML_LIMITS).map(async ([page, limit]) => {
      const html = await readFile(path.join(site.directory, page, "index.html"));
      return [page, kilobytes(html.length), kilobytes(gzipSync(html, { level: 9 }).length), `${limit} kB`];
    }),
  );
  printTable(`HTML with ${RELEASES} releases (kB of 1,000 bytes)`, ["page", "uncompressed", "gzip -9", "limit"], rows);
}

/**
 * Bytes by kind, requested before and after a page is usable. The server counts them, because the browser's log leaves out the icon
 * and prefetched files.
 */
async function weigh(browser: Browser, { url, sent: allSent }: ServedSite, pagePath: string) {
  // On a fast network, the browser would be idle and start prefetching before the page is usable.
  await using phone = await openSlowPhone(browser);
  const { page } = phone;
  const before = allSent.length;
  await markMilestones(page, "h1", "");
  await page.goto(url + pagePath, { waitUntil: "load" });
  const usableAt = (await page.evaluate(() => performance.timeOrigin)) + (await timeOf(page, MILESTONES.hydrated));
  await page.waitForTimeout(IDLE_TIME);
  const sent = allSent.slice(before);
  return {
    usable: sizesOf(sent.filter(({ requestedAt }) => requestedAt <= usableAt)),
    afterwards: sizesOf(sent.filter(({ requestedAt }) => requestedAt > usableAt)),
  };
}

function sizesOf(sent: ServedSite["sent"]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { type, bytes } of sent) {
    const kind = KINDS.find(([, beginning]) => type.startsWith(beginning))?.[0] ?? "other";
    sizes.set(kind, (sizes.get(kind) ?? 0) + bytes);
  }
  return sizes;
}

function rowOf(pagePath: string, when: string, sizes: Map<string, number>, limit: number): string[] {
  const kinds = [...KINDS.map(([kind]) => kind), "other"];
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const scripts = sizes.get("script") ?? 0;
  const cells = kinds.map((kind) => kilobytes(sizes.get(kind) ?? 0));
  return [pagePath, when, ...cells, kilobytes(total), (scripts / 1024).toFixed(1), `${limit} KiB`];
}

/** Formats bytes as kB (1,000 bytes) with one decimal; 0 becomes an empty string. */
function kilobytes(bytes: number): string {
  return bytes === 0 ? "" : (bytes / 1000).toFixed(1);
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, timeOf } from "./browser";
import { buildSampleSite, buildSiteFromApi } from "./sites";
import { type StaticServer, startStaticServer } from "./staticServer";
import { kilobytes, printTable } from "./table";

/** Every page, and the limits for its scripts in KiB: until the page is usable, and after that. */
const PAGES = [
  { path: "/", limits: [84, 50] },
  { path: "/download", limits: [88, 5] },
  { path: "/privacy", limits: [84, 5] },
  { path: "/terms", limits: [84, 5] },
  { path: "/no-such-page", limits: [84, 5] },
] as const;

/** Releases in the HTML of /download (docs/rules.md, 3.1). */
const RELEASES = 30;

/** The limit for that HTML in kB, compressed. */
const HTML_LIMIT = 14;

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
const IDLE_TIME = 4000;

/** `npm run bench -- bytes`: the bytes that each page of the sample site transfers, by kind, and the size of a full /download. */
export async function benchBytes(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const { path: pagePath, limits } of PAGES) {
      const { usable, afterwards } = await weigh(browser, server, pagePath);
      rows.push(rowOf(pagePath, "until usable", usable, limits[0]), rowOf("", "after that", afterwards, limits[1]));
    }
    printTable(
      "Transferred bytes (kB of 1,000 bytes; bodies, gzip -9)",
      ["page", "when", ...KINDS.map(([kind]) => kind), "other", "all", "scripts in KiB", "limit"],
      rows,
      "Usable: loaded and hydrated. CSS is part of the HTML. The unknown URL shows the 404 page.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const html = await weighDownloadPage();
  printTable(
    `HTML of /download with ${RELEASES} releases (kB of 1,000 bytes)`,
    ["file", "uncompressed", "gzip -9", "limit"],
    [["download/index.html", kilobytes(html.length), kilobytes(gzipSync(html, { level: 9 }).length), `${HTML_LIMIT} kB`]],
  );
}

async function weighDownloadPage(): Promise<Buffer> {
  const { directory, api } = await buildSiteFromApi(RELEASES);
  await api.close();
  return readFile(path.join(directory, "download", "index.html"));
}

/**
 * Bytes by kind, requested before and after a page is usable. The server counts them, because the browser's log leaves out the icon
 * and prefetched files.
 */
async function weigh(browser: Browser, server: StaticServer, pagePath: string) {
  // On a fast network, the browser would be idle and start prefetching before the page is usable.
  const { page, context } = await openSlowPhone(browser);
  const before = server.sent.length;
  await markMilestones(page, "h1", "");
  await page.goto(server.url + pagePath, { waitUntil: "load" });
  const usableAt = (await page.evaluate(() => performance.timeOrigin)) + (await timeOf(page, MILESTONES.hydrated));
  await page.waitForTimeout(IDLE_TIME);
  await context.close();
  const sent = server.sent.slice(before);
  return {
    usable: sizesOf(sent.filter(({ requestedAt }) => requestedAt <= usableAt)),
    afterwards: sizesOf(sent.filter(({ requestedAt }) => requestedAt > usableAt)),
  };
}

function sizesOf(sent: StaticServer["sent"]): Map<string, number> {
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

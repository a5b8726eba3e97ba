import { readFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, timeOf } from "./browser";
import { buildSampleSite, buildSiteFromApi } from "./sites";
import { type StaticServer, startStaticServer } from "./staticServer";
import { kilobytes, printTable } from "./table";

/** Every page, and the most that its scripts may weigh, in KiB: until it is usable, and then at rest. */
const PAGES = [
  { path: "/", bars: [84, 50] },
  { path: "/download", bars: [88, 5] },
  { path: "/privacy", bars: [84, 5] },
  { path: "/terms", bars: [84, 5] },
  { path: "/no-such-page", bars: [84, 5] },
] as const;

/** Releases in the HTML of the download page, as many as it holds, and the most that it may weigh, in kB. */
const RELEASES = 30;
const HTML_BAR = 14;

/** What an answer is, by the beginning of its media type. */
const KINDS = [
  ["HTML", "text/html"],
  ["CSS", "text/css"],
  ["font", "font/"],
  ["script", "text/javascript"],
  ["image", "image/"],
  ["data", "application/json"],
] as const;

/** Time after which a page at rest has fetched ahead what it wants to, in milliseconds. */
const IDLE_TIME = 4000;

/** `npm run bench -- bytes`: what each page of the sample site costs on the wire, by type, and the HTML of a full download page. */
export async function benchBytes(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const { path: pagePath, bars } of PAGES) {
      const { usable, afterwards } = await weigh(browser, server, pagePath);
      rows.push(rowOf(pagePath, "until usable", usable, bars[0]), rowOf("", "then, at rest", afterwards, bars[1]));
    }
    printTable(
      "Bytes on the wire (kB of 1,000 bytes; bodies, gzip -9)",
      ["page", "when", ...KINDS.map(([kind]) => kind), "other", "all", "scripts in KiB", "bar"],
      rows,
      "Usable: loaded and hydrated. CSS is inside the HTML. The unknown address answers with the 404 page.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
  const html = await weighDownloadPage();
  printTable(
    `HTML of /download with ${RELEASES} releases (kB of 1,000 bytes)`,
    ["file", "plain", "gzip -9", "bar"],
    [["download/index.html", kilobytes(html.length), kilobytes(gzipSync(html, { level: 9 }).length), `${HTML_BAR} kB`]],
  );
}

async function weighDownloadPage(): Promise<Buffer> {
  const { directory, api } = await buildSiteFromApi(RELEASES);
  await api.close();
  return readFile(path.join(directory, "download", "index.html"));
}

/**
 * Bytes by media type, asked for before and after a page is usable. Counted where they are sent: the browser's log leaves out the
 * icon and what is fetched ahead.
 */
async function weigh(browser: Browser, server: StaticServer, pagePath: string) {
  // On a fast network the browser would be idle, and fetch what it has time for, before the page is usable.
  const { page, context } = await openSlowPhone(browser);
  const before = server.sent.length;
  await markMilestones(page, "h1", "");
  await page.goto(server.url + pagePath, { waitUntil: "load" });
  const usableAt = (await page.evaluate(() => performance.timeOrigin)) + (await timeOf(page, MILESTONES.hydrated));
  await page.waitForTimeout(IDLE_TIME);
  await context.close();
  const sent = server.sent.slice(before);
  return {
    usable: sizesOf(sent.filter(({ askedAt }) => askedAt <= usableAt)),
    afterwards: sizesOf(sent.filter(({ askedAt }) => askedAt > usableAt)),
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

function rowOf(pagePath: string, when: string, sizes: Map<string, number>, bar: number): string[] {
  const kinds = [...KINDS.map(([kind]) => kind), "other"];
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const scripts = sizes.get("script") ?? 0;
  const cells = kinds.map((kind) => kilobytes(sizes.get(kind) ?? 0));
  return [pagePath, when, ...cells, kilobytes(total), (scripts / 1024).toFixed(1), `${bar} KiB`];
}

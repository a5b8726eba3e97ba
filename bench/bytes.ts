import type { Browser } from "@playwright/test";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, timeOf } from "./browser";
import { buildSampleSite } from "./sites";
import { type StaticServer, startStaticServer } from "./staticServer";
import { kilobytes, printTable } from "./table";

const PAGES = ["/", "/download", "/privacy", "/terms", "/no-such-page"];

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

/** `npm run bench -- bytes`: what each page of the sample site costs on the wire, by type. */
export async function benchBytes(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      const { usable, afterwards } = await weigh(browser, server, path);
      rows.push(rowOf(path, "until usable", usable), rowOf("", "then, at rest", afterwards));
    }
    printTable(
      "Bytes on the wire (kB of 1,000 bytes; bodies, gzip -9)",
      ["page", "when", ...KINDS.map(([kind]) => kind), "other", "all", "scripts in KiB"],
      rows,
      "Usable: loaded and hydrated. CSS is inside the HTML. The unknown address answers with the 404 page. Bar for scripts: 108 KiB until usable, 75 KiB then.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Bytes by media type, asked for before and after a page is usable. Counted where they are sent: the browser's log leaves out the
 * icon and what is fetched ahead.
 */
async function weigh(browser: Browser, server: StaticServer, path: string) {
  // On a fast network the browser would be idle, and fetch what it has time for, before the page is usable.
  const { page, context } = await openSlowPhone(browser);
  const before = server.sent.length;
  await markMilestones(page, "h1", "");
  await page.goto(server.url + path, { waitUntil: "load" });
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

function rowOf(path: string, when: string, sizes: Map<string, number>): string[] {
  const kinds = [...KINDS.map(([kind]) => kind), "other"];
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const scripts = sizes.get("script") ?? 0;
  return [path, when, ...kinds.map((kind) => kilobytes(sizes.get(kind) ?? 0)), kilobytes(total), (scripts / 1024).toFixed(1)];
}

import type { Browser } from "@playwright/test";
import { launchBrowser, openSlowPhone, timeOf } from "./browser";
import { buildSampleSite } from "./sites";
import { startStaticServer } from "./staticServer";
import { printTable } from "./table";

const PAGES = ["/", "/download", "/privacy", "/no-such-page"];

/** Gatsby's own mark of the moment at which React has taken the page over, to the end. */
const TAKEN_OVER = "onInitialClientRender";

/** Height of a step when a page is scrolled through, in CSS pixels, and the rest after each, in milliseconds. */
const STEP = 300;
const REST = 400;

/** Time for what loads when the browser is idle, in milliseconds. */
const IDLE_TIME = 5000;

/**
 * `npm run bench -- tasks`: tasks of more than 50 ms on the main thread after React has taken a loaded page over, at rest and
 * while it is scrolled through, with decoration and with reduced motion. What stands in the first row and not in the second is
 * the decoration's.
 */
export async function benchTasks(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        const tasks = await longTasksOf(browser, server.url + path, reducedMotion);
        rows.push([path, reducedMotion, String(tasks.length), tasks.map((length) => Math.round(length)).join(", ") || "none"]);
      }
    }
    printTable(
      "Long tasks after a page is usable: processor 4x slower, at rest and scrolled through",
      ["page", "prefers-reduced-motion", "number", "length in ms"],
      rows,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

async function longTasksOf(browser: Browser, url: string, reducedMotion: "no-preference" | "reduce"): Promise<number[]> {
  const { page, context } = await openSlowPhone(browser);
  try {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(`
      const longTasks = [];
      window.longTasks = longTasks;
      new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
    `);
    await page.goto(url, { waitUntil: "load" });
    const takenOver = await timeOf(page, TAKEN_OVER);
    await page.waitForTimeout(IDLE_TIME);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP) {
      await page.mouse.wheel(0, STEP);
      await page.waitForTimeout(REST);
    }
    const lengths: unknown = await page.evaluate(
      `longTasks.filter(({ startTime }) => startTime > ${takenOver}).map(({ duration }) => duration)`,
    );
    return Array.isArray(lengths) ? lengths.filter((length) => typeof length === "number") : [];
  } finally {
    await context.close();
  }
}

import type { Browser } from "@playwright/test";
import { launchBrowser, openSlowPhone, record, recorded, type Span, timeOf, USABLE } from "./browser";
import { buildSampleSite } from "./sites";
import { startStaticServer } from "./staticServer";
import { lengthsOf, printTable } from "./table";

const PAGES = ["/", "/download", "/privacy", "/no-such-page"];

/** Height of a step when a page is scrolled through, in CSS pixels, and the rest after each, in milliseconds. */
const STEP = 300;
const REST = 400;

/** Time for what loads when the browser is idle, in milliseconds. */
const IDLE_TIME = 5000;

/**
 * `npm run bench -- tasks`: tasks of more than 50 ms on the main thread after the first paint of a page: those with which React
 * starts, and those after that, at rest and while the page is scrolled through; with decoration and with reduced motion. What stands
 * in the first row and not in the second is the decoration's.
 */
export async function benchTasks(): Promise<void> {
  const server = await startStaticServer(await buildSampleSite());
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const path of PAGES) {
      for (const reducedMotion of ["no-preference", "reduce"] as const) {
        const { starting, usable } = await longTasksOf(browser, server.url + path, reducedMotion);
        rows.push([path, reducedMotion, lengthsOf(starting), "one, below 100", lengthsOf(usable), "none"]);
      }
    }
    printTable(
      "Tasks of more than 50 ms after the first paint (ms): slow phone, processor 4x slower",
      ["page", "prefers-reduced-motion", "until usable", "bar", "then, at rest and scrolled through", "bar"],
      rows,
      "Usable: Gatsby's mark onInitialClientRender is set. React's start is the one task that may be longer.",
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The long tasks that began after the first paint, by whether they began before React had hydrated the page or after it. */
async function longTasksOf(
  browser: Browser,
  url: string,
  reducedMotion: "no-preference" | "reduce",
): Promise<{ starting: Span[]; usable: Span[] }> {
  const { page, context } = await openSlowPhone(browser);
  try {
    await page.emulateMedia({ reducedMotion });
    await record(page, "longTasks");
    await page.goto(url, { waitUntil: "load" });
    const usableAt = await timeOf(page, USABLE);
    const paintedAt = await timeOf(page, "first-paint");
    await page.waitForTimeout(IDLE_TIME);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += STEP) {
      await page.mouse.wheel(0, STEP);
      await page.waitForTimeout(REST);
    }
    const tasks = (await recorded(page, "longTasks")).filter(({ startTime }) => startTime > paintedAt);
    return {
      starting: tasks.filter(({ startTime }) => startTime <= usableAt),
      usable: tasks.filter(({ startTime }) => startTime > usableAt),
    };
  } finally {
    await context.close();
  }
}

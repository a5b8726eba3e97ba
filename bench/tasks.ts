import type { Browser } from "@playwright/test";
import { launchBrowser, openSlowPhone, record, recorded, type Span, timeOf, USABLE } from "./browser";
import { serveSampleSite } from "./sites";
import { printTable } from "./table";

const PAGES = ["/", "/download", "/privacy", "/no-such-page"];

/** Height of a scroll step in CSS pixels. */
const STEP = 300;

/** Milliseconds between two scroll steps. */
const PAUSE = 400;

/** Milliseconds for everything that the page loads when the browser is idle. */
const IDLE_TIME = 5000;

/** How many task lengths are listed. */
const LISTED_TASKS = 6;

/**
 * `npm run bench -- tasks`: tasks of more than 50 ms on the main thread after the first paint of a page: while React starts, and
 * after that, on the idle page and while it scrolls. Each page is measured with decoration and with reduced motion. Tasks that
 * appear only in the first row belong to the decoration.
 */
export async function benchTasks(): Promise<void> {
  await using site = await serveSampleSite();
  await using browser = await launchBrowser();
  const rows: string[][] = [];
  for (const path of PAGES) {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const { starting, usable } = await longTasksOf(browser, site.url + path, reducedMotion);
      rows.push([path, reducedMotion, lengthsOf(starting), "one, below 100", lengthsOf(usable), "none"]);
    }
  }
  printTable(
    "Tasks of more than 50 ms after the first paint (ms): slow phone, processor 4x slower",
    ["page", "prefers-reduced-motion", "until usable", "limit", "after that, idle and scrolling", "limit"],
    rows,
    "Usable: Gatsby has set its mark onInitialClientRender. Only the start of React may take longer than 50 ms.",
  );
}

/** The long tasks that started after the first paint: first those until React had hydrated the page, then the rest. */
async function longTasksOf(browser: Browser, url: string, reducedMotion: "no-preference" | "reduce") {
  await using phone = await openSlowPhone(browser);
  const { page } = phone;
  await page.emulateMedia({ reducedMotion });
  await record(page, "longTasks");
  await page.goto(url, { waitUntil: "load" });
  const usableAt = await timeOf(page, USABLE);
  const paintedAt = await timeOf(page, "first-paint");
  await page.waitForTimeout(IDLE_TIME);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE);
  }
  const tasks = (await recorded(page, "longTasks")).filter(({ startTime }) => startTime > paintedAt);
  return {
    starting: tasks.filter(({ startTime }) => startTime <= usableAt),
    usable: tasks.filter(({ startTime }) => startTime > usableAt),
  };
}

/**
 * Formats the lengths of tasks in rounded milliseconds, the longest first, for example `75, 61`. After {@link LISTED_TASKS}, only
 * the number of the remaining tasks follows.
 */
function lengthsOf(tasks: readonly Span[]): string {
  const lengths = tasks.map(({ duration }) => Math.round(duration)).sort((one, other) => other - one);
  const more = lengths.length - LISTED_TASKS;
  return `${lengths.slice(0, LISTED_TASKS).join(", ") || "none"}${more > 0 ? ` and ${more} more` : ""}`;
}

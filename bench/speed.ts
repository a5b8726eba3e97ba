import type { Browser } from "@playwright/test";
import { launchBrowser, MILESTONES, markMilestones, openSlowPhone, record, recorded, timeOf, USABLE } from "./browser";
import { fullSizeRelease } from "./fullSizeReleases";
import { HERO_TEXT, LEAN_PATHS } from "./leanPage";
import { serveSiteFromApi } from "./sites";
import { median, milliseconds, printTable, range, ratio } from "./table";
import { measureInTurns } from "./turns";

/** Releases in the build, as many as are in the HTML of /download (docs/rules.md, 3.1). */
const BUILT = 30;

/** The pages whose blocking time is measured. */
const PAGES = ["/download", "/"];

/** Selectors of the newest release's name and of the hero's heading. */
const LATEST = "#latest-name";
const HERO = "h1";

/** Milliseconds of a task that do not count as blocking, as in Lighthouse's total blocking time. */
const NOT_BLOCKING = 50;

/** Milliseconds after the page is usable in which tasks still count. */
const TIME_AFTER_USABLE = 2000;

/** A page, and the element and text to wait for. */
interface Case {
  path: string;
  selector: string;
  text: string;
}

/**
 * `npm run bench -- speed`: on a slow phone, the time until a page shows its main content, and the time until /download shows a
 * release that was published after the build. Both are compared with the lean page. Also the blocking time while a page loads.
 *
 * @param runs visits to each page; the pages take turns
 */
export async function benchSpeed(runs = 7): Promise<void> {
  await using site = await serveSiteFromApi(BUILT);
  await using browser = await launchBrowser();
  const builtName = fullSizeRelease(BUILT).name;
  const newest = fullSizeRelease(BUILT + 1);
  // A visit that is not measured: the first page of a browser pays for work that is done once.
  await visit(browser, site.url, { path: "/download", selector: LATEST, text: builtName });
  const visitAll = (cases: readonly Case[]) => measureInTurns(runs, cases, (one) => visit(browser, site.url, one));
  const rowOf = (label: string, times: readonly number[] = [], limit = "", reference?: readonly number[]) => [
    label,
    milliseconds(median(times)),
    range(times),
    reference ? ratio(median(times), median(reference)) : "",
    limit,
  ];

  const [download, leanDownload, home, leanHome] = await visitAll([
    { path: "/download", selector: LATEST, text: builtName },
    { path: LEAN_PATHS.download, selector: LATEST, text: builtName },
    { path: "/", selector: HERO, text: HERO_TEXT },
    { path: LEAN_PATHS.home, selector: HERO, text: HERO_TEXT },
  ]);
  const blocking = await measureInTurns(runs, PAGES, (path) => blockingTimeOf(browser, site.url + path));
  site.api.releases.unshift(newest);
  const [newer, leanNewer] = await visitAll([
    { path: "/download", selector: LATEST, text: newest.name },
    { path: LEAN_PATHS.refreshed, selector: LATEST, text: newest.name },
  ]);
  printTable(
    `Time until visible: slow phone (150 ms, 1.6 Mbit/s down, processor 4x slower), empty cache, median of ${runs}`,
    ["content", "median", "range", "compared with lean", "limit"],
    [
      rowOf("/download, newest release's name", download, "1.1x", leanDownload),
      rowOf("  the lean page", leanDownload),
      rowOf("/, heading of the hero", home, "1.2x", leanHome),
      rowOf("  the lean page", leanHome),
      rowOf("/download, release published after the build", newer, "2.0x", leanNewer),
      rowOf("  the lean page with one inline script", leanNewer),
    ],
  );
  printTable(
    `Blocking time while a page loads on the same phone, median of ${runs}`,
    ["page", "median", "range", "limit"],
    PAGES.map((path, index) => {
      const times = blocking[index] ?? [];
      return [path, milliseconds(median(times)), range(times), "150 ms"];
    }),
    "The time of each task beyond 50 ms, summed over all tasks that start before the page has been usable for 2 s.",
  );
}

async function visit(browser: Browser, url: string, { path, selector, text }: Case): Promise<number> {
  await using phone = await openSlowPhone(browser);
  const { page } = phone;
  await markMilestones(page, selector, text);
  await page.goto(url + path, { waitUntil: "commit" });
  return await timeOf(page, MILESTONES.visible);
}

async function blockingTimeOf(browser: Browser, url: string): Promise<number> {
  await using phone = await openSlowPhone(browser);
  const { page } = phone;
  await record(page, "longTasks");
  await page.goto(url, { waitUntil: "commit" });
  const end = (await timeOf(page, USABLE)) + TIME_AFTER_USABLE;
  await page.waitForFunction((time) => performance.now() > time, end, { polling: 250 });
  const tasks = await recorded(page, "longTasks");
  return tasks.filter(({ startTime }) => startTime < end).reduce((sum, { duration }) => sum + duration - NOT_BLOCKING, 0);
}

import type { Browser, Locator, Page } from "@playwright/test";
import { launchBrowser, openPage, PHONE, record, recorded, slowDown, timeOf, USABLE } from "./browser";
import { serveSiteFromApi } from "./sites";
import { median, milliseconds, printTable } from "./table";
import { measureInTurns } from "./turns";

/** Releases of the site. */
const RELEASES = 1750;

/** Versions that the page shows at least in the measurements with a long list. */
const MANY = 1400;

/** Milliseconds from which the Event Timing API reports an event. */
const SHORTEST = 16;

/** Milliseconds until a usable page is idle. */
const SETTLING = 5000;

/** Milliseconds until the layout after a scroll is finished. */
const SCROLLING = 300;

/** Milliseconds until the browser has painted after an interaction and reported its events. */
const PAINTING = 2500;

/** An action of a visitor, to be measured. */
interface Interaction {
  name: string;
  path: string;
  /** Runs before the measurement, on a fast processor. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const openFiles = (page: Page) => scrollAndTap(page.locator("#versions summary", { hasText: "All files" }).nth(1));
const showOlderVersions = (page: Page) => scrollAndTap(page.locator("#versions button", { hasText: "Show older versions" }));

const INTERACTIONS: readonly Interaction[] = [
  { name: "open the menu", path: "/", act: (page) => page.locator("header summary").tap() },
  { name: "choose a screenshot", path: "/", act: (page) => scrollAndTap(page.locator("#thumbnail-player[role=tab]")) },
  {
    name: "open the files of the newest version",
    path: "/download",
    act: (page) => scrollAndTap(page.locator("#files > summary")),
  },
  { name: "open the files of a previous version", path: "/download", act: openFiles },
  {
    name: "choose a version",
    path: "/download",
    // Presses a key on the closed select: its list is a window of the operating system, and there is none without a screen.
    prepare: (page) => page.locator("#versions select").focus(),
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  {
    name: `find a version among ${RELEASES}`,
    path: "/download",
    prepare: openSearch,
    act: (page) => page.keyboard.type("timer", { delay: 300 }),
  },
  { name: "show older versions, the first press", path: "/download", act: showOlderVersions },
  { name: `show older versions, with ${MANY} shown`, path: "/download", prepare: showMany, act: showOlderVersions },
  { name: `open files, with ${MANY} shown`, path: "/download", prepare: showMany, act: openFiles },
];

/**
 * `npm run bench -- response`: time from an event to the next paint, for interactions on a slow phone with a site of 1,750
 * releases.
 *
 * @param runs visits for each interaction; the interactions take turns
 */
export async function benchResponse(runs = 5): Promise<void> {
  await using site = await serveSiteFromApi(RELEASES);
  await using browser = await launchBrowser();
  const times = await measureInTurns(runs, INTERACTIONS, (interaction) => responseTimeOf(browser, site.url, interaction));
  printTable(
    `From event to next paint: phone, processor 4x slower, ${RELEASES} releases, median of ${runs}`,
    ["interaction", "page", "median", "longest", "limit"],
    INTERACTIONS.map(({ name, path }, index) => {
      const measured = times[index] ?? [];
      return [name, path, timeText(median(measured)), timeText(Math.max(...measured)), "200 ms"];
    }),
  );
}

function timeText(time: number): string {
  return time < SHORTEST ? `under ${SHORTEST} ms` : milliseconds(time);
}

/**
 * The longest time from an event of the interaction to the next paint, in milliseconds; 0 if it is shorter than {@link SHORTEST}.
 */
async function responseTimeOf(browser: Browser, url: string, { path, prepare, act }: Interaction): Promise<number> {
  await using phone = await openPage(browser, PHONE);
  const { page } = phone;
  await record(page, "interactions");
  await page.goto(url + path, { waitUntil: "load" });
  await timeOf(page, USABLE);
  await page.waitForTimeout(SETTLING);
  await prepare?.(page);
  await slowDown(phone);
  const before = await page.evaluate(() => performance.now());
  await act(page);
  await page.waitForTimeout(PAINTING);
  const events = await recorded(page, "interactions");
  return Math.max(0, ...events.filter(({ startTime }) => startTime > before).map(({ duration }) => duration));
}

/** Scrolls and waits before the tap: rows that enter the window are laid out after the scroll, and that can move the target. */
async function scrollAndTap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SCROLLING);
  await target.tap();
}

/** Types a first letter, so that all releases and the script of the search are loaded. */
async function openSearch(page: Page): Promise<void> {
  await page.locator("#versions input").focus();
  await page.keyboard.type("a");
  await page
    .getByText(`of ${RELEASES.toLocaleString("en")} versions match`)
    .first()
    .waitFor();
  await page.keyboard.press("Backspace");
  await page.waitForTimeout(SETTLING);
}

/** Presses the button until {@link MANY} versions are shown. */
async function showMany(page: Page): Promise<void> {
  const versions = page.locator("#versions ol > li");
  for (let shown = await versions.count(); shown < MANY; shown = await versions.count()) {
    await showOlderVersions(page);
    await versions.nth(shown).waitFor({ state: "attached" });
  }
  await page.waitForTimeout(SETTLING);
}

import type { Browser, Locator, Page } from "@playwright/test";
import { launchBrowser, openPage, PHONE, record, recorded, slowDown, timeOf, USABLE } from "./browser";
import { buildSiteFromApi } from "./sites";
import { startStaticServer } from "./staticServer";
import { median, milliseconds, printTable } from "./table";
import { measureInTurns } from "./turns";

/** Releases of the site, and how many of them are shown when the list is long. */
const RELEASES = 1750;
const MANY = 1400;

/** A shorter time is not told of by the Event Timing API; milliseconds. */
const SHORTEST = 16;

/** Milliseconds until a page rests after it is usable, until a scroll has laid out the window, until an interaction is recorded. */
const SETTLING = 5000;
const SCROLLING = 300;
const PAINTING = 2500;

/** Something that a visitor does. */
interface Interaction {
  name: string;
  path: string;
  /** What comes before it, on a fast processor. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
}

const OLDER = "#versions button";
const unfoldPrevious = (page: Page) => scrollAndTap(page.locator("#versions details > summary").nth(1));
const showOlder = (page: Page) => scrollAndTap(page.locator(OLDER, { hasText: "Show older versions" }));

const INTERACTIONS: readonly Interaction[] = [
  { name: "opening the menu", path: "/", act: (page) => page.locator("header summary").tap() },
  { name: "choosing a screenshot", path: "/", act: (page) => scrollAndTap(page.locator("#thumbnail-player[role=tab]")) },
  { name: "unfolding the latest files", path: "/download", act: (page) => scrollAndTap(page.locator("#files > summary")) },
  { name: "unfolding a previous version's files", path: "/download", act: unfoldPrevious },
  {
    name: "choosing a version",
    path: "/download",
    // A key on the closed select: its list is a window of the system, which is not there without a screen.
    prepare: (page) => page.locator("#tools select").focus(),
    act: (page) => page.keyboard.press("ArrowDown"),
  },
  { name: "showing older versions, the first press", path: "/download", act: showOlder },
  { name: `the same with ${MANY} shown`, path: "/download", prepare: showMany, act: showOlder },
  { name: `unfolding files with ${MANY} shown`, path: "/download", prepare: showMany, act: unfoldPrevious },
];

/**
 * `npm run bench -- response`: time from an event to the next paint on a slow phone, of what a visitor does on a site with 1,750
 * releases.
 *
 * @param runs number of visits for each interaction; the interactions take turns
 */
export async function benchResponse(runs: number): Promise<void> {
  const { directory, api } = await buildSiteFromApi(RELEASES);
  const server = await startStaticServer(directory);
  const browser = await launchBrowser();
  try {
    const times = await measureInTurns(
      runs,
      INTERACTIONS.map((interaction) => () => responseTimeOf(browser, server.url, interaction)),
    );
    printTable(
      `From event to next paint: phone, processor 4x slower, ${RELEASES} releases, median of ${runs}`,
      ["interaction", "page", "median", "longest", "bar"],
      INTERACTIONS.map(({ name, path }, index) => {
        const measured = times[index] ?? [];
        return [name, path, timeText(median(measured)), timeText(Math.max(...measured)), "200 ms"];
      }),
    );
  } finally {
    await browser.close();
    await server.close();
    await api.close();
  }
}

function timeText(time: number): string {
  return time < SHORTEST ? `under ${SHORTEST} ms` : milliseconds(time);
}

/** The longest time from an event of the interaction to the paint after it, in milliseconds; 0 where it is too short to be told of. */
async function responseTimeOf(browser: Browser, url: string, { path, prepare, act }: Interaction): Promise<number> {
  const fresh = await openPage(browser, PHONE);
  const { page, context } = fresh;
  try {
    await record(page, "interactions");
    await page.goto(url + path, { waitUntil: "load" });
    await timeOf(page, USABLE);
    await page.waitForTimeout(SETTLING);
    await prepare?.(page);
    await slowDown(fresh);
    const before = await page.evaluate(() => performance.now());
    await act(page);
    await page.waitForTimeout(PAINTING);
    const events = await recorded(page, "interactions");
    return Math.max(0, ...events.filter(({ startTime }) => startTime > before).map(({ duration }) => duration));
  } finally {
    await context.close();
  }
}

/** Scrolls first, as a visitor does: a tap in the frame of the scroll would miss what moves when the rows around it are laid out. */
async function scrollAndTap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SCROLLING);
  await target.tap();
}

/** Presses the button until so many versions are shown. */
async function showMany(page: Page): Promise<void> {
  const versions = page.locator("#versions ol > li");
  for (let shown = await versions.count(); shown < MANY; shown = await versions.count()) {
    await showOlder(page);
    await versions.nth(shown).waitFor({ state: "attached" });
  }
  await page.waitForTimeout(SETTLING);
}

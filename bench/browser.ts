import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../harness/chromium";

/** A screen, in CSS pixels. One pixel each: without a graphics processor, more of them would be measured here and not on a phone. */
export interface Screen {
  width: number;
  height: number;
}

/** The screen of a small phone. */
export const PHONE: Screen = { width: 360, height: 740 };

/** A narrower screen is that of a phone: it is touched. */
const PHONES_BELOW = 768;

/** Lighthouse's slow 4G: 150 ms to the first byte of each answer, 1.6 Mbit/s down, 750 kbit/s up; in bytes a second. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** A phone of the middle class is about four times slower than this machine: Lighthouse's factor. */
const SLOW_PROCESSOR = 4;

/** A page of a fresh profile: nothing cached. */
export interface FreshPage {
  page: Page;
  context: BrowserContext;
  devtools: CDPSession;
}

/** Starts the browser of the tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
}

/** Opens a page with an empty cache on a screen of this size, with this machine's processor and network. */
export async function openPage(browser: Browser, screen: Screen): Promise<FreshPage> {
  const isPhone = screen.width < PHONES_BELOW;
  const context = await browser.newContext({ viewport: screen, isMobile: isPhone, hasTouch: isPhone });
  const page = await context.newPage();
  return { page, context, devtools: await context.newCDPSession(page) };
}

/** Makes the processor slow, from now on. */
export async function slowDown({ devtools }: FreshPage): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
}

/** Opens a page of a phone with an empty cache, on a slow network and with a slow processor. */
export async function openSlowPhone(browser: Browser): Promise<FreshPage> {
  const phone = await openPage(browser, PHONE);
  await phone.devtools.send("Network.enable");
  await phone.devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await slowDown(phone);
  return phone;
}

/** Names of the marks that {@link markMilestones} sets in the page's performance timeline. */
export const MILESTONES = { visible: "bench: visible", hydrated: "bench: hydrated" } as const;

/** Name of Gatsby's own mark: React has hydrated the page, its lower parts perhaps left out, which follow in turns of their own. */
export const USABLE = "onInitialClientRender";

/**
 * Has every page set a mark when an element with a text is painted, and one when React begins to hydrate the page. Both are looked
 * for once a frame; the time of the first is taken in the task after that frame, when it has been painted.
 *
 * A text and not a function: what compiles this file would add helpers to it that the page does not have.
 *
 * @param selector of the elements that can hold the text
 */
export async function markMilestones(page: Page, selector: string, text: string): Promise<void> {
  await page.addInitScript(`{
    let seen = false;
    let hydrated = false;
    // The text before the box: to ask for a box has the page laid out, and each frame of that would be measured too.
    const isShown = (element) => {
      if (!element.textContent.includes(${JSON.stringify(text)})) return false;
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    };
    const look = () => {
      if (!seen && [...document.querySelectorAll(${JSON.stringify(selector)})].some(isShown)) {
        seen = true;
        // Before whatever else is waiting, scripts for example.
        scheduler.postTask(() => performance.mark(${JSON.stringify(MILESTONES.visible)}), { priority: "user-blocking" });
      }
      const main = hydrated ? null : document.querySelector("main");
      if (main && Object.keys(main).some((key) => key.startsWith("__reactFiber$"))) {
        hydrated = true;
        performance.mark(${JSON.stringify(MILESTONES.hydrated)});
      }
      if (!seen || !hydrated) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
}

/** Waits for a mark in the page's performance timeline and gives its time, in milliseconds since the start of the navigation. */
export async function timeOf(page: Page, milestone: string): Promise<number> {
  // Seldom enough that asking does not slow the page down.
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, milestone, { polling: 250, timeout: 20_000 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, milestone);
}

/** What {@link record} can keep: tasks of more than 50 ms, and interactions from the event to the next paint, from 16 ms on. */
const RECORDS = { longTasks: { type: "longtask" }, interactions: { type: "event", durationThreshold: 16 } } as const;

/** What took time in a page; milliseconds, the start since that of the navigation. */
export interface Span {
  startTime: number;
  duration: number;
}

/** Has every page keep what takes time, for {@link recorded}. A text, for the same reason as above. */
export async function record(page: Page, kind: keyof typeof RECORDS): Promise<void> {
  // Zero stands for an event that is no part of an interaction; a task has no such number at all.
  await page.addInitScript(`new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries()) {
      if (interactionId !== 0) performance.measure(${JSON.stringify(kind)}, { start: startTime, duration });
    }
  }).observe(${JSON.stringify({ ...RECORDS[kind], buffered: true })});`);
}

/** What {@link record} has kept so far. */
export function recorded(page: Page, kind: keyof typeof RECORDS): Promise<Span[]> {
  return page.evaluate(
    (name) => performance.getEntriesByName(name).map(({ startTime, duration }) => ({ startTime, duration })),
    kind,
  );
}

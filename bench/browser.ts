import { type Browser, type CDPSession, chromium, type Page, type ViewportSize } from "@playwright/test";
import { provideChromium } from "../harness/chromium";

/** The screen of a small phone, in CSS pixels. */
export const PHONE: ViewportSize = { width: 360, height: 740 };

/** Screens narrower than this, in CSS pixels, belong to phones and have touch. */
const PHONES_BELOW = 768;

/** Lighthouse's slow 4G: 150 ms to the first byte of each answer, 1.6 Mbit/s down, 750 kbit/s up; in bytes a second. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower the processor of a mid-range phone is: Lighthouse's factor. */
const SLOW_PROCESSOR = 4;

/** A page in a fresh browser profile, so with an empty cache. It is closed when it is disposed of. */
export interface FreshPage extends AsyncDisposable {
  page: Page;
  devtools: CDPSession;
}

/** Starts the browser that the tests use too. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await provideChromium());
}

/**
 * Opens a page with an empty cache at full processor and network speed.
 *
 * @param screen its size in CSS pixels. Each is one device pixel: without a graphics processor, more pixels would cost time that
 *   they do not cost on a phone.
 */
export async function openPage(browser: Browser, screen: ViewportSize): Promise<FreshPage> {
  const isPhone = screen.width < PHONES_BELOW;
  const context = await browser.newContext({ viewport: screen, isMobile: isPhone, hasTouch: isPhone });
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), [Symbol.asyncDispose]: () => context.close() };
}

/** Slows the processor down to that of a phone, until the page is closed. */
export async function slowDown({ devtools }: FreshPage): Promise<void> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
}

/** Opens a page with an empty cache on a phone with a slow network and a slow processor. */
export async function openSlowPhone(browser: Browser): Promise<FreshPage> {
  const phone = await openPage(browser, PHONE);
  await phone.devtools.send("Network.enable");
  await phone.devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await slowDown(phone);
  return phone;
}

/** Names of the marks that {@link markMilestones} sets in the page's performance timeline. */
export const MILESTONES = { visible: "bench: visible", hydrated: "bench: hydrated" } as const;

/**
 * Name of the mark that Gatsby sets when React has hydrated the page. Sections further down may hydrate after it, each in a task of
 * its own.
 */
export const USABLE = "onInitialClientRender";

/**
 * Makes the page set a mark when an element with a text is painted, and another when React begins to hydrate. A script checks for
 * both once per frame. The first mark is set in the task after that frame, when the frame has been painted.
 *
 * The script is a string and not a function, because the compiler of this file would add helpers that do not exist in the page.
 *
 * @param selector selects the elements that can contain the text
 * @param text the text to wait for
 */
export async function markMilestones(page: Page, selector: string, text: string): Promise<void> {
  await page.addInitScript(`{
    let seen = false;
    let hydrated = false;
    // Checks the text before the box: reading a box forces layout, and that would cost time in every frame that is measured.
    const isShown = (element) => {
      if (!element.textContent.includes(${JSON.stringify(text)})) return false;
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0;
    };
    const look = () => {
      if (!seen && [...document.querySelectorAll(${JSON.stringify(selector)})].some(isShown)) {
        seen = true;
        // Runs before other waiting tasks, for example scripts.
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

/**
 * Waits for a mark in the page's performance timeline.
 *
 * @returns its time in milliseconds since the start of the navigation
 * @throws Error if the mark is not set within 20 s
 */
export async function timeOf(page: Page, milestone: string): Promise<number> {
  // Polls rarely, so that polling does not slow the page down.
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, milestone, { polling: 250, timeout: 20_000 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, milestone);
}

/**
 * What {@link record} can record: tasks of more than 50 ms, and interactions of 16 ms or more, from the event to the next paint.
 */
const RECORDS = { longTasks: { type: "longtask" }, interactions: { type: "event", durationThreshold: 16 } } as const;

/** Something that took time in a page. Both in milliseconds; `startTime` counts from the start of the navigation. */
export interface Span {
  startTime: number;
  duration: number;
}

/** Makes the page record spans of one kind, for {@link recorded}. The script is a string for the same reason as above. */
export async function record(page: Page, kind: keyof typeof RECORDS): Promise<void> {
  // An interactionId of 0 means that the event belongs to no interaction. Tasks have no interactionId.
  await page.addInitScript(`new PerformanceObserver((list) => {
    for (const { startTime, duration, interactionId } of list.getEntries()) {
      if (interactionId !== 0) performance.measure(${JSON.stringify(kind)}, { start: startTime, duration });
    }
  }).observe(${JSON.stringify({ ...RECORDS[kind], buffered: true })});`);
}

/** The spans that {@link record} has recorded so far. */
export function recorded(page: Page, kind: keyof typeof RECORDS): Promise<Span[]> {
  return page.evaluate(
    (name) => performance.getEntriesByName(name).map(({ startTime, duration }) => ({ startTime, duration })),
    kind,
  );
}

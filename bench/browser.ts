import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../__tests__/support/chromium";

/** The screen of a small phone, in CSS pixels. One pixel each: without a graphics processor, more of them would be measured here and not on a phone. */
const PHONE = { width: 360, height: 740 };

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

/** Opens a page of a phone with an empty cache, on a slow network and with a slow processor. */
export async function openSlowPhone(browser: Browser): Promise<FreshPage> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
  return { page, context, devtools };
}

/** Names of the marks that {@link markMilestones} sets in the page's performance timeline. */
export const MILESTONES = { visible: "bench: visible", hydrated: "bench: hydrated" } as const;

/**
 * Has every page set a mark when an element with a text is painted, and one when React has taken over the page. Both are looked
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
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark(${JSON.stringify(MILESTONES.visible)});
        port2.postMessage(null);
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

/** Waits for a mark of {@link markMilestones} and gives its time, in milliseconds since the start of the navigation. */
export async function timeOf(page: Page, milestone: string): Promise<number> {
  // Seldom enough that asking does not slow the page down.
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, milestone, { polling: 250, timeout: 20_000 });
  return page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN, milestone);
}

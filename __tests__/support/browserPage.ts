/** What several browser tests do with a page. */
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { SITES } from "./sites";

/** What the releases API answers to the pages of {@link SITES.player}; tests change it. */
export interface StubbedApi {
  releases: unknown[];
  isFailing: boolean;
}

/**
 * Answers the calls of pages to the releases API, at first with the releases of the build. It starts no server, because other tests
 * run one at this URL.
 */
export async function stubReleasesApi(context: BrowserContext): Promise<StubbedApi> {
  const api: StubbedApi = { releases: SITES.player.releases(), isFailing: false };
  await context.route(`http://127.0.0.1:${SITES.player.apiPort}/repos/octo/player/releases`, (route) => {
    const headers: Record<string, string> = { "access-control-allow-origin": "*", "access-control-expose-headers": "Link" };
    if (api.releases.length > 30) headers.link = '<https://api.github.com/>; rel="next"';
    return route.fulfill(api.isFailing ? { status: 500, headers } : { json: api.releases.slice(0, 30), headers });
  });
  return api;
}

/** Delays the scripts until the function that it returns is called. Until then, the page is as it was built. */
export async function holdScripts(page: Page): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/app-*.js", async (route) => {
    await started;
    await route.continue();
  });
  return start;
}

/**
 * Collects what a page complains about: exceptions, and errors and warnings in the console. Two kinds of messages are left out. The
 * browser reports every failed request by itself, and no page can prevent that. And on a busy machine, it may report that a preload
 * was not used within a few seconds.
 *
 * @returns a list that grows while the page is open
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    const isFromBrowser =
      /^Failed to load resource|net::ERR_|blocked by CORS policy|preloaded using link preload but not used within/.test(
        message.text(),
      );
    if ((message.type() === "error" || message.type() === "warning") && !isFromBrowser) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  return complaints;
}

/**
 * Scrolls to an element below the window and presses it. Two frames after a jump, the sections that are now in the window get their
 * true height, and the element moves. A visitor is never that fast, but Playwright may press just then and miss.
 *
 * @param timeout how long it may take to find the element, and then to press it, in milliseconds; as long as the test, if left out
 */
export async function pressBelowWindow(element: Locator, timeout = 0): Promise<void> {
  await element.scrollIntoViewIfNeeded({ timeout });
  let last: Awaited<ReturnType<Locator["boundingBox"]>> = null;
  const hasSettled = async () => {
    const before = last;
    last = await element.boundingBox();
    return before !== null && last?.y === before.y;
  };
  await expect.poll(hasSettled, { intervals: [200] }).toBe(true);
  await element.click({ timeout });
}

/** The button that shows the versions that the page does not show yet. */
export function showOlderVersionsButton(page: Page): Locator {
  return page.getByRole("button", { name: "Show older versions" });
}

/** Scrolls to the end of the page in steps of half a window, so that every section enters the view once. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}

/** The sum of all layout shifts of the page so far, whatever their cause; 0 if nothing has moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Waits for two frames: a shift that was just rendered is measured in the first, and reported after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.disconnect();
              resolve(sum);
            }, 100),
          ),
        );
      }),
  );
}

import type { BrowserContext, Page } from "@playwright/test";
import { SITES } from "./sites";

/** What the releases API answers to the pages of {@link SITES.player}; change it at will. */
export interface StubbedApi {
  releases: unknown[];
  isFailing: boolean;
}

/** Answers in the place of the releases API, with what the site was built from. No server: other tests have one at this URL. */
export async function stubReleasesApi(context: BrowserContext): Promise<StubbedApi> {
  const api: StubbedApi = { releases: SITES.player.releases(), isFailing: false };
  await context.route(`http://127.0.0.1:${SITES.player.apiPort}/repos/octo/player/releases`, (route) => {
    const headers: Record<string, string> = { "access-control-allow-origin": "*", "access-control-expose-headers": "Link" };
    if (api.releases.length > 30) headers.link = '<https://api.github.com/>; rel="next"';
    return route.fulfill(api.isFailing ? { status: 500, headers } : { json: api.releases.slice(0, 30), headers });
  });
  return api;
}

/** Keeps the scripts from starting until the function that it gives is called: until then a page is as it was built. */
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
 * Collects what a page complains of: exceptions, and errors and warnings in the console. What the browser itself says of a failed
 * request is not among them; no page can keep it from that. Nor that a preload is not yet used after a few seconds: on a busy
 * machine it may not be.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    const isBrowsers =
      /^Failed to load resource|net::ERR_|blocked by CORS policy|preloaded using link preload but not used within/.test(
        message.text(),
      );
    if ((message.type() === "error" || message.type() === "warning") && !isBrowsers) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  return complaints;
}

/** Scrolls through the whole page in steps of half a window, so that everything near comes into view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}

/** Sum of the layout shifts of the page so far, whatever caused them; 0 where nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Two frames: what has just been drawn is measured in the first and told after it.
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

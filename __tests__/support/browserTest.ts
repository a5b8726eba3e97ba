/** The test function of the browser tests: opens pages of the built site, answers their call to the releases API, and watches them. */
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page, type Route } from "@playwright/test";
import { builtReleases, servedUrl } from "./builtSite";
import { isMissing } from "./engines";

/** How a call to the releases API can go wrong. A number is the status of the answer; a text is its body, with status 200. */
export type Fault = number | { body: string } | "reset" | "hang";

/** What the releases API answers to the pages of a test. At first, it has the releases of the build. */
export interface StubbedApi {
  /** Entries as the API lists them, of any shape; the answer has the first 30. */
  releases: unknown[];
  fault: Fault | null;
  /** The URL of each call so far. */
  calls: string[];
  /** Delays all answers until the function that it returns is called. */
  hold: () => () => void;
}

/** What the pages of a test say against the site. A test that causes a complaint on purpose allows it. */
interface Complaints {
  /** Complaints that match are no fault in this test. */
  allow: (pattern: RegExp) => void;
  /** Those so far that are not allowed. */
  found: () => string[];
}

interface Fixtures {
  /** Whether the site's typeface loads. What moves without it, data has moved. */
  hasTypeface: boolean;
  api: StubbedApi;
  complaints: Complaints;
  /** Opens a path of the site, and waits until the page is at rest. */
  open: (path: string) => Promise<void>;
  /** Waits until the page is at rest: all that starts by itself has ended, except for endless animations. */
  rest: () => Promise<void>;
  /** Keeps the typeface from loading in a test without it. */
  blockTypeface: undefined;
  /** Skips the test if its engine does not run on this machine. */
  skipMissingEngine: undefined;
}

/** The path of the one call that the site makes to another host (docs/rules.md, 7.2). */
const API_PATH = "/repos/octo/player/releases";

/**
 * Messages that browsers write by themselves: about every failed request, which no page can prevent, and about a preload that a busy
 * machine did not use within a few seconds. The fixture below notices failed requests in another way.
 */
const BROWSER_MESSAGES = new RegExp(
  [
    "^Failed to load resource",
    "net::ERR_",
    "preloaded (using|with) link preload",
    // A failed call to the API, in Chromium, Firefox and WebKit.
    "blocked by CORS policy",
    "Cross-Origin Request Blocked",
    "due to access control checks",
  ].join("|"),
);

/** What Chromium, Firefox and WebKit say about a request that they cancel: one that a page no longer needs, or a prefetch that has to wait. */
const CANCELLED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

export const test = base.extend<Fixtures>({
  // The first one, because the next one starts the browser.
  skipMissingEngine: [
    async ({ browserName }, use, testInfo) => {
      testInfo.skip(isMissing(browserName), `${browserName} does not run on this machine.`);
      await use(undefined);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from the pattern.
  baseURL: async ({}, use) => use(servedUrl()),

  complaints: [
    async ({ context }, use) => {
      const seen = watch(context);
      const allowed: RegExp[] = [];
      const found = () => seen.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      await use({ allow: (pattern) => allowed.push(pattern), found });
      expect(found(), "what the pages of this test complained about").toEqual([]);
    },
    { auto: true },
  ],

  hasTypeface: [true, { option: true }],

  blockTypeface: [
    async ({ context, complaints, hasTypeface }, use) => {
      if (!hasTypeface) {
        complaints.allow(/^failed request: .*\.woff2$/);
        await context.route("**/*.woff2", (route) => route.abort());
        await context.addInitScript(setTextFont);
      }
      await use(undefined);
    },
    { auto: true },
  ],

  api: [
    async ({ context }, use) => {
      const api = stubApi();
      await context.route(`**${API_PATH}`, (route) => api.answer(route));
      await use(api);
    },
    { auto: true },
  ],

  open: async ({ page, rest }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await rest();
    });
  },

  rest: async ({ page, api, javaScriptEnabled }, use) => {
    const stub = api as ReturnType<typeof stubApi>;
    await page.addInitScript(countIdleCallbacks);
    await use(async () => {
      // Without scripts, nothing starts by itself after the load event.
      if (javaScriptEnabled === false) return;
      await page.waitForFunction(isAtRest, stub.isWaiting(), { polling: "raf" });
    });
  },
});

/**
 * Sets text in a font as phones have it. The font that a machine has for `system-ui` may have letters of one width: then text has more
 * lines than the page has room for. It runs in the page.
 */
function setTextFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --read: Roboto, Arial, "Liberation Sans", "DejaVu Sans", sans-serif !important }');
  document.adoptedStyleSheets = [sheet];
}

function stubApi() {
  let held = Promise.resolve();
  let isHeld = false;
  const api = {
    releases: builtReleases() as unknown[],
    fault: null as Fault | null,
    calls: [] as string[],
    hold: () => {
      isHeld = true;
      let release = () => {};
      held = new Promise((resolve) => {
        release = () => {
          isHeld = false;
          resolve();
        };
      });
      return () => release();
    },
    /** Whether pages get no answer now. */
    isWaiting: () => isHeld || api.fault === "hang",
    answer: async (route: Route) => {
      api.calls.push(route.request().url());
      await held;
      const { fault, releases } = api;
      const headers: Record<string, string> = { "access-control-allow-origin": "*", "access-control-expose-headers": "Link" };
      if (releases.length > 30) headers.link = `<${route.request().url()}?page=2>; rel="next"`;
      if (fault === "hang") return;
      if (fault === "reset") await route.abort("connectionreset");
      else if (typeof fault === "number") await route.fulfill({ status: fault, headers });
      else if (fault) await route.fulfill({ ...fault, headers, contentType: "application/json" });
      else await route.fulfill({ json: releases.slice(0, 30), headers });
    },
  };
  return api;
}

/** Collects exceptions, console errors and warnings, failed requests and requests to other hosts, over all pages of a test. */
function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  const isOfSite = (url: string) => url.startsWith(`${servedUrl()}/`);
  context.on("weberror", (error) => complaints.push(`exception: ${error.error().message}`));
  context.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !BROWSER_MESSAGES.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (!isOfSite(request.url()) && pathname !== API_PATH && protocol.startsWith("http")) {
      complaints.push(`request to another host: ${request.url()}`);
    }
  });
  context.on("requestfailed", (request) => {
    const isCancelled = CANCELLED.test(request.failure()?.errorText ?? "");
    if (isOfSite(request.url()) && !isCancelled) complaints.push(`failed request: ${request.url()}`);
  });
  const unknownPaths: string[] = [];
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!isOfSite(response.url()) || response.status() < 400) return;
    if (response.request().isNavigationRequest()) unknownPaths.push(pathname);
    // Gatsby asks for the data of an unknown page too.
    else if (!unknownPaths.some((path) => pathname.includes(path))) complaints.push(`status ${response.status()}: ${pathname}`);
  });
  return complaints;
}

/** Counts the idle callbacks that wait. It runs in every page before its own scripts. */
function countIdleCallbacks(): void {
  // WebKit has none.
  if (!("requestIdleCallback" in window)) return;
  const { requestIdleCallback, cancelIdleCallback } = window;
  const waiting = new Set<number>();
  Object.assign(window, {
    waitingIdleCallbacks: waiting,
    requestIdleCallback: (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
      const handle = requestIdleCallback((deadline) => {
        waiting.delete(handle);
        callback(deadline);
      }, options);
      waiting.add(handle);
      return handle;
    },
    cancelIdleCallback: (handle: number) => {
      waiting.delete(handle);
      cancelIdleCallback(handle);
    },
  });
}

/**
 * Whether a page is at rest: loaded, every control hydrated, its list up to date, no idle callback waiting, fonts
 * loaded, no finite animation running; and URL, scroll position, height and number of elements the same for three frames. It runs in
 * the page, once in each frame.
 *
 * @param isApiSilent whether the call to the API gets no answer, so that the list cannot become current
 */
function isAtRest(isApiSilent: boolean): boolean {
  // The scripts of the 404 page do not start.
  const { pagePath } = window as { pagePath?: string };
  const isStarted = pagePath !== undefined && pagePath !== "/404.html";
  const controls = [...document.querySelectorAll("#___gatsby :is(a, button, input, select, summary)")];
  // React keeps the props of a hydrated element in a property of that element.
  const isHydrated = !isStarted || controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactProps")));
  const isCurrent = isApiSilent || !document.body.textContent?.includes("Loading releases...");
  // Playwright's clock has idle callbacks of its own, which are not counted.
  const isIdle = !("waitingIdleCallbacks" in window) || (window.waitingIdleCallbacks as Set<number>).size === 0;
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    );
  const state = [
    document.readyState === "complete" && isHydrated && isCurrent && isIdle && document.fonts.status === "loaded" && !isMoving,
    window.location.href,
    window.scrollY,
    document.documentElement.scrollHeight,
    document.querySelectorAll("*").length,
  ].join(" ");
  const kept = window as { restState?: string; restFrames?: number };
  kept.restFrames = kept.restState === state ? (kept.restFrames ?? 0) + 1 : 0;
  kept.restState = state;
  return state.startsWith("true") && kept.restFrames >= 3;
}

/** Expects that axe finds nothing wrong with the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length} elements such as ${nodes[0]?.html}`)).toEqual([]);
}

/**
 * Delays requests of the page until the function that it returns is called.
 *
 * @param url which requests, as for Playwright's `route`; the page's own scripts if left out
 */
export async function holdRequests(page: Page, url = "**/app-*.js"): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(url, async (route) => {
    await started;
    await route.fallback();
  });
  return start;
}

/** The sum of all layout shifts of the page so far that no press caused; 0 if nothing has moved by itself. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += "value" in entry ? Number(entry.value) : 0;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        // A shift that was just rendered is measured in the next frame, and reported after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

/** Shows every section in the window once, from the top of the page to its end, each for two frames. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

export { expect };

/** The `test` of the browser tests: opens pages of the built site, and watches what they do. */
import { existsSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page, type Route } from "@playwright/test";
import { FIRST_PRODUCT } from "../../scripts/checkBuilt";
import { answerMissingCommand, FIREFOX_MESSAGES } from "../../scripts/firefox";
import { language, productName } from "../../src/site/product";
import { builtReleases, servedUrl } from "./builtSite";

interface Fixtures {
  /** Whether the site's typeface loads. Without it, only data can move what is on the page. */
  hasTypeface: boolean;
  api: StubbedApi;
  complaints: Complaints;
  /** Opens a path of the site, in a window of any size, and waits until the page is at rest. */
  open: (path: string, width?: number, height?: number) => Promise<void>;
  /** Waits until nothing on the page changes by itself any more, see {@link isAtRest}. */
  rest: () => Promise<void>;
  skipMissingEngine: undefined;
}

/** The path of the only request that the site makes to another host. */
const API_PATH = "/repos/octo/player/releases";

/** The only thing that the site stores: whether the visitor has paused its motion. */
const MOTION_CHOICE = `${productName.toLowerCase()}-motion-paused`;

/** What browsers write about failed requests, which are watched below, and unused preloads. */
const BROWSER_MESSAGES =
  /Failed to load resource|net::ERR_|link preload|CORS policy|Cross-Origin Request|access control/;

/** How Chromium, Firefox and WebKit call a request that they cancelled themselves. */
const CANCELLED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/** For a test that also runs in Firefox and WebKit. */
export const ENGINES = { tag: "@engines" };

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, channel }, use) => {
      if (channel === "moz-firefox") answerMissingCommand(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],

  // Before the fixtures that start the engine.
  skipMissingEngine: [
    async ({ browserName, channel, javaScriptEnabled, playwright }, use, testInfo) => {
      const isInstalled = channel || existsSync(playwright[browserName].executablePath());
      const canRun = channel ? javaScriptEnabled !== false : isInstalled;
      // GitHub Actions publishes a commit whose tests pass, so tests that cannot run fail there.
      if (browserName !== "chromium" && !canRun && !process.env.GITHUB_ACTIONS) {
        const reason = isInstalled ? "cannot turn scripts off" : "is missing";
        console.log(`NOT TESTED: ${browserName} ${reason}. Run npx playwright install --with-deps`);
        testInfo.skip();
      }
      await use(undefined);
    },
    { auto: true },
  ],

  hasTypeface: [true, { option: true }],

  complaints: [
    async ({ context, hasTypeface, javaScriptEnabled }, use) => {
      const complaints = new Complaints(context);
      if (javaScriptEnabled === false) complaints.allow(/^failed request: .*\.js$/);
      if (!hasTypeface) {
        complaints.allow(/^failed request: .*\.woff2$/);
        await context.route("**/*.woff2", (route) => route.abort());
        await context.addInitScript(setTextFont);
      }
      await use(complaints);
      const { cookies, origins } = await context.storageState();
      const stored = [...cookies, ...origins.flatMap(({ localStorage }) => localStorage)];
      const names = stored.map(({ name }) => name).filter((name) => name !== MOTION_CHOICE);
      expect(names, "what the pages of this test stored").toEqual([]);
      expect(complaints.found(), "what the pages of this test complained about").toEqual([]);
    },
    { auto: true },
  ],

  api: [
    async ({ context }, use) => {
      const api = new StubbedApi();
      await context.route(`**${API_PATH}`, (route) => api.respond(route));
      await use(api);
    },
    { auto: true },
  ],

  open: async ({ page, rest }, use) => {
    await use(async (path, width, height = 800) => {
      if (width) await page.setViewportSize({ width, height });
      await page.goto(path);
      await rest();
    });
  },

  rest: async ({ page, api, javaScriptEnabled }, use) => {
    await use(async () => {
      // Without scripts, nothing changes after the load event.
      if (javaScriptEnabled === false) return;
      // A navigation ends the evaluation with an error, so there is a retry.
      await expect(async () => {
        expect(await page.evaluate(isAtRest, api.isSilent())).toBe(true);
      }).toPass({ intervals: [20] });
    });
  },
});

/** The releases API of a test. At first, it has the releases of the build. */
class StubbedApi {
  /** Entries as the API lists them, of any shape. A response has the first 30. */
  releases: unknown[] = builtReleases();
  /** Whether no request reaches the server. */
  isDown = false;
  /** The URL of each request so far. */
  calls: string[] = [];
  private gate: ReturnType<typeof createGate> | null = null;

  /** Delays all responses until the function that it returns is called. */
  hold(): () => void {
    const gate = createGate();
    this.gate = gate;
    return () => {
      this.gate = null;
      gate.open();
    };
  }

  /** Whether requests get no response now. */
  isSilent(): boolean {
    return this.gate !== null;
  }

  async respond(route: Route): Promise<void> {
    this.calls.push(route.request().url());
    await this.gate?.opened;
    if (this.isDown) return route.abort();
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ json: this.releases.slice(0, 30), headers });
  }
}

/** Everything that is wrong on the pages of a test. At its end, the test fails if there is any. */
class Complaints {
  private readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    const isOfSite = (url: string) => url.startsWith(`${servedUrl()}/`);
    context.on("weberror", (error) => {
      const { message } = error.error();
      if (!FIREFOX_MESSAGES.test(message)) this.seen.push(`exception: ${message}`);
    });
    context.on("console", (message) => {
      const text = `${message.type()}: ${message.text()}`;
      if (/^(error|warning)/.test(text) && !BROWSER_MESSAGES.test(text)) this.seen.push(text);
    });
    context.on("request", (request) => {
      const url = request.url();
      if (url.startsWith("http") && !isOfSite(url) && !url.endsWith(API_PATH))
        this.seen.push(`request to another host: ${url}`);
    });
    context.on("requestfailed", (request) => {
      if (isOfSite(request.url()) && !CANCELLED.test(request.failure()?.errorText ?? ""))
        this.seen.push(`failed request: ${request.url()}`);
    });
    context.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const isFile = isOfSite(response.url()) && !response.request().isNavigationRequest();
      if (isFile && response.status() >= 400)
        this.seen.push(`status ${response.status()}: ${pathname}`);
    });
  }

  /** Lets the test pass with complaints that match: the test causes them on purpose. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** The complaints so far that are not allowed. */
  found(): string[] {
    return this.seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}

/**
 * In a page: sets text in a font as phones have it. A machine may have a monospaced font only, in
 * which text has more lines than its reserved space.
 */
function setTextFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --read: Arial, "Liberation Sans", "DejaVu Sans" !important }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * In a page: whether it has loaded, its controls are hydrated, its list is current, no animation is
 * about to end, and nothing changes during three idle callbacks. Idle callbacks run in order, so by
 * then the page's own have run. If the API is silent, the list cannot become current.
 */
async function isAtRest(isApiSilent: boolean): Promise<boolean> {
  const isReady = () => {
    // React sets this property of an element when it hydrates it.
    const controls = "#___gatsby :is(a, button, input, select, summary)";
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    // Scrolling moves the others.
    const willEnd = ({ playState, effect, timeline }: Animation) =>
      timeline === document.timeline &&
      playState === "running" &&
      effect?.getComputedTiming().iterations !== Infinity;
    return (
      document.readyState === "complete" &&
      document.fonts.status === "loaded" &&
      // The 404 page has no scripts.
      (!document.scripts.length || [...document.querySelectorAll(controls)].every(isHydrated)) &&
      (isApiSilent || !document.body.textContent?.includes("Loading releases...")) &&
      !document.getAnimations().some(willEnd)
    );
  };
  const stateOf = () => {
    const { scrollHeight } = document.documentElement;
    const elements = document.querySelectorAll("*").length;
    return [window.location.href, window.scrollY, scrollHeight, elements].join();
  };
  const before = stateOf();
  for (let round = 0; round < 3 && isReady(); round += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise<unknown>((resolve) => {
      // WebKit has no idle callbacks. In Chromium, one may be late without end.
      if (!window.requestIdleCallback) setTimeout(resolve);
      else window.requestIdleCallback(resolve, { timeout: 500 });
    });
  }
  return isReady() && stateOf() === before;
}

/** Expects that axe finds no violation on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const texts = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(texts).toEqual([]);
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Delays requests, by default for the page's scripts, until the function that it returns is called.
 */
export async function holdRequests(page: Page, url = "**/app-*.js"): Promise<() => void> {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return gate.open;
}

/**
 * The sum of the page's layout shifts so far, except those right after a click or a key. Only
 * Chromium measures them.
 */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return 0;
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // The browser measures a shift in the next frame, and reports it after that frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
  });
}

/** Scrolls from the top of the page to its end, so that each part is in the window for a while. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve, reject) => {
          requestAnimationFrame(resolve);
          setTimeout(reject, 30_000, new Error(`The browser draws no frame at ${y} px.`));
        });
    }
  });
}

/** Whether the site has the words of this repository. No test asks how the words of others wrap. */
export const hasOurWords = FIRST_PRODUCT.names.includes(productName) && language === "en";

/** The contents of a legal page. No other page has them. */
export const legalContents = (page: Page) => page.getByRole("main").getByRole("navigation");

export { expect };

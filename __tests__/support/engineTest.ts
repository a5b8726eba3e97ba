/** The test function of the tests that run in every engine, and what they often look at. */
import { test as base, expect } from "@playwright/test";
import type { Engine } from "../../harness/engines";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { MISSING_ENGINES } from "./installBrowsers";
import { type ObservedSite, startObservedSite } from "./observedSite";
import { SITES } from "./sites";
import { startVisitor, type Visitor } from "./visitor";

interface TestFixtures {
  /** The API that the site's pages call, with the releases of the build. */
  api: ReleasesApi;
  /** The site that was built with releases and a path prefix. */
  site: ObservedSite;
  /** Skips the test if its engine could not be installed. */
  skipMissingEngine: undefined;
}

interface WorkerFixtures {
  /** Set by each project of the configuration. */
  engine: Engine;
  /** A visitor with scripts and motion, at 1280 by 800 pixels at first. Each test opens a site of another origin. */
  visitor: Visitor;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  visitor: [
    async ({ engine }, use) => {
      const visitor = await startVisitor(engine, { scripts: true, reducedMotion: false });
      await use(visitor);
      await visitor.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  skipMissingEngine: [
    async ({ engine }, use, testInfo) => {
      testInfo.skip((process.env[MISSING_ENGINES] ?? "").includes(engine), `There is no ${engine}.`);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from the pattern.
  api: async ({}, use) => {
    const api = await startReleasesApi(SITES.player.releases());
    await use(api);
    await api.close();
  },
  site: async ({ api, visitor }, use, testInfo) => {
    const site = await startObservedSite(SITES.player, api.url);
    await use(site);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("window", { body: await visitor.screenshot(), contentType: "image/png" });
    }
    await site.close();
  },
});

/** Waits until the first element that a selector finds contains a text. */
export async function expectText(visitor: Visitor, selector: string, text: string | RegExp): Promise<void> {
  const read = () => visitor.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);
  if (typeof text === "string") await expect.poll(read, { message: selector }).toContain(text);
  else await expect.poll(read, { message: selector }).toMatch(text);
}

/** Waits until this many elements that a selector finds are laid out and visible. */
export async function expectVisible(visitor: Visitor, selector: string, count = 1): Promise<void> {
  const read = () =>
    visitor.evaluate((wanted) => {
      const elements = [...document.querySelectorAll(wanted)];
      return elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
    }, selector);
  await expect.poll(read, { message: selector }).toBe(count);
}

/** Waits until the page says a text, anywhere. */
export async function expectWords(visitor: Visitor, words: string): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => document.body.innerText)).toContain(words);
}

/** Waits until the page with this heading is open, and the transition to it has ended. */
export async function expectPage(visitor: Visitor, heading: string): Promise<void> {
  await expectText(visitor, "h1", heading);
  const read = () =>
    visitor.evaluate(() => [...document.querySelectorAll("main > div")].map((frame) => getComputedStyle(frame).opacity));
  await expect.poll(read).toEqual(["1"]);
}

/** The vertical position of the first element that a selector finds, in CSS pixels from the top of the window. */
export async function topOf(visitor: Visitor, selector: string): Promise<number> {
  return Number(await visitor.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? null, selector));
}

/** Scrolls to the end of the page in steps of half a window, so that every section enters the view once, and back. */
export async function scrollThrough(visitor: Visitor): Promise<void> {
  await visitor.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      // A section that was not rendered here would keep its earlier layout.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

export { expect };

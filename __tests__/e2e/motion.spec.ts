import type { Page } from "@playwright/test";
import { expect, expectAccessible, scrollThrough, test } from "../support/browserTest";

// Everywhere else, visitors want no motion.
test.use({ contextOptions: { reducedMotion: "no-preference" }, viewport: { width: 800, height: 600 } });

const EQUALIZER = "main div[aria-hidden]:has(> b:empty)";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const control = (page: Page) => page.getByRole("contentinfo").getByRole("button");
const heroParticles = (page: Page) => page.locator("#particles-default canvas");
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Presses a link without scrolling to it first, as Playwright's click would. */
const press = (page: Page, name: string) => footerLink(page, name).evaluate((link) => link instanceof HTMLElement && link.click());

/** How many animations run now, in an element or in the whole page. */
function countRunning(page: Page, selector = "html"): Promise<number> {
  const count = (element: Element) =>
    element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length;
  return page.locator(selector).evaluate(count);
}

/** The texts of the page that are fainter than nine tenths now: the opacities of the elements around a text multiply. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = parentElement?.checkVisibility() && textContent?.trim();
      if (text && opacityOf(parentElement) < 0.9) hidden.push(text);
    }
    return hidden;
  });
}

/** Expects that one page is there, and whole. */
async function expectWholePage(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator("main > div")).toHaveCount(1);
  await expect(page.locator("main > div")).toHaveCSS("opacity", "1");
}

/** Waits until the animations have loaded: two seconds after the page. */
async function awaitAnimations(page: Page, rest: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/motion-")));
  await rest();
}

/** Waits until the notes have loaded: the decoration that visitors who want no motion have too, two seconds after the page. */
async function awaitNotes(page: Page, rest: () => Promise<void>): Promise<void> {
  await expect(page.locator('main [aria-hidden] > i[style*="--tempo"]')).toHaveCount(25);
  await rest();
}

/**
 * Collects the URLs of the decoration's scripts: those that load although the HTML does not name them, and that of the animations,
 * which Gatsby names in a list there without loading it.
 */
async function watchDecoration(page: Page): Promise<string[]> {
  const html = await (await page.request.get("/")).text();
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isDecoration = pathname.startsWith("/motion-") || !html.includes(pathname);
    if (request.resourceType() === "script" && isDecoration) scripts.push(request.url());
  });
  return scripts;
}

test.describe("the transition to another page", () => {
  test("fades the new page in at its top, and shows nothing of it before", async ({ page, open, rest }) => {
    await open("/terms");
    await awaitAnimations(page, rest);
    await scrollTo(page, 300);
    await rest();
    const arrival = page.evaluate(async () => {
      const old = document.querySelector("main > div");
      const frames: { y: number; opacity: number }[] = [];
      while (frames.at(-1)?.opacity !== 1) {
        // After the paint: the animation starts in a callback of the frame.
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        const shown = document.querySelector("main > div");
        if (shown && shown !== old) frames.push({ y: window.scrollY, opacity: Number(getComputedStyle(shown).opacity) });
      }
      return frames;
    });
    await press(page, "Privacy Policy");
    const frames = await arrival;
    const opacities = frames.map(({ opacity }) => opacity);
    expect(opacities[0]).toBeLessThan(0.5);
    expect(opacities).toEqual([...opacities].sort((one, other) => one - other));
    expect(frames.filter(({ y }) => y !== 0)).toEqual([]);
    await rest();
    await expectWholePage(page, "Privacy Policy");
  });

  test("leads to the target of a fragment as if nothing moved", async ({ page, open, rest }) => {
    const place = () => page.evaluate(() => window.scrollY);
    await open("/download#versions");
    const still = await place();
    await open("/");
    await awaitAnimations(page, rest);
    await page.getByRole("link", { name: "View Updates" }).evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page).toHaveURL("/download#versions");
    await rest();
    expect(await place()).toBe(still);
  });

  test("happens once if the link is pressed twice", async ({ page, open, rest }) => {
    await open("/terms");
    await footerLink(page, "Privacy Policy").dblclick();
    await expectWholePage(page, "Privacy Policy");
    await rest();
    await page.goBack();
    await expect(page).toHaveURL("/terms");
    await expectWholePage(page, "Terms of Service");
  });

  test("leads to the link that was pressed last", async ({ page, open, rest }) => {
    const moments = {
      "at once": () => true,
      "while the new page arrives": () => document.querySelector("main h1")?.textContent === "Privacy Policy",
    };
    for (const [moment, hasCome] of Object.entries(moments)) {
      await open("/");
      await awaitAnimations(page, rest);
      await press(page, "Privacy Policy");
      await page.waitForFunction(hasCome, undefined, { polling: "raf" });
      await press(page, "Terms of Service");
      await expect(page, moment).toHaveURL("/terms");
      await rest();
      await expectWholePage(page, "Terms of Service");
    }
  });
});

for (const width of [360, 1440]) {
  test(`at ${width} px, a capture of any page that was never scrolled shows every word`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/download", "/privacy", "/terms", "/no/such/page"]) {
      await open(path);
      // Longer than the decoration waits and plays.
      await page.waitForTimeout(6000);
      expect(await hiddenTexts(page), path).toEqual([]);
    }
  });
}

test("what comes near the window fades in once, and what the visitor jumps to is there", async ({ page, open, rest }) => {
  await open("/");
  await awaitAnimations(page, rest);
  await scrollTo(page, 100_000);
  await rest();
  expect(await hiddenTexts(page)).toEqual([]);
  await open("/terms");
  await open("/");
  await awaitAnimations(page, rest);
  /** The lowest opacity around a heading while a visitor scrolls through the page without a jump. */
  const lowestOpacity = () =>
    page.evaluate(async () => {
      const blocks = [...document.querySelectorAll("main h2")].map((title) => title.closest("main div") ?? title);
      let lowest = 1;
      for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        for (const block of blocks) lowest = Math.min(lowest, Number(getComputedStyle(block).opacity));
      }
      return lowest;
    });
  expect(await lowestOpacity()).toBeLessThan(0.5);
  await rest();
  await scrollTo(page, 0);
  expect(await lowestOpacity()).toBe(1);
  expect(await hiddenTexts(page)).toEqual([]);
});

test("particles load near their section, ignore the pointer, and go with the wish for motion", async ({ page, open }) => {
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  await expect(page.locator("#particles-community")).toHaveCount(0);
  await scrollThrough(page);
  await expect(page.locator("#particles-features canvas")).toBeVisible();
  await expect(page.locator("#particles-community canvas")).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(3);
  for (const canvas of await page.locator("canvas").all()) await expect(canvas).toHaveCSS("pointer-events", "none");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("canvas").filter({ visible: true })).toHaveCount(0);
});

test("animations pause out of sight, also if motion is allowed again there, and go on in sight", async ({ page, open, rest }) => {
  await open("/");
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
  await scrollTo(page, 3000);
  await expect.poll(() => countRunning(page, EQUALIZER)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await rest();
  expect(await countRunning(page, EQUALIZER)).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
});

test("the control stills everything at once, also the particles, and lets all of it move again", async ({ page, open }) => {
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
  await expect(control(page)).toHaveText("Pause motion");
  await control(page).click();
  await expect.poll(() => countRunning(page)).toBe(0);
  await expect(heroParticles(page)).toBeHidden();
  await expectAccessible(page);
  await expect(control(page)).toHaveText("Play motion");
  await control(page).click();
  await scrollTo(page, 0);
  await expect(heroParticles(page)).toBeVisible();
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
});

test("the control is remembered on other pages and after a reload, where only still notes load", async ({ page, open, rest }) => {
  await open("/terms");
  await control(page).click();
  await footerLink(page, "Home").click();
  await expectWholePage(page, "The Best Music Experience");
  await scrollThrough(page);
  await rest();
  await expect(page.locator("canvas")).toHaveCount(0);
  const decoration = await watchDecoration(page);
  await page.reload();
  await awaitNotes(page, rest);
  await scrollThrough(page);
  await rest();
  expect(decoration).toHaveLength(1);
  expect(await countRunning(page)).toBe(0);
  await expect(control(page)).toHaveText("Play motion");
});

test("whichever script of the decoration cannot be loaded, the page is complete and does not reload", async ({
  page,
  open,
  rest,
  complaints,
}) => {
  const decoration = await watchDecoration(page);
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  const scripts = [...decoration];
  expect(scripts.length).toBeGreaterThan(1);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (const blocked of [scripts, ...scripts.map((script) => [script])]) {
    const isBlocked = (url: URL) => blocked.includes(url.href);
    complaints.allow(new RegExp(`^failed request: (${blocked.join("|")})$`));
    await page.route(isBlocked, (route) => route.abort());
    loads = 0;
    const failure = page.waitForEvent("requestfailed", (request) => blocked.includes(request.url()));
    await page.goto("/");
    await failure;
    await rest();
    expect(loads, blocked.join()).toBe(1);
    await scrollThrough(page);
    await rest();
    expect(await hiddenTexts(page), blocked.join()).toEqual([]);
    await footerLink(page, "Terms of Service").click();
    await expectWholePage(page, "Terms of Service");
    await page.unroute(isBlocked);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves or waits to be scrolled to, and only still notes load", { tag: "@engines" }, async ({ page, open, rest }) => {
    const decoration = await watchDecoration(page);
    await open("/");
    expect(await hiddenTexts(page)).toEqual([]);
    await expect(control(page)).toHaveCount(0);
    await awaitNotes(page, rest);
    await scrollThrough(page);
    await rest();
    expect(await countRunning(page)).toBe(0);
    await expect(page.locator("canvas")).toHaveCount(0);
    await footerLink(page, "Terms of Service").click();
    await expectWholePage(page, "Terms of Service");
    expect(decoration).toHaveLength(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is hidden for an effect", { tag: "@engines" }, async ({ page, open, complaints }) => {
    // The browser cancels the requests for scripts that it may not run.
    complaints.allow(/^failed request: .*\.js$/);
    await open("/");
    await expect(heading(page)).toBeVisible();
    expect(await hiddenTexts(page)).toEqual([]);
  });
});

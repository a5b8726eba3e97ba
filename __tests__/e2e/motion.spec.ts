import type { Page } from "@playwright/test";
import { expect, expectAccessible, holdRequests, scrollThrough, test } from "../support/browserTest";

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

/** The texts in the page's content that an effect hides now. */
function hiddenTexts(page: Page): Promise<string[]> {
  return page
    .locator("main :is(h1, h2, h3, p, dt, dd, a)")
    .evaluateAll((all) =>
      all.filter((element) => !element.checkVisibility({ opacityProperty: true })).map(({ textContent }) => textContent ?? ""),
    );
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
  test("keeps the scroll position of the old page, and opens the new one at its top", async ({ page, open, rest }) => {
    await open("/terms");
    await awaitAnimations(page, rest);
    await scrollTo(page, 300);
    await rest();
    const departure = page.evaluate(async () => {
      const positions = new Set<number>();
      let opacity = 1;
      for (const old = document.querySelector("main > div"); old?.isConnected; await new Promise(requestAnimationFrame)) {
        positions.add(window.scrollY);
        opacity = Math.min(opacity, Number(getComputedStyle(old).opacity));
      }
      return { positions: [...positions], hasFaded: opacity < 1 };
    });
    await press(page, "Privacy Policy");
    expect(await departure).toEqual({ positions: [300], hasFaded: true });
    await rest();
    await expectWholePage(page, "Privacy Policy");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
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

  test("leads to the link that was pressed last, however far the first one has come", async ({ page, open, rest }) => {
    const moments = {
      "at once": () => true,
      "while the old page leaves": () => document.getAnimations().some(({ playState }) => playState === "running"),
      "when the new page is there": () => document.querySelector("main h1")?.textContent === "Privacy Policy",
    };
    for (const [moment, hasCome] of Object.entries(moments)) {
      await open("/404");
      await awaitAnimations(page, rest);
      await press(page, "Privacy Policy");
      await page.waitForFunction(hasCome, undefined, { polling: "raf" });
      await press(page, "Terms of Service");
      await expect(page, moment).toHaveURL("/terms");
      await rest();
      await expectWholePage(page, "Terms of Service");
    }
    // The page of the first link takes longer to load.
    const data = "**/page-data/privacy/page-data.json";
    const answer = await holdRequests(page, data);
    const privacy = page.waitForResponse(data);
    await open("/404");
    await press(page, "Privacy Policy");
    await press(page, "Terms of Service");
    await expectWholePage(page, "Terms of Service");
    answer();
    await (await privacy).finished();
    await rest();
    await expect(page).toHaveURL("/terms");
    await expectWholePage(page, "Terms of Service");
  });
});

test("what is far below the window waits for the visitor, and after that the page is whole", async ({ page, open, rest }) => {
  await open("/");
  await awaitAnimations(page, rest);
  const atFirst = await hiddenTexts(page);
  expect(atFirst.join()).toContain("Download Now");
  expect(atFirst.join()).not.toContain("The Best Music Experience");
  await scrollThrough(page);
  await rest();
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

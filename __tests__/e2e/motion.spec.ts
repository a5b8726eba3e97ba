import type { Locator, Page } from "@playwright/test";
import { FLOATING_NOTES, type ParticleVariant } from "../../src/site/constants";
import { community, hasMusicDecoration } from "../../src/site/product";
import {
  ENGINES,
  expect,
  expectAccessible,
  legalContents,
  scrollThrough,
  test,
} from "../support/browserTest";

// The configuration asks for reduced motion in all other specs.
test.use({
  contextOptions: { reducedMotion: "no-preference" },
  viewport: { width: 800, height: 600 },
});

const EQUALIZER = "main section:first-of-type [aria-hidden]:has(> b:empty)";

const NOTES = "main [data-notes] > svg";

const motionControl = (page: Page) => page.getByRole("contentinfo").getByRole("button");
const heroParticles = (page: Page) => page.locator("#particles-default canvas");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Waits until the particles replace their picture. */
const expectAllParticles = (page: Page, variant: ParticleVariant) =>
  expect(page.locator(`div:has(> #particles-${variant})`)).toHaveCSS("opacity", "1");

const shown = (notes: Locator) => notes.filter({ visible: true });

/** How many animations run in an element, or in the whole page. */
const countRunning = (page: Page, selector = "html") =>
  page
    .locator(selector)
    .evaluate(
      (element) =>
        element.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
          .length,
    );

/** Waits until each note that shows drifts. */
const expectDrift = (page: Page) =>
  expect
    .poll(() =>
      page.locator(NOTES).evaluateAll((notes) => {
        const isStill = (note: Element) => note.getAnimations().length === 0;
        return notes.filter((note) => note.checkVisibility() && isStill(note)).length;
      }),
    )
    .toBe(0);

/** The texts that are less than 90 % opaque. The opacities around a text multiply. */
const hiddenTexts = (page: Page) =>
  page.locator("body *").evaluateAll((elements) => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    return elements
      .filter((element) => element.checkVisibility() && opacityOf(element) < 0.9)
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap(({ nodeType, textContent }) => (nodeType === 3 && textContent?.trim()) || []);
  });

/** Opens another page by a link, and expects that it is fully shown. */
async function expectOtherPage(page: Page): Promise<void> {
  await page.locator("footer a[href='/terms']").click();
  await expect(legalContents(page)).toBeVisible();
  await expect(page.locator("main > div")).toHaveCSS("opacity", "1");
}

/** Whether the script of the animations has loaded. */
const hasAnimations = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/motion-")),
  );

/** Expects that nothing moves when the notes have loaded and the visitor has seen all. */
async function expectNoMotion(page: Page, rest: () => Promise<void>): Promise<void> {
  await expect(page.locator(NOTES)).toHaveCount(hasMusicDecoration ? FLOATING_NOTES.wide : 0);
  await scrollThrough(page);
  await rest();
  expect(await countRunning(page)).toBe(0);
  expect(await hasAnimations(page)).toBe(false);
  await expect(page.locator("canvas")).toHaveCount(0);
}

test("a section fades in once, at a scroll, and shows in a capture", async ({ page, rest }) => {
  // The script of the animations loads two seconds after the page.
  await page.goto("/");
  await expect.poll(() => hasAnimations(page)).toBe(true);
  await rest();
  expect(await hiddenTexts(page)).toEqual([]);
  /** The lowest opacity of a section while a visitor scrolls to the end of the page. */
  const lowestOpacity = () =>
    page.locator("main div:has(> h2)").evaluateAll(async (sections) => {
      let lowest = 1;
      for (let y = 0; y < document.documentElement.scrollHeight; y += 40) {
        window.scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        const opacities = sections.map((section) => Number(getComputedStyle(section).opacity));
        lowest = Math.min(lowest, ...opacities);
      }
      return lowest;
    });
  expect(await lowestOpacity()).toBeLessThan(0.5);
  await rest();
  await scrollTo(page, 0);
  expect(await lowestOpacity()).toBe(1);
});

test("particles load near their section, and lines link only those of the community", async ({
  page,
  open,
}) => {
  test.skip(!community, "Only the section about the community is far from the window.");
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  await expect(page.locator("#particles-community")).toHaveCount(0);
  await scrollThrough(page);
  /** How many pixels of a canvas have a colour. */
  const drawnPixels = async (variant: ParticleVariant) => {
    const canvas = page.locator(`#particles-${variant} canvas`);
    await expect(canvas).toHaveCSS("pointer-events", "none");
    await canvas.scrollIntoViewIfNeeded();
    await expectAllParticles(page, variant);
    return canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext("2d");
      copy?.drawImage(element, 0, 0);
      const { data = [] } = copy?.getImageData(0, 0, width, height) ?? {};
      return [...data].filter((value, index) => index % 4 === 3 && value > 0).length;
    });
  };
  // A canvas draws as soon as it is in view.
  await expect.poll(() => drawnPixels("features")).toBeGreaterThan(0);
  const dust = await drawnPixels("features");
  await expect.poll(() => drawnPixels("community")).toBeGreaterThan(5 * dust);
});

test("a canvas in view draws in one loop, and none draws out of view", async ({ page, open }) => {
  await page.addInitScript(countLoops);
  await open("/");
  await expectAllParticles(page, "default");
  const loops = () => page.evaluate<number>("loops()");
  expect(await loops()).toBe(1);
  await scrollTo(page, 1_000_000);
  await expect.poll(loops).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(loops).toBe(1);
});

/** In a page: counts the timers with the interval of the frames that wait. Each loop has one. */
function countLoops(): void {
  const { setTimeout, clearTimeout } = window;
  const waiting = new Set<number>();
  Object.assign(window, {
    loops: () => waiting.size,
    setTimeout: (callback: () => void, delay: number) => {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        callback();
      }, delay);
      if (delay === 80) waiting.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      waiting.delete(timer);
      clearTimeout(timer);
    },
  });
}

for (const [path, count, narrowCount] of [
  ["/", FLOATING_NOTES.wide, FLOATING_NOTES.narrow],
  ["/download", FLOATING_NOTES.downloadPage, FLOATING_NOTES.downloadPage],
] as const) {
  test(`no note of ${path} is behind a text, and a phone has ${narrowCount}`, async ({
    page,
    open,
  }) => {
    test.skip(!hasMusicDecoration, "The decoration is switched off (product.ts).");
    await open(path);
    const notes = page.locator(NOTES);
    await expect(shown(notes)).toHaveCount(count);
    const expectNoNoteBehindText = async () => {
      for (const width of [320, 360, 480, 740, 768, 900, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expectDrift(page);
        expect.soft(await notes.evaluateAll(findNotesBehindText), `at ${width} px`).toEqual([]);
      }
    };
    await expectNoNoteBehindText();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(shown(notes)).toHaveCount(narrowCount);
    // Media queries follow the size of the browser's text.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expectNoNoteBehindText();
  });
}

test("on a phone, a long tag has its notes in a row above the previous versions", async ({
  page,
  api,
  open,
}) => {
  test.skip(!hasMusicDecoration, "The decoration is switched off (product.ts).");
  const [newest, ...others] = api.releases;
  api.releases = [{ ...Object(newest), tag_name: "v2026.11.29" }, ...others];
  await open("/download", 360);
  const notes = page.locator("[data-notes=melody] > svg");
  await expect(shown(notes)).toHaveCount(FLOATING_NOTES.downloadPage);
  await expect(shown(page.locator(NOTES))).toHaveCount(FLOATING_NOTES.downloadPage);
  await notes.first().scrollIntoViewIfNeeded();
  await expectDrift(page);
  expect(await notes.evaluateAll(findNotesBehindText)).toEqual([]);
  // At the lowest turn of its drift, too, no note is cut off.
  const room = await page.locator("[data-notes=melody]").boundingBox();
  for (const note of await notes.all()) {
    const box = await note.boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (room?.y ?? 0) - (room?.height ?? 0);
    expect(below).toBeLessThanOrEqual(1);
  }
});

/** In the page: the texts with a note behind them, at the start and the turns of each drift. */
function findNotesBehindText(notes: (HTMLElement | SVGElement)[]): string[] {
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top;
  const range = document.createRange();
  const lines = [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility())
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((line) => ({ text: text.textContent ?? "", line }));
    });
  const found = [0, 1 / 16, 3 / 16].flatMap((progress) =>
    notes.flatMap((note) => {
      if (!note.checkVisibility()) return [];
      const [drift] = note.getAnimations();
      if (!drift) throw new Error("A note does not drift.");
      drift.currentTime = Number(drift.effect?.getComputedTiming().duration) * progress;
      const box = note.getBoundingClientRect();
      // The block cuts off what is outside of it.
      const block = note.parentElement?.getBoundingClientRect() ?? box;
      return lines.filter(({ line }) => isOver(line, box) && isOver(line, block));
    }),
  );
  return [...new Set(found.map(({ text }) => text))];
}

test("scrolling turns the bars of the closing call up, and each scale fills", async ({
  page,
  open,
}) => {
  test.skip(!hasMusicDecoration, "The decoration is switched off (product.ts).");
  await open("/");
  const call = page.getByRole("region").last();
  const bar = call.locator("[aria-hidden] > b:empty").last();
  /** How much of the scale is lit, in percent. */
  const lit = () =>
    call.locator("[aria-hidden] > i").evaluate((ticks) => {
      const { transform, width } = getComputedStyle(ticks, "::after");
      return Math.round((new DOMMatrix(transform).e / Number.parseFloat(width)) * 100);
    });
  /** How far the cover of a bar is below its level, in percent of the cover. */
  const covered = () =>
    bar.evaluate((element) => {
      const [percent = "0"] =
        /[\d.]+(?=%)/.exec(getComputedStyle(element, "::after").translate) ?? [];
      return Number(percent);
    });
  const scrollToStart = () =>
    call.evaluate((section) => {
      const { top } = section.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight, behavior: "instant" });
    });
  await scrollToStart();
  // As the scale of the section above.
  await expect.poll(lit).toBe(community ? 84 : 48);
  expect(await covered()).toBe(50);
  await scrollTo(page, 1_000_000);
  await expect.poll(lit).toBe(100);
  await expect.poll(covered).toBe(0);
  await motionControl(page).click();
  await scrollToStart();
  expect(await Promise.all([lit(), covered()])).toEqual([100, 0]);
});

test("a pause stops all that moves, and a reload keeps it", async ({ page, open, rest }) => {
  test.skip(!hasMusicDecoration, "Only its equalizer shows that an animation runs.");
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
  // Out of view, an animation pauses.
  await scrollTo(page, 3000);
  await expect.poll(() => countRunning(page, EQUALIZER)).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
  await motionControl(page).click();
  await expect(motionControl(page)).toHaveText("Play motion");
  await expect.poll(() => countRunning(page)).toBe(0);
  await expect(heroParticles(page)).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expectNoMotion(page, rest);

  await motionControl(page).click();
  await expect(motionControl(page)).toHaveText("Pause motion");
  await scrollTo(page, 0);
  await expect(heroParticles(page)).toBeVisible();
  await page.reload();
  await expect.poll(() => countRunning(page, EQUALIZER)).toBeGreaterThan(0);
});

test("no script of decoration is needed", async ({ page, open, rest, complaints }) => {
  // Gatsby names the animations in the HTML, and loads them later as the other scripts.
  const html = await (await page.request.get("/")).text();
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== "script") return;
    if (pathname.startsWith("/motion-") || !html.includes(pathname)) scripts.push(request.url());
  });
  await open("/");
  await expect(heroParticles(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  complaints.allow(new RegExp(`^failed request: (${scripts.join("|")})$`));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  for (const blocked of [[...scripts], ...scripts.map((script) => [script])]) {
    const isBlocked = (url: URL) => blocked.includes(url.href);
    await page.route(isBlocked, (route) => route.abort());
    loads = 0;
    const failure = page.waitForEvent("requestfailed", (request) =>
      blocked.includes(request.url()),
    );
    await page.goto("/");
    await failure;
    await scrollThrough(page);
    await rest();
    expect(loads, blocked.join()).toBe(1);
    expect(await hiddenTexts(page), blocked.join()).toEqual([]);
    await expectOtherPage(page);
    await page.unroute(isBlocked);
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(
    "nothing moves, nothing is hidden, and only the notes load",
    ENGINES,
    async ({ page, open, rest }) => {
      await open("/");
      expect(await hiddenTexts(page)).toEqual([]);
      await expect(motionControl(page)).toHaveCount(0);
      await expectNoMotion(page, rest);
      await expectOtherPage(page);
    },
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is hidden for an effect", ENGINES, async ({ page, open }) => {
    await open("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await hiddenTexts(page)).toEqual([]);
  });
});

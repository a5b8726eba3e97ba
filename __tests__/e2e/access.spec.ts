import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { githubRelease } from "../../harness/githubReleases";
import { scrollThrough, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

const site = SITES.player;
const PATHS = ["", "/download", "/privacy", "/terms", "/no-such-page", "/releases.html"];
const LONG = `v1.0.0-${"nightly".repeat(12)}`.slice(0, 80);

/** The text spacing that a page must bear: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const LAYOUTS = [
  { name: "as it is", style: "" },
  { name: "with text spacing", style: TEXT_SPACING },
  { name: "with text at 200 %", style: "html { font-size: 200% !important }" },
];

/**
 * What is read or pressed, and is beyond the window or cut off by a box around it. The body clips what is beyond its edge, so the
 * width of the page says nothing.
 */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRead = (element: Element) =>
      element.matches("a, button, input, select, summary, label, img") ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    /** A box of one pixel hides a text from all but screen readers, on purpose. */
    const isForScreenReaders = (element: Element) =>
      element.clientWidth <= 1 || element.closest('[class*="isuallyHidden"]') !== null;
    const faults: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!isRead(element) || element.closest("[aria-hidden=true], svg, noscript, .gatsby-announcer, #gatsby-announcer")) continue;
      if (!element.checkVisibility() || isForScreenReaders(element)) continue;
      const box = element.getBoundingClientRect();
      const name = `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`;
      if (box.width === 0 || box.bottom < 0) continue;
      if (box.right > window.innerWidth + 1 || box.left < -1) faults.push(`${name} is beyond the window`);
      const style = getComputedStyle(element);
      const isClipping = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
      if (isClipping && element.scrollWidth > element.clientWidth + 1) faults.push(`${name} cuts its text off`);
    }
    return faults;
  });
}

for (const path of PATHS) {
  test(`nothing of ${path || "/"} is cut off at any width, with long names, with text spacing and with text at 200 %`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const api = await stubReleasesApi(context);
    api.releases[0] = githubRelease(45, { tag_name: LONG, name: LONG.toUpperCase(), prerelease: true });
    api.releases[1] = githubRelease(44, { tag_name: `${LONG}2`.slice(1), name: "Every.Word.In.One".repeat(5).slice(0, 80) });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const { name, style } of LAYOUTS) {
        await page.goto(site.url + path);
        await page.waitForLoadState("networkidle");
        await page.addStyleTag({ content: style }).catch(() => undefined);
        await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
        expect(await findCutOff(page), `at ${width} px, ${name}`).toEqual([]);
      }
    }
  });
}

test("the measurement finds what is beyond the window, and what a box cuts off", async ({ page, context }) => {
  await stubReleasesApi(context);
  await page.goto(`${site.url}/terms`);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>("main p");
    if (first) first.style.cssText = "position: relative; left: 100vw";
    if (second) second.style.cssText = "width: 5rem; white-space: nowrap; overflow: hidden";
  });
  const faults = await findCutOff(page);
  expect(faults.some((fault) => fault.endsWith("is beyond the window"))).toBe(true);
  expect(faults.some((fault) => fault.endsWith("cuts its text off"))).toBe(true);
});

test("with forced colours, the link to the open page is underlined, and no other one of the bar", async ({ page, context }) => {
  await stubReleasesApi(context);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/download`);
  const lineOf = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await lineOf("Download")).toBe("underline");
  expect(await lineOf("Home")).toBe("none");
});

const countRunning = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

test.describe("the control that pauses motion", () => {
  test.beforeEach(({ context }) => stubReleasesApi(context).then(() => undefined));
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

  test("stills everything at once, also the particles, and lets all of it move again", async ({ page }) => {
    await page.goto(site.url);
    await expect.poll(() => countRunning(page)).toBeGreaterThan(20);
    const particles = page.locator("#particles-default canvas");
    await expect(particles).toBeVisible();
    await press(page, "Pause motion");
    await expect.poll(() => countRunning(page)).toBe(0);
    await expect(particles).toBeHidden();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await press(page, "Play motion");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(particles).toBeVisible();
    await expect.poll(() => countRunning(page)).toBeGreaterThan(20);
  });

  test("is remembered on other pages and after a reload, where no script of the decoration loads", async ({ page }) => {
    await page.goto(`${site.url}/terms`);
    await press(page, "Pause motion");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Music/);
    await scrollThrough(page);
    await expect(page.locator("canvas")).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await countRunning(page)).toBe(0);
    await expect(page.locator("canvas")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
  });

  test("is hidden where nothing moves: with reduced motion, and without scripts", async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${site.url}/terms`);
    await expect(page.locator("footer button")).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${site.url}/terms`);
    await expect(plain.locator("footer button")).toBeHidden();
    await context.close();
  });
});

test.describe("in another language than the page's", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("dates carry their language", async ({ page, context }) => {
    await stubReleasesApi(context);
    await page.goto(`${site.url}/download`);
    await expect(page.locator("#latest time [lang]")).toHaveAttribute("lang", "de-DE");
    await expect(page.locator("#latest time")).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  });
});

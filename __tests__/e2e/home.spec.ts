import AxeBuilder from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { type Screenshot, screenshots } from "../../src/features/home/screenshots";
import { expect, test } from "../support/browserTest";

/** The preview: the screen of the app in the phone that has this alternative text. */
const preview = (page: Page, description: string) => page.getByRole("group").getByRole("img", { name: description });

/** Expects that one screen is selected and shown large, and no other. */
async function expectSelected(page: Page, { title, description }: Screenshot): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(title);
  await expect(preview(page, description)).toBeVisible();
  await expect(page.getByRole("group").getByRole("img", { name: /screen: / })).toHaveCount(1);
}

test("a click on a thumbnail shows its screenshot and marks it, and nothing moves", { tag: "@engines" }, async ({ page, open }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open("/");
    const gallery = page.getByRole("region").filter({ has: page.getByRole("group") });
    await expectSelected(page, screenshots[0]);
    const thumbnail = (title: string) => gallery.locator("label", { hasText: title });
    await thumbnail("Player").scrollIntoViewIfNeeded();
    const box = await gallery.boundingBox();
    const y = await page.evaluate(() => window.scrollY);
    for (const screenshot of screenshots.slice(1)) {
      await thumbnail(screenshot.title).click();
      await expectSelected(page, screenshot);
      expect(await gallery.boundingBox(), screenshot.title).toEqual(box);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    // The rest of the page is as it was at first.
    const { violations } = await new AxeBuilder({ page }).include("fieldset").analyze();
    expect(violations).toEqual([]);
  }
});

test("the screen in the preview fills the phone, and images of other screens are not loaded", async ({ page, open }) => {
  const widths = new Map<string, number>();
  page.on("request", (request) => {
    const [, name = "", width] = /\/screens\/(\w+)-(\d+)\.avif$/.exec(request.url()) ?? [];
    widths.set(name, Math.max(widths.get(name) ?? 0, Number(width)));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("/");
  const gallery = page.getByRole("region").filter({ has: page.getByRole("group") });
  await gallery.scrollIntoViewIfNeeded();
  await expect.poll(() => widths.get("search")).toBe(180);
  await page.waitForLoadState("networkidle");
  expect(widths.get("library")).toBe(180);
  await gallery.locator("label", { hasText: "Library" }).click();
  await expect.poll(() => widths.get("library")).toBeGreaterThan(180);
  const screen = await preview(page, screenshots[1]?.description ?? "").boundingBox();
  const phone = await gallery.locator("fieldset + div > div").boundingBox();
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(Math.abs((screen?.[side] ?? 0) - (phone?.[side] ?? 0)), side).toBeLessThan(1);
  }
});

test("the first screen shows the whole button, and that the app is for Android", async ({ page, open }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open("/");
    await expect(page.getByRole("main").getByRole("link", { name: "Download", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("For Android")).toBeInViewport({ ratio: 1 });
  }
});

test("arrow keys move the selection and the focus", { tag: "@engines" }, async ({ page, open }) => {
  await open("/");
  await page.getByRole("radio", { name: "Home" }).focus();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["ArrowLeft", 4],
    ["ArrowDown", 0],
  ] as const) {
    await page.keyboard.press(key);
    const screenshot = screenshots[index] ?? screenshots[0];
    await expect(page.getByRole("radio", { name: screenshot.title })).toBeFocused();
    await expectSelected(page, screenshot);
    await expect(page.locator("label", { hasText: screenshot.title })).toHaveCSS("outline-style", "solid");
  }
});

test("a screen that was chosen before the scripts ran stays chosen", { tag: "@engines" }, async ({ page }) => {
  const scripts: Route[] = [];
  await page.route("**/*.js", (route) => void scripts.push(route));
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("label", { hasText: "Player" }).click();
  for (const route of scripts) await route.continue();
  await page.unroute("**/*.js");
  await expect
    .poll(() => page.locator("fieldset").evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName("Player");
});

test("the equalizer has 20 bars, and more notes float on a wide screen", async ({ page, open }) => {
  for (const [width, notes] of [
    [360, 12],
    [1440, 25],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open("/");
    await expect(page.locator("main div[aria-hidden] > b:empty:visible")).toHaveCount(20);
    await expect(page.locator("main div[aria-hidden] > i:empty:visible")).toHaveCount(notes);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a click on a thumbnail shows its screenshot", async ({ page, open, complaints }) => {
    complaints.allow(/^failed request: .*\.js$/);
    await open("/");
    for (const screenshot of [...screenshots].reverse()) {
      await page.locator("label", { hasText: screenshot.title }).click();
      await expectSelected(page, screenshot);
    }
  });
});

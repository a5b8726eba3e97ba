import AxeBuilder from "@axe-core/playwright";
import { screenshots } from "../../src/features/home/screenshots";
import { expect, test } from "../support/browserTest";

test("a click on a thumbnail shows its screenshot and marks it, and nothing moves", { tag: "@engines" }, async ({ page, open }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open("/");
    const gallery = page.getByRole("region").filter({ has: page.getByRole("tablist") });
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Home");
    await expect(page.getByRole("tabpanel", { name: "Home" })).toBeVisible();
    await page.getByRole("tab", { name: "Player" }).scrollIntoViewIfNeeded();
    const box = await gallery.boundingBox();
    for (const { title, description } of screenshots.slice(1)) {
      await page.getByRole("tab", { name: title }).click();
      await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name: title }).getByRole("img", { name: description })).toBeVisible();
      expect(await gallery.boundingBox(), title).toEqual(box);
    }
    // The rest of the page is as it was at first.
    const { violations } = await new AxeBuilder({ page }).include("[role=tablist]").include("[role=tabpanel]").analyze();
    expect(violations).toEqual([]);
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

test("arrow keys, Home and End move the selection and the focus", { tag: "@engines" }, async ({ page, open }) => {
  await open("/");
  await page.getByRole("tab", { name: "Home" }).focus();
  for (const [key, title] of [
    ["ArrowRight", "Library"],
    ["End", "Search"],
    ["ArrowRight", "Home"],
    ["ArrowLeft", "Search"],
    ["Home", "Home"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tab", { name: title })).toBeFocused();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Home" })).toBeFocused();
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

  test("the gallery shows all five screenshots in a row, and each thumbnail leads to its own", async ({
    page,
    open,
    complaints,
  }) => {
    complaints.allow(/^failed request: .*\.js$/);
    await open("/");
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const { name, title, description } of screenshots) {
      await page.locator(`[href="#screen-${name}"]`).filter({ hasText: title }).click();
      await expect(page.locator(`#screen-${name}`).getByRole("img", { name: description })).toBeInViewport({ ratio: 0.5 });
    }
  });
});

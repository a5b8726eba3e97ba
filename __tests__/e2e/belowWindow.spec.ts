import { expect, type Page, test } from "@playwright/test";
import { layoutShift, pressBelowWindow, scrollThrough, showOlderVersionsButton, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

test.use({ viewport: NARROW, reducedMotion: "reduce" });

/** Whether the browser has laid out the element with this text. */
function isLaidOut(page: Page, text: string): Promise<boolean> {
  return page.getByText(text).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

for (const [path, text] of [
  ["/", "the next version is argued over here"],
  ["/download", "Repeat one song or all of them"],
] as const) {
  test.describe(`content below the window of ${path}`, () => {
    test("is laid out when it gets near the window", async ({ page }) => {
      await page.goto(path);
      expect(await isLaidOut(page, text)).toBe(false);
      await scrollThrough(page);
      await page.getByText(text).scrollIntoViewIfNeeded();
      expect(await isLaidOut(page, text)).toBe(true);
    });

    test("can be found with the browser's search", async ({ page }) => {
      await page.goto(path);
      // `window.find` lays out skipped content, like the browser's own search.
      const isFound = await page.evaluate((words) => Reflect.apply(Reflect.get(window, "find"), window, [words]), text);
      expect(isFound).toBe(true);
      await expect(page.getByText(text)).toBeInViewport();
    });

    test("is printed", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      expect(await isLaidOut(page, text)).toBe(true);
    });

    test("does not move the content of the window when it is laid out", async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      expect(await layoutShift(page)).toBeLessThan(0.001);
    });
  });
}

test("versions added by a press are not laid out while they are far away, but can be found and printed", async ({
  page,
  context,
}) => {
  await stubReleasesApi(context);
  await page.goto(`${SITES.player.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await pressBelowWindow(showOlderVersionsButton(page));
  await expect(page.locator("#versions li:focus")).toContainText("Player 1.15");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const oldest = "Player 1.1 v1.1.0";
  await expect.poll(() => isLaidOut(page, oldest)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut(page, oldest)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  expect(await page.evaluate((words) => Reflect.apply(Reflect.get(window, "find"), window, [words]), oldest)).toBe(true);
  await expect(page.getByText(oldest)).toBeInViewport();
});

for (const viewport of [NARROW, WIDE]) {
  test.describe(`a link with a fragment at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const id of ["tools", "versions"]) {
      test(`scrolls #${id} to the top of the window`, async ({ page }) => {
        await page.goto(`/download#${id}`);
        await page.waitForLoadState("networkidle");
        const padding = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
        await expect.poll(async () => Math.abs(((await page.locator(`#${id}`).boundingBox())?.y ?? 0) - padding)).toBeLessThan(2);
      });
    }
  });
}

test("a return to a page lays out only the content around the old scroll position", async ({ page }) => {
  await page.goto("/");
  await page.getByText("the next version is argued over here").scrollIntoViewIfNeeded();
  // Waits until the nearby content is laid out and Gatsby has saved the scroll position.
  await page.waitForTimeout(500);
  const position = await page.evaluate(() => Math.round(scrollY));
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
  await expect(page.getByText("the next version is argued over here")).toBeInViewport();
  await expect.poll(() => isLaidOut(page, "Lights off.")).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => isLaidOut(page, "the next version is argued over here")).toBe(false);
});

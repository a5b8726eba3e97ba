import type { Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/browserTest";

// Scripts change the first screen when they make its controls work, and the typeface changes it when it loads.
test.use({ javaScriptEnabled: false, hasTypeface: false });

/** The place and all computed styles of each element above the links to the style sheets. The names of the elements are its keys. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelector("[data-style-sheets]:not(:empty)");
    const elements = [...document.querySelectorAll("body *")].filter(
      (element) => links && !element.contains(links) && element.compareDocumentPosition(links) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--"));
      return [
        element.outerHTML.slice(0, 60),
        x,
        y,
        width,
        height,
        ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ];
    });
  });

for (const path of ["/", "/download", "/privacy", "/no-such-page"]) {
  for (const width of [360, 768, 1440]) {
    test(`the first screen of ${path} at ${width} px has all its styles before the style sheets are there, and nothing else shows`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/^failed request: .*\.js$|status of 404/);
      const sendSheets = await holdRequests(page, "**/*.css");
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("[data-style-sheets] link[rel=stylesheet]")).not.toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("footer")).toHaveCount(0);
      const before = await firstScreen(page);
      expect(before.length).toBeGreaterThan(20);
      sendSheets();
      await expect(page.locator("footer")).toHaveCount(1);
      await expect.poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length)).toBe(2);
      expect(await firstScreen(page)).toEqual(before);
    });
  }
}

import type { Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/browserTest";

// Scripts and the typeface change the first screen when they have loaded.
test.use({ javaScriptEnabled: false, hasTypeface: false });

/** The start, the box and the computed styles of each element above the links to style sheets. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelector("[data-style-sheets]:not(:empty)");
    const isAbove = (element: Element) =>
      links &&
      !element.contains(links) &&
      element.compareDocumentPosition(links) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.querySelectorAll("body *")].filter(isAbove).map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith("--"));
      const styles = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const box = JSON.stringify(element.getBoundingClientRect());
      return [element.outerHTML.slice(0, 60), box, ...styles];
    });
  });

for (const path of ["/", "/download", "/privacy", "/no-such-page"]) {
  for (const width of [360, 768, 1440]) {
    test(`critical CSS styles all that shows first of ${path} at ${width} px`, async ({ page }) => {
      const sendStyleSheets = await holdRequests(page, "**/*.css");
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.locator("[data-style-sheets] link[rel=stylesheet]")).not.toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("footer")).toHaveCount(0);
      const before = await firstScreen(page);
      expect(before.length).toBeGreaterThan(20);
      sendStyleSheets();
      await expect(page.locator("footer")).toHaveCount(1);
      const countStyleSheets = () =>
        page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
      await expect.poll(countStyleSheets).toBe(2);
      expect(await firstScreen(page)).toEqual(before);
    });
  }
}

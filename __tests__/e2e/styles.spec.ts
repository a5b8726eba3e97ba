import { expect, type Page, test } from "@playwright/test";
import { FLOATING_NOTES } from "../../src/site/effects";
import { pressBelowWindow } from "../support/browserPage";

test.use({ reducedMotion: "reduce" });

/** Properties that both a rule of a page and a rule of all pages may set. */
const PROPERTIES = ["display", "position", "margin-block", "padding", "font", "letter-spacing", "line-height", "white-space"];
PROPERTIES.push("text-decoration", "border", "border-radius", "background-color", "box-shadow", "content-visibility", "gap");

/** Waits until a page is loaded and up to date. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Loading releases...")).toHaveCount(0);
  // The notes of /download come when the browser is idle.
  const notes = new URL(page.url()).pathname === "/download" ? FLOATING_NOTES.downloadPage : 0;
  await expect(page.locator("main [aria-hidden] > i:empty")).toHaveCount(notes);
  // The element under the mouse has other styles.
  await page.mouse.move(0, 0);
}

/** The computed styles of all elements of a page, in document order. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    (properties) =>
      [...document.querySelectorAll("header *, main, main *, footer *")].map((element) => {
        const style = getComputedStyle(element);
        // Of a margin that is `auto`, Chromium's computed style gives the width, and sometimes 0 although it is not.
        const margins = ["margin-left", "margin-right"].map((side) => element.computedStyleMap().get(side));
        const values = [...properties.map((property) => style.getPropertyValue(property)), ...margins];
        return `${element.tagName} ${values.join("; ")}`;
      }),
    PROPERTIES,
  );
}

test("a page has the styles of all pages first, then its own, and none of another page", async ({ request }) => {
  const html = await (await request.get("/privacy")).text();
  const sheets = [...html.matchAll(/<style data-href="\/([^".]+)/g)].map(([, name]) => name);
  expect(sheets).toEqual(["app", "component---src-pages-privacy-tsx"]);
});

for (const [path, link] of [
  ["/download", "Download"],
  ["/privacy", "Privacy Policy"],
] as const) {
  for (const width of [360, 1440]) {
    test(`${path} has the same styles at ${width} px whether it is opened directly or by a link`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await settle(page);
      const opened = await computedStyles(page);
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await pressBelowWindow(page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }));
      await expect(page).toHaveURL(path);
      await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to/);
      await settle(page);
      const linked = await computedStyles(page);
      expect(linked.length).toBe(opened.length);
      expect(linked.filter((style, index) => style !== opened[index])).toEqual([]);
    });
  }
}

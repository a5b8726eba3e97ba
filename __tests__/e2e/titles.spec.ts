import { expect, test } from "../support/browserTest";
import { servedUrl } from "../support/builtSite";

/** The widths of the window, in pixels. */
const WIDTHS = Array.from({ length: 206 }, (_, index) => 280 + 8 * index);

/** How much narrower and wider than the typeface a font of a device can be, as values of `size-adjust`. */
const FONTS = ["80%", "130%"];

// The policy of a page would keep the test from adding a style sheet.
test.use({ bypassCSP: true });

for (const path of ["/", "/download", "/privacy", "/terms", "/no-such-page"]) {
  test(`the titles of ${path} have the same lines and heights in narrower and wider fonts`, async ({ page, complaints }) => {
    complaints.allow(/^failed request: .*\.js$|status of 404/);
    await page.route("**/*.js", (route) => route.abort());
    // Its headers forbid frames.
    await page.route(servedUrl() + path, async (route) => {
      await route.fulfill({ response: await route.fetch(), headers: { "content-type": "text/html" } });
    });
    // The page is in a frame beside the window, where a new width costs a layout and no paint.
    const frame = `<iframe src="${path}" height="800" style="position: fixed; left: 100%"></iframe>`;
    await page.route("**/frame", (route) => route.fulfill({ contentType: "text/html", body: frame }));
    await page.goto(`${servedUrl()}/frame`);
    const root = page.frameLocator("iframe").locator("html");
    expect(await root.evaluate(findChanges, { widths: WIDTHS, fonts: FONTS })).toEqual([]);
  });
}

/**
 * Lays the page out at each width, with the typeface and with each of the fonts. The typeface stands in for them, so that the result does
 * not depend on the fonts of the machine. It runs in the frame of the page.
 *
 * @returns the titles that have other lines or another height in a font, and at which width
 */
async function findChanges(
  _root: HTMLElement | SVGElement,
  { widths, fonts }: { widths: number[]; fonts: string[] },
): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const typeface = rules.find((rule) => rule instanceof CSSFontFaceRule)?.cssText;
  if (!typeface) throw new Error("The page has no typeface.");
  const standIns = ["100%", ...fonts].map((font) =>
    typeface.replace(/"[^"]+"/, `"${font}"`).replace("}", `size-adjust: ${font} }`),
  );
  const style = document.createElement("style");
  // The cards of releases and the footer have no titles of the site, and would take most of the time.
  style.textContent = `${standIns.join("")} #versions article, footer { display: none }`;
  document.head.append(style);
  for (const font of ["100%", ...fonts]) await document.fonts.load(`700 1em "${font}"`);

  const titles = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")].filter((title) => title.checkVisibility());
  const shapeOf = (title: HTMLElement) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let lines = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      lines += range.getClientRects().length;
    }
    return `${lines} lines, ${title.getBoundingClientRect().height.toFixed(1)} px`;
  };
  const shapesIn = (font: string) => {
    for (const title of titles) title.style.fontFamily = `"${font}"`;
    return titles.map(shapeOf);
  };
  return widths.flatMap((width) => {
    window.frameElement?.setAttribute("width", String(width));
    const expected = shapesIn("100%");
    return fonts.flatMap((font) =>
      shapesIn(font).flatMap((shape, index) =>
        shape === expected[index]
          ? []
          : `${titles[index]?.textContent} at ${width} px in ${font}: ${shape}, not ${expected[index]}`,
      ),
    );
  });
}

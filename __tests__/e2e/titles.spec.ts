import { expect, hasOurWords, test } from "../support/browserTest";

/** The widths of the window, in pixels. */
const WIDTHS = Array.from({ length: 201 }, (_, index) => 320 + 8 * index);

/** The typeface itself, and the narrowest and the widest of its fallback fonts: `size-adjust`. */
const SIZES = ["100%", "80%", "110%"];

// The policy of a page refuses style sheets of a test.
test.use({ bypassCSP: true });

/** Longer titles, of another product, wrap where the width of the font says. */
const PATHS = ["/download", "/no-such-page", ...(hasOurWords ? ["/", "/privacy", "/terms"] : [])];

for (const path of PATHS) {
  test(`no font changes the lines and heights of the titles of ${path}`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/^failed request: .*\.js$/);
    await page.route("**/*.js", (route) => route.abort());
    // Beside the window, a frame of another width costs a layout and no paint.
    const style = "position: fixed; left: 100%";
    const body = `<iframe src="${path}" height="800" style="${style}"></iframe>`;
    await page.route("**/frame", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/frame");
    const root = page.frameLocator("iframe").locator("html");
    expect(await root.evaluate(findChanges, { widths: WIDTHS, sizes: SIZES })).toEqual([]);
  });
}

test("only a title with other letters loads more files of the typeface", async ({ page, open }) => {
  const files: string[] = [];
  page.on("request", (request) => {
    const [, file] = /bricolage-grotesque-(.+)-\w+\.woff2$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  await open("/no-such-page");
  expect(files).toEqual(["basic"]);
  for (const [title, file] of [
    ["Übergang", "latin"],
    ["Łąka", "latin-ext"],
    ["Tiếng Việt", "vietnamese"],
  ]) {
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((element, text) => element.replaceChildren(text), title);
    await expect.poll(() => files.at(-1)).toBe(file);
  }
  expect(files).toHaveLength(4);
});

/**
 * In the frame: lays the page out at each width in each size of the typeface.
 *
 * @returns the titles with other lines or another height than in the first size
 */
async function findChanges(
  _root: HTMLElement | SVGElement,
  { widths, sizes }: { widths: number[]; sizes: string[] },
): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const typeface = rules.find(({ cssText }) => cssText.includes("unicode-range: U+20-"))?.cssText;
  if (!typeface) throw new Error("The page has no typeface.");
  const fontFaces = sizes.map((size) =>
    typeface.replace(/"[^"]+"/, `"${size}"`).replace("}", `size-adjust: ${size} }`),
  );
  const style = document.createElement("style");
  // Cards and footer have no titles of the site, and their layout would take most of the time.
  style.textContent = `${fontFaces.join("")} #versions article, footer { display: none }`;
  document.head.append(style);
  for (const size of sizes) await document.fonts.load(`700 1em "${size}"`);

  const titles = [...document.querySelectorAll<HTMLElement>("h1, h2, h3")].filter((title) =>
    title.checkVisibility(),
  );
  const range = document.createRange();
  /** Each line of a text or of an inline element has a box. */
  const shapeOf = (title: HTMLElement) => {
    range.selectNodeContents(title);
    return `${range.getClientRects().length} boxes, ${title.offsetHeight} px`;
  };
  const shapesIn = (size: string) => {
    for (const title of titles) title.style.fontFamily = `"${size}"`;
    return titles.map((title) => `${title.textContent}: ${shapeOf(title)}`);
  };
  return widths.flatMap((width) => {
    window.frameElement?.setAttribute("width", String(width));
    const [expected = [], ...others] = sizes.map(shapesIn);
    return others.flatMap((shapes) =>
      shapes
        .filter((shape, index) => shape !== expected[index])
        .map((shape) => `${shape}, at ${width} px`),
    );
  });
}

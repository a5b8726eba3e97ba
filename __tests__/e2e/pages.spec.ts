import type { Page } from "@playwright/test";
import { hero, productName, tagline } from "../../src/site/product";
import {
  ENGINES,
  expect,
  expectAccessible,
  hasOurWords,
  layoutShift,
  scrollThrough,
  test,
} from "../support/browserTest";
import { asset, SITE_URL } from "../support/builtSite";
import { githubRelease, notesOf } from "../support/githubReleases";
import { brokenWords, misplaced } from "../support/misplaced";

const PATHS = ["/", "/download", "/privacy", "/terms", "/no/such/page"];

for (const [path, heading, title] of [
  ["/", hero.title.join(" "), `${productName}: ${tagline}`],
  ["/download", "Download for Android", `Download ${productName}`],
  ["/privacy", /./],
  ["/terms", /./],
] as const) {
  test(`${path} has its title, heading and URL`, ENGINES, async ({ page, open, api }) => {
    await open(path);
    expect(api.calls).toHaveLength(path === "/download" ? 1 : 0);
    const h1 = page.getByRole("heading", { level: 1 });
    await expect(h1).toHaveText(heading);
    await expect(page).toHaveTitle(title ?? `${await h1.textContent()}, ${productName}`);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", SITE_URL + path);
    await expect(page.locator("link[type='application/atom+xml']")).toHaveCount(1);
  });
}

test("a wide logo is in the bar and the footer, and leaves the links their place", async ({
  page,
  open,
}) => {
  const links = page.getByRole("navigation", { name: "Main" });
  await open("/", 768);
  const place = await links.boundingBox();
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 1"/>';
  await page.route("**/logo.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
  await open("/", 768);
  expect(await links.boundingBox()).toEqual(place);
  const logos = page.getByRole("img", { name: productName, exact: true });
  await expect(logos).toHaveCount(2);
  for (const logo of await logos.all())
    expect((await logo.boundingBox())?.height).toBeGreaterThan(20);
});

test.describe("without the typeface", () => {
  test.use({ hasTypeface: false });

  for (const path of PATHS) {
    test(`${path} is accessible, and nothing moves at a scroll`, async ({ page, open }) => {
      for (const width of [360, 1440]) {
        await open(path, width);
        await expectAccessible(page);
        await scrollThrough(page);
        expect(await layoutShift(page), `at ${width} px`).toBe(0);
      }
    });
  }
});

for (const path of PATHS) {
  test(`on paper, ${path} is black on white`, async ({ page, open }) => {
    await page.emulateMedia({ media: "print" });
    await open(path);
    const elements = page.locator("html, body, body *").filter({ visible: true });
    const colours = await elements.evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    );
    expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0) on rgba(0, 0, 0, 0)"]);
  });
}

test("with forced colours, only the bar's link to the open page is underlined", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/download");
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(link("Download")).toHaveCSS("text-decoration-line", "underline");
  await expect(link("Home")).toHaveCSS("text-decoration-line", "none");
});

/**
 * In a page with forced colours: the titles that cannot be read. Browsers paint a plate behind each
 * line, which may cover the line above it. Without a plate, a text needs the colour of all texts.
 */
function unreadableTitles(elements: (HTMLElement | SVGElement)[]): string[] {
  const { color } = getComputedStyle(document.body);
  const range = document.createRange();
  const texts = elements.flatMap((element) => {
    const style = getComputedStyle(element);
    const hasPlate = style.getPropertyValue("forced-color-adjust") !== "none";
    const isSeen = hasPlate || style.color === color;
    return [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
      .map((text) => ({ text, hasPlate, isSeen }));
  });
  const lines = texts.flatMap(({ text, ...line }) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => ({ ...line, name: text.textContent, box }));
  });
  const covers = (plate: DOMRect, { left, right, top, bottom, height }: DOMRect) =>
    Math.min(plate.right, right) - Math.max(plate.left, left) > 1 &&
    Math.min(plate.bottom, bottom) - Math.max(plate.top, top) > height / 6;
  return lines
    .filter(({ isSeen, box }, index) => {
      const plates = lines.slice(index + 1).filter(({ hasPlate }) => hasPlate);
      return !isSeen || plates.some((plate) => covers(plate.box, box));
    })
    .map(({ name }) => name ?? "");
}

for (const path of PATHS) {
  test(`with forced colours, every title of ${path} can be read`, async ({ page, open }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      for (const width of [360, 1440]) {
        await open(path, width);
        const titles = page.locator(":is(h1, h2, h3), :is(h1, h2, h3) *").filter({ visible: true });
        expect.soft(await titles.evaluateAll(unreadableTitles), `at ${width} px`).toEqual([]);
      }
    }
  });
}

/** A word of 80 characters in which no browser breaks a line. */
const longWord = (start: string) => start.padEnd(80, "m");

const longRelease = (number: number) =>
  githubRelease(number, {
    tag_name: longWord(`v1.${number}.0`),
    name: longWord(`Player${number}`),
    prerelease: true,
    body: notesOf(longWord("Change")),
    assets: ["player.apk", "SHA256SUMS"].map((name) =>
      asset(`v1.${number}.0`, longWord(name), { digest: `sha256:${"5".repeat(64)}` }),
    ),
  });

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
  * { word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.describe("nothing is cut off or beyond the window", () => {
  // The policy of a page refuses style sheets of a test.
  test.use({ bypassCSP: true });

  for (const path of PATHS) {
    test(`on ${path}, also with text spacing, large text and long words`, async ({
      page,
      open,
    }) => {
      await open(path);
      await showEverything(page);
      await expectAccessible(page);
      await expectFit(page);
      for (const content of [TEXT_SPACING, "html { font-size: 200% !important }"]) {
        const style = await page.addStyleTag({ content });
        await expectFit(page, content === TEXT_SPACING ? [] : [360, 768, 1440]);
        await style.evaluate((element: HTMLStyleElement) => element.remove());
      }
      const browser = await page.context().newCDPSession(page);
      const setTextSize = (standard: number) =>
        browser.send("Page.setFontSizes", { fontSizes: { standard } });
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await setTextSize(16);
        const normal = await titleSizes(page);
        await setTextSize(32);
        const large = await titleSizes(page);
        const small = normal.filter(({ size }, index) => {
          const grown = large[index]?.size ?? 0;
          // A text that is no larger than the body's is no title, and a long word has no space.
          return hasOurWords && size > 16 && (grown <= size || grown <= 32);
        });
        expect.soft(small, `titles that do not grow at ${width} px`).toEqual([]);
      }
      await expectFit(page, path === "/download" ? [320, 360] : []);
      await page.locator("body").evaluate((body) => {
        const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if (texts.currentNode.parentElement?.checkVisibility())
            texts.currentNode.nodeValue =
              texts.currentNode.nodeValue?.replace(/\p{L}{2,}/gu, "Dampfschifffahrten") ?? "";
      });
      await expectFit(page);
    });
  }

  test("on /download with tags, names and files of 80 characters", async ({ page, open, api }) => {
    api.releases.splice(0, 3, ...[45, 44, 43].map(longRelease));
    await open("/download");
    await expect(page.locator("#latest")).toContainText(longWord("Player45"));
    await showEverything(page);
    await expectFit(page);
  });
});

/** At some widths, no word of ours may break either. */
async function expectFit(page: Page, wordWidths: number[] = []): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await misplaced(page), `at ${width} px`).toEqual([]);
    if (hasOurWords && wordWidths.includes(width))
      expect.soft(await brokenWords(page), `words at ${width} px`).toEqual([]);
  }
}

/** The size of each title and its parts, except for the tag, which fills the page. */
const titleSizes = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, h1 *, h2 *, h3 *):not(:text-is('v1.45.0'))")
    .evaluateAll((titles) =>
      titles.map((title) => ({
        text: title.textContent,
        size: Number.parseFloat(getComputedStyle(title).fontSize),
      })),
    );

/** Uses each tool of /download, and opens everything that a page folds. */
async function showEverything(page: Page): Promise<void> {
  if (page.url().endsWith("/download")) {
    await page.getByLabel("What changed since").selectOption({ index: 3 });
    await expect(page.locator("#latest ol h4").first()).toBeVisible();
    await page.getByText("Check your download").click();
    const file = { name: longWord("mine"), mimeType: "", buffer: Buffer.from("music") };
    await page.getByLabel("Choose the file, or drop it here").setInputFiles(file);
    await expect(page.getByText("Unknown file:")).toBeVisible();
  }
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}

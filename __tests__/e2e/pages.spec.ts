import type { Page } from "@playwright/test";
import { productName } from "../../src/site/product";
import { expect, expectAccessible, layoutShift, scrollThrough, test } from "../support/browserTest";
import { asset, SITE_URL } from "../support/builtSite";
import { githubRelease, notesOf } from "../support/githubReleases";
import { brokenWords, misplaced } from "../support/misplaced";

/** The pages of the site. */
const PAGES = [
  { path: "/", title: `${productName}: the best music experience`, heading: "The Best Music Experience" },
  { path: "/download", title: `Download ${productName}`, heading: "Download for Android" },
  { path: "/privacy", title: `Privacy Policy, ${productName}`, heading: "Privacy Policy" },
  { path: "/terms", title: `Terms of Service, ${productName}`, heading: "Terms of Service" },
] as const;
const PATHS = [...PAGES.map(({ path }) => path), "/no/such/page"];
const WIDTHS = [320, 360, 768, 1440];

for (const { path, title, heading } of PAGES) {
  test(`${path} has its heading and its metadata`, { tag: "@engines" }, async ({ page, open }) => {
    await open(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", SITE_URL + path);
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute("href", "/releases.atom");
    for (const name of ["description", "theme-color", "viewport"]) {
      await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute("content", /.+/);
    }
    for (const property of ["title", "description", "url", "type", "site_name", "image", "image:alt"]) {
      await expect(page.locator(`meta[property="og:${property}"]`)).toHaveAttribute("content", /.+/);
    }
  });
}

test.describe("without the typeface", () => {
  // What moves is moved by data. Titles in other fonts are in titles.spec.ts.
  test.use({ hasTypeface: false });

  for (const path of PATHS) {
    for (const width of [360, 1440]) {
      test(`${path} at ${width} px: axe finds no fault, and nothing moves while a visitor scrolls to its end`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(path);
        await expectAccessible(page);
        await scrollThrough(page);
        expect(await layoutShift(page)).toBe(0);
      });
    }
  }
});

test("an unknown URL has the status 404, is not for search engines, and leads home", { tag: "@engines" }, async ({
  page,
  rest,
}) => {
  const answer = await page.goto("/no/such-page_1.2~x");
  expect(answer?.status()).toBe(404);
  await rest();
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "Go to Downloads" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download for Android");
  await page.goBack();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
});

test("the arrow of a link to another site is on the last line of its text, and the link gives that site no access", async ({
  page,
  open,
}) => {
  for (const path of ["/", "/download"]) {
    await open(path);
    const links = page.locator("a[href^='http']");
    expect(await links.count()).toBeGreaterThan(1);
    await expect(page.locator("a[href^='http']:not([rel~='noopener'])")).toHaveCount(0);
    const misplacedArrows = await links.locator("> svg:last-child").evaluateAll((arrows) =>
      arrows
        .filter((arrow) => {
          const text = document.createRange();
          text.selectNode(arrow.previousSibling ?? arrow);
          const line = [...text.getClientRects()].at(-1);
          const { top, bottom } = arrow.getBoundingClientRect();
          return bottom > top && line && ((top + bottom) / 2 < line.top || (top + bottom) / 2 > line.bottom);
        })
        .map((arrow) => arrow.parentElement?.textContent),
    );
    expect(misplacedArrows).toEqual([]);
  }
});

test("with forced colours, the link to the open page is underlined, and no other one of the bar", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/download");
  const lineOf = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await lineOf("Download")).toBe("underline");
  expect(await lineOf("Home")).toBe("none");
});

/** A word of 80 characters, without a place where a browser would break it. */
const longWord = (start: string) => start.padEnd(80, "m");

/** The newest releases, all with tags, names, changes and files of 80 characters. */
const longReleases = [45, 44, 43].map((number) =>
  githubRelease(number, {
    tag_name: longWord(`v1.${number}.0`),
    name: longWord(`Player${number}`),
    prerelease: true,
    body: notesOf(longWord("Change"), "Words"),
    assets: ["player.apk", "SHA256SUMS"].map((start) =>
      asset(`v1.${number}.0`, longWord(start), { digest: `sha256:${"5".repeat(64)}` }),
    ),
  }),
);

/** The text spacing that a page must bear: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

test.describe("nothing that is read or pressed is cut off or beyond the window, at any of four widths", () => {
  // The policy of a page would keep the test from adding a style sheet.
  test.use({ bypassCSP: true });

  for (const path of PATHS) {
    test(`on ${path}, also with text spacing, and with text at 200 %, which breaks no word`, async ({ page, open }) => {
      await open(path);
      await showEverything(page, path);
      await expectFit(page);
      const spacing = await page.addStyleTag({ content: TEXT_SPACING });
      await expectFit(page);
      await spacing.evaluate((style) => style.parentNode?.removeChild(style));
      await page.addStyleTag({ content: "html { font-size: 200% !important }" });
      await expectFit(page);
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await brokenWords(page)).toEqual([]);
    });
  }

  test("on any page with a translated title, which may be twice as long", async ({ page, open }) => {
    for (const { path } of PAGES) {
      await open(path);
      await page.evaluate(() => {
        // As browsers do when they translate.
        document.documentElement.lang = "de";
        for (const title of document.querySelectorAll("h1, h1 span"))
          if (!title.children.length) title.append(` ${title.textContent}`);
      });
      await expectFit(page);
    }
  });

  test("on /download with tags, names and files of 80 characters", async ({ page, open, api }) => {
    api.releases.splice(0, 3, ...longReleases);
    await open("/download");
    await expect(page.locator("#latest")).toContainText(longWord("Player45"));
    await showEverything(page, "/download");
    await expectFit(page);
  });

  test("but the measurement finds what is", async ({ page, open }) => {
    await open("/privacy");
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML(
        "beforeend",
        `<p style="width:3000px;text-align:right">Beyond</p>
         <p style="width:1em;overflow:hidden;white-space:nowrap">Cut off</p>
         <button type="button" style="width:4em;white-space:nowrap">Outside of it</button>
         <p style="width:3000px;text-align:right" aria-hidden="true">Decoration</p>`,
      );
    });
    const faults = (await misplaced(page)).join("\n");
    for (const words of ["Beyond", "Cut off", "Outside of it"]) expect(faults).toContain(words);
    expect(faults).not.toContain("Decoration");
  });
});

async function expectFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await misplaced(page), `at ${width} px`).toEqual([]);
  }
}

/** Asks each tool of /download a question, and unfolds whatever a page can unfold. */
async function showEverything(page: Page, path: string): Promise<void> {
  if (path === "/download") {
    await page.locator("#versions").getByRole("combobox").selectOption({ index: 3 });
    await expect(page.locator("#versions ol h4").first()).toBeVisible();
    await page.getByText("Check Your Download").click();
    const file = { name: longWord("mine"), mimeType: "", buffer: Buffer.from("music") };
    await page.getByLabel("Drop the file here, or choose it").setInputFiles(file);
    await expect(page.getByText("matches no published file")).toBeVisible();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

test.describe("a browser without cascade layers", () => {
  // The policy of a page has the hash of its style sheet.
  test.use({ bypassCSP: true });

  test("shows text in its colour and icons in their size", async ({ page, open }) => {
    await page.route(/\.css$|\/$|\/download$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutLayers(await response.text()) });
    });
    for (const path of ["/", "/download"]) {
      await open(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveCSS("color", "rgb(246, 242, 236)");
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(12, 10, 16)");
      const widths = await page.locator("main [viewBox='0 0 24 24']").evaluateAll((icons) => icons.map((icon) => icon.clientWidth));
      expect(Math.max(...widths)).toBeLessThanOrEqual(20);
    }
  });
});

/** A style sheet, or a page with one, as it is for a browser that does not know `@layer`. */
function withoutLayers(text: string): string {
  const start = text.indexOf("@layer");
  if (start < 0) return text;
  let end = text.indexOf("{", start);
  let depth = 0;
  do {
    if (text[end] === "{") depth += 1;
    if (text[end] === "}") depth -= 1;
    end += 1;
  } while (depth > 0);
  return text.slice(0, start) + withoutLayers(text.slice(end));
}

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { githubRelease, notesOf } from "../../harness/githubReleases";
import { pressBelowWindow, scrollThrough, stubReleasesApi } from "../support/browserPage";
import { misplaced } from "../support/misplaced";
import { SITES } from "../support/sites";

const site = SITES.player;
const DOWNLOAD = "/download";
const PLAIN_LIST = "/releases.html";
const PATHS = ["", "/privacy", "/terms", "/no/such/page", DOWNLOAD, PLAIN_LIST];
const WIDTHS = [320, 360, 768, 1440];

/** A word of 80 characters, without a place where a browser would break it. */
const longWord = (start: string) => start.padEnd(80, "m");

/** The newest releases, all with tags, names, changes and files of 80 characters. */
const longReleases = [45, 44, 43].map((number) =>
  githubRelease(number, {
    tag_name: longWord(`v1.${number}.0`),
    name: longWord(`Player${number}`),
    prerelease: true,
    body: notesOf(longWord("Change"), "Words"),
    assets: ["player.apk", "SHA256SUMS"].map((start) => ({
      name: longWord(start),
      state: "uploaded",
      size: 20_000_000,
      digest: `sha256:${"5".repeat(64)}`,
      browser_download_url: `https://github.com/octo/player/releases/download/${number}/${start}`,
    })),
  }),
);

/** The text spacing that a page must bear: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const LAYOUTS = [
  { name: "with tags, names and files of 80 characters", releases: longReleases },
  { name: "with the longest tag that is large", releases: [githubRelease(45, { tag_name: "v1.45.10" })] },
  { name: "with text spacing", style: TEXT_SPACING },
  { name: "with text at 200 %", style: "html { font-size: 200% !important }" },
];

/** Asks each tool of /download a question, and unfolds whatever a page can unfold. */
async function showEverything(page: Page, path: string): Promise<void> {
  if (path === DOWNLOAD) {
    await expect(page.getByText("Loading releases...")).toHaveCount(0);
    await page.locator("#tools").getByRole("combobox").selectOption({ index: 3 });
    await expect(page.locator("#tools ol").first()).toBeVisible();
    const file = { name: longWord("mine"), mimeType: "", buffer: Buffer.from("music") };
    await page.getByLabel("Drop the file here, or choose it").setInputFiles(file);
    await expect(page.getByText("Its SHA-256")).toBeVisible();
  }
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

test.describe("nothing is beyond the window or cut off", () => {
  // The policy of a page would keep the test from adding a style sheet.
  test.use({ reducedMotion: "reduce", bypassCSP: true });

  for (const path of PATHS) {
    for (const { name, style = "", releases } of LAYOUTS) {
      if (releases && path !== DOWNLOAD && path !== PLAIN_LIST) continue;
      test(`${path || "/"} ${name}`, async ({ page, context }) => {
        const api = await stubReleasesApi(context);
        if (releases) {
          api.releases.splice(0, releases.length, ...releases);
          await page.route(`**${PLAIN_LIST}`, async (route) => {
            const html = await (await route.fetch()).text();
            const long = html.replaceAll("v1.45.0", longWord("v1.45.0")).replaceAll("Player 1.45", longWord("Player"));
            await route.fulfill({ contentType: "text/html", body: long });
          });
        }
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(site.url + path);
          await page.waitForLoadState("networkidle");
          if (style) await page.addStyleTag({ content: style });
          await showEverything(page, path);
          expect.soft(await misplaced(page), `at ${width} px`).toEqual([]);
        }
      });
    }
  }

  test("the measurement finds what is beyond the window, cut off by its box, or outside its button", async ({ page }) => {
    await page.goto(`${site.url}/privacy`);
    expect(await misplaced(page)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML(
        "beforeend",
        `<p style="width:3000px;text-align:right">Beyond</p>
         <p style="width:3em;overflow:hidden;white-space:nowrap">Cut off</p>
         <button type="button" style="width:4em;white-space:nowrap">Outside of it</button>
         <p style="width:3000px;text-align:right" aria-hidden="true">Decoration</p>`,
      );
    });
    const faults = (await misplaced(page)).join("\n");
    for (const words of ["Beyond", "Cut off", "Outside of it"]) expect(faults).toContain(words);
    expect(faults).not.toContain("Decoration");
  });
});

test("with forced colours, the link to the open page is underlined, and no other one of the bar", async ({ page, context }) => {
  await stubReleasesApi(context);
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/download`);
  const lineOf = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await lineOf("Download")).toBe("underline");
  expect(await lineOf("Home")).toBe("none");
});

const countRunning = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

test.describe("the control that pauses motion", () => {
  test.beforeEach(({ context }) => stubReleasesApi(context).then(() => undefined));
  const press = (page: Page, name: string) => pressBelowWindow(page.getByRole("button", { name }));

  test("stills everything at once, also the particles, and lets all of it move again", async ({ page }) => {
    await page.goto(site.url);
    await expect.poll(() => countRunning(page)).toBeGreaterThan(20);
    const particles = page.locator("#particles-default canvas");
    await expect(particles).toBeVisible();
    await press(page, "Pause motion");
    await expect.poll(() => countRunning(page)).toBe(0);
    await expect(particles).toBeHidden();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await press(page, "Play motion");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(particles).toBeVisible();
    await expect.poll(() => countRunning(page)).toBeGreaterThan(20);
  });

  test("is remembered on other pages and after a reload, where no script of the decoration loads", async ({ page }) => {
    await page.goto(`${site.url}/terms`);
    await press(page, "Pause motion");
    await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Music/);
    await scrollThrough(page);
    await expect(page.locator("canvas")).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await countRunning(page)).toBe(0);
    await expect(page.locator("canvas")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play motion" })).toBeVisible();
  });

  test("is hidden where nothing moves: with reduced motion, and without scripts", async ({ page, browser }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${site.url}/terms`);
    await expect(page.locator("footer button")).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${site.url}/terms`);
    await expect(plain.locator("footer button")).toBeHidden();
    await context.close();
  });
});

test.describe("in another language than the page's", () => {
  test.use({ locale: "de-DE", timezoneId: "Europe/Berlin" });

  test("dates carry their language", async ({ page, context }) => {
    await stubReleasesApi(context);
    await page.goto(`${site.url}/download`);
    await expect(page.locator("#latest time [lang]")).toHaveAttribute("lang", "de-DE");
    await expect(page.locator("#latest time")).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  });
});

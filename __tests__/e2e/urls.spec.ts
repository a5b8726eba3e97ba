import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { collectComplaints } from "../support/browserPage";
import { SITES } from "../support/sites";

// Nothing here is about motion, which takes a lot of processor time.
test.use({ reducedMotion: "reduce" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A file of a built site. */
const builtFile = (site: keyof typeof SITES, file: string) =>
  readFile(path.join(__dirname, "..", "..", ".sites", site, "public", file), "utf8");

/**
 * Answers a URL with a page, like many static hosts. The server itself, `gatsby serve`, answers some of these URLs with a redirect
 * or with status 400.
 */
async function answer(page: Page, url: string, status: number, body: string): Promise<void> {
  const [document] = url.split("#");
  await page.route(
    ({ href }) => href.split("#")[0] === document,
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status, contentType: "text/html", body }) : route.fallback(),
  );
}

/** Collects the URLs of other origins that a page requests, except for the releases API. */
function collectForeign(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().includes("/repos/octo/player/")) foreign.push(request.url());
  });
  return foreign;
}

/** Paths that a browser or Gatsby could mistake for something else. */
const ODD_PATHS = [
  "//",
  "//evil.example/x",
  "///evil.example/x",
  "/\\",
  "/\\evil.example/x",
  "/%",
  "/%E0%A4%A",
  "/%25",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "/download%2F",
  "/download//",
  "/index",
  "/:ref",
  "/:pageResources",
  "/:path/x",
];

/** Fragments that cannot be decoded. */
const ODD_FRAGMENTS = ["#%", "#100%", "#%E0%A4%A"];

for (const [name, paths] of [
  ["sample", ODD_PATHS],
  ["player", ["//", "//evil.example/x", "/%2F%2Fevil.example", "/download%2F", "/index", "/:ref"]],
] as const) {
  const site = SITES[name];

  test.describe(`the site "${name}"`, () => {
    for (const odd of paths) {
      test(`${odd} shows the 404 page and keeps it, and no request goes to another site`, async ({ page }) => {
        const foreign = collectForeign(page, site.origin);
        const { href } = new URL(site.url + odd);
        await answer(page, href, 404, await builtFile(name, "404.html"));
        await page.goto(href, { waitUntil: "networkidle" });
        await expect(heading(page)).toHaveText("Page Not Found");
        await page.getByRole("link", { name: "Back to Home" }).click();
        await expect(heading(page)).toHaveText("The Best Music Experience");
        expect(page.url()).toBe(`${site.url}/`);
        await page.goBack();
        await expect(heading(page)).toHaveText("Page Not Found");
        expect(page.url()).toBe(href);
        await page.goForward();
        await expect(heading(page)).toHaveText("The Best Music Experience");
        expect(foreign).toEqual([]);
      });
    }

    for (const fragment of ODD_FRAGMENTS) {
      test(`a page at an odd path with the fragment ${fragment} stays on the site`, async ({ page }) => {
        const foreign = collectForeign(page, site.origin);
        for (const [file, words] of [
          ["404.html", "Page Not Found"],
          ["index.html", "The Best Music Experience"],
        ] as const) {
          for (const odd of ["//", "//evil.example/x"]) {
            const { href } = new URL(site.url + odd + fragment);
            await page.goto("about:blank");
            await page.unrouteAll();
            await answer(page, href, 200, await builtFile(name, file));
            await page.goto(href, { waitUntil: "networkidle" });
            await expect(heading(page)).toHaveText(words);
            expect(new URL(page.url()).origin).toBe(site.origin);
          }
        }
        expect(foreign).toEqual([]);
      });

      test(`a page opens with the fragment ${fragment}`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.goto(`${site.url}/privacy${fragment}`, { waitUntil: "networkidle" });
        await expect(heading(page)).toHaveText("Privacy Policy");
        await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
        await expect(heading(page)).toHaveText("The Best Music Experience");
        await page.goBack();
        await expect(heading(page)).toHaveText("Privacy Policy");
        expect(complaints).toEqual([]);
      });

      test(`an open page keeps its scroll position when the fragment becomes ${fragment}`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.goto(`${site.url}/privacy`, { waitUntil: "networkidle" });
        await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
        await page.evaluate((odd) => {
          window.location.hash = odd;
        }, fragment);
        await page.evaluate((odd) => {
          const link = document.createElement("a");
          link.href = odd;
          document.body.append(link);
          link.click();
        }, `${fragment}${fragment}`);
        await page.waitForTimeout(300);
        await expect(heading(page)).toHaveText("Privacy Policy");
        expect(await page.evaluate(() => window.scrollY)).toBe(300);
        for (const go of ["goBack", "goBack", "goForward", "goForward"] as const) {
          await page[go]();
          await page.waitForTimeout(300);
          await expect(heading(page)).toHaveText("Privacy Policy");
        }
        expect(complaints).toEqual([]);
      });

      test(`a visitor can go back and forward to a history entry with the fragment ${fragment}`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await page.goto(`${site.url}/privacy`, { waitUntil: "networkidle" });
        // Adds a history entry that Gatsby does not know, like one from before its scripts ran.
        await page.evaluate((odd) => window.history.pushState(null, "", odd), fragment);
        await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
        await expect(heading(page)).toHaveText("The Best Music Experience");
        await page.goBack();
        await expect(heading(page)).toHaveText("Privacy Policy");
        await page.goForward();
        await expect(heading(page)).toHaveText("The Best Music Experience");
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("an ordinary URL without a page shows the complete 404 page, with its scripts", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${SITES.sample.url}/no/such-page_1.2~x`, { waitUntil: "networkidle" });
  await expect(heading(page)).toHaveText("Page Not Found");
  await page.getByRole("banner").locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").locator("details")).not.toHaveAttribute("open");
  expect(complaints).toEqual([]);
});

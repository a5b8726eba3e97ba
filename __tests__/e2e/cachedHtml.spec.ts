import { expect, type Page, test } from "@playwright/test";
import { collectComplaints, holdScripts, layoutShift, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

// Nothing here is about motion, which takes a lot of processor time.
test.use({ reducedMotion: "reduce" });

const site = SITES.player;

test.beforeEach(async ({ context }) => {
  await stubReleasesApi(context);
});

/** The targets of all links in the main content, including those in closed lists of files. */
const links = (page: Page) => page.locator("main a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

const documentUrl = `${site.url}/download`;

test("HTML that is older than its data gets the links of the data, and nothing moves", async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto(documentUrl);
  await expect(page.getByText("Release list is current")).toBeVisible();
  const expected = await links(page);
  expect(expected.filter((href) => href.includes("/releases/download/"))).toHaveLength(31);

  await page.route(documentUrl, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/data-read-at="[^"]+"/, 'data-read-at="2026-01-02T03:04:05.000Z"')
      .replaceAll(
        'href="https://github.com/octo/player/releases/download/',
        'href="https://github.com/octo/old/releases/download/',
      );
    expect(body).not.toContain('href="https://github.com/octo/player/releases/download/');
    return route.fulfill({ response, body });
  });
  await page.goto(documentUrl);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect.poll(() => links(page)).toEqual(expected);
  expect(await layoutShift(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test("HTML of the same build as its data is hydrated without being replaced", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto(documentUrl, { waitUntil: "commit" });
  const built = await page.getByRole("link", { name: "Download Latest" }).elementHandle();
  const card = await page.locator("#versions article").last().elementHandle();
  start();
  await expect(page.getByText("Release list is current")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await built?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true);
});

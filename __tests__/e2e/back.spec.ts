import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

test.use({ viewport: { width: 360, height: 640 } });

const versions = (page: Page) => page.locator("#versions");
const link = (page: Page, name: string) =>
  versions(page).locator("h3:visible").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The scroll position, and how many versions the list or the search shows. */
const view = (page: Page) =>
  page.evaluate(() => ({
    y: Math.round(window.scrollY),
    versions: [...document.querySelectorAll("#versions h3")].filter((one) => one.checkVisibility())
      .length,
  }));

async function expectView(page: Page, expected: Awaited<ReturnType<typeof view>>): Promise<void> {
  await expect.poll(async () => (await view(page)).versions).toBe(expected.versions);
  await expect.poll(async () => Math.abs((await view(page)).y - expected.y)).toBeLessThanOrEqual(2);
}

/** Follows a link to a version and one to another page. Then goes back twice and forward. */
async function expectHistory(
  page: Page,
  rest: () => Promise<void>,
  [name, version]: readonly [name: string, version: string],
): Promise<void> {
  await link(page, name).scrollIntoViewIfNeeded();
  await rest();
  const before = await view(page);
  await link(page, name).click();
  await expect(page.locator(`li[id="${version}"]`)).toBeInViewport();
  await rest();
  // Back shows this position, and not the start of the version.
  await page.evaluate(() => window.scrollBy({ top: 100, behavior: "instant" }));
  await rest();
  const atVersion = await view(page);
  await page.locator("footer a[href='/terms']").dispatchEvent("click");
  await expect(heading(page)).toHaveText("Terms of Service");
  await rest();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#${version}$`));
  await expectView(page, atVersion);
  await rest();
  await page.goBack();
  await expectView(page, before);
  await rest();
  await page.goForward();
  // Not its position: the browser could not restore that while a search hid the version.
  await expect(page.locator(`li[id="${version}"]`)).toBeInViewport();
}

test.describe("Back and Forward restore", { tag: "@engines" }, () => {
  test("the versions that were shown", async ({ page, open, rest }) => {
    await open("/download");
    await expectHistory(page, rest, ["Player 1.40", "v1.40.0"]);
    await page.getByRole("button", { name: "Show older versions" }).click();
    await expect(versions(page).locator("article")).toHaveCount(44);
    await expectHistory(page, rest, ["Player 1.5", "v1.5.0"]);
  });

  test("a search, and the version it found", async ({ page, open, rest }) => {
    await open("/download");
    await page.getByRole("searchbox").fill("player");
    await page.getByRole("button", { name: "Show more matches" }).click();
    await expect(page).toHaveURL("/download?find=player");
    // The list has to grow for this version.
    await expectHistory(page, rest, ["Player 1.7", "v1.7.0"]);
    await page.goBack();
    await expect(versions(page).locator("mark").first()).toBeVisible();
  });

  test("the position in a page whose fragment is a tracker", async ({ page, open, rest }) => {
    await open("/download#xtor=RSS-1");
    // Below the end of the other page.
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: "instant" }));
    await rest();
    const before = await view(page);
    await page.locator("footer a[href='/terms']").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Terms of Service");
    await rest();
    await page.goBack();
    await expectView(page, before);
  });

  test("the place of a version whose tag a program has encoded", async ({
    page,
    open,
    rest,
    api,
  }) => {
    const tag = "v1.0.1+140@android";
    api.releases.splice(12, 1, githubRelease(33, { tag_name: tag }));
    await open(`/download#${encodeURIComponent(tag)}`);
    await expect(page.locator(`li[id="${tag}"]`)).toBeInViewport();
    await expect(page).toHaveURL(`/download#${tag}`);
    await rest();
    const before = await view(page);
    await page.locator("footer a[href='/privacy']").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Privacy Policy");
    await rest();
    await page.goBack();
    await expectView(page, before);
    await page.reload();
    await rest();
    await expectView(page, before);
  });
});

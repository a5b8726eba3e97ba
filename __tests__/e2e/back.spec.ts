import type { Page } from "@playwright/test";
import { ENGINES, expect, legalContents, test } from "../support/browserTest";

test.use({ viewport: { width: 360, height: 640 } });

const versions = (page: Page) => page.locator("#versions");
const link = (page: Page, name: string) =>
  versions(page).locator("h3:visible").getByRole("link", { name, exact: true });

/** In a Firefox that is not Playwright's, `page.goBack` waits for an event that never comes. */
const goBack = (page: Page) => page.evaluate(() => window.history.back());

/** The scroll position, and how many versions the list or the search shows. */
const view = async (page: Page) => ({
  y: await page.evaluate(() => window.scrollY),
  versions: await versions(page).locator("h3:visible").count(),
});

async function expectView(page: Page, { y, versions }: { y: number; versions: number }) {
  // A navigation ends an evaluation with an error, so there is a retry.
  await expect(async () => {
    const now = await view(page);
    expect(Math.abs(now.y - y)).toBeLessThanOrEqual(2);
    expect(now.versions).toBe(versions);
  }).toPass({ timeout: 10_000 });
}

/** Opens another page, without the scroll to the link that a click would cause. */
async function openTerms(page: Page, rest: () => Promise<void>) {
  await page.locator("footer a[href='/terms']").dispatchEvent("click");
  await expect(legalContents(page)).toBeVisible();
  await rest();
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
  await openTerms(page, rest);
  await goBack(page);
  await expect(page).toHaveURL(new RegExp(`#${version}$`));
  await expectView(page, atVersion);
  await rest();
  await goBack(page);
  await expectView(page, before);
  await rest();
  await page.goForward();
  // Not its position: the browser could not restore that while a search hid the version.
  await expect(page.locator(`li[id="${version}"]`)).toBeInViewport();
}

test.describe("Back and Forward restore", ENGINES, () => {
  test("the versions that were shown", async ({ page, open, rest }) => {
    await open("/download");
    await expectHistory(page, rest, ["Player 1.40", "v1.40.0"]);
    await page.getByRole("button", { name: "Show older versions" }).click();
    await expect(versions(page).locator("article")).toHaveCount(44);
    await expectHistory(page, rest, ["Player 1.5", "v1.5.0"]);
  });

  test("a search, and the version it found", async ({ page, open, rest }) => {
    await open("/download");
    await page.getByRole("searchbox").pressSequentially("player");
    await page.getByRole("button", { name: "Show more matches" }).click();
    await expect(page).toHaveURL("/download?find=player");
    // The list has to grow for this version.
    await expectHistory(page, rest, ["Player 1.7", "v1.7.0"]);
    await goBack(page);
    await expect(
      versions(page)
        .getByText(/versions match$/)
        .first(),
    ).toBeVisible();
  });
});

test("a reload and another site keep older versions", ENGINES, async ({ page, open, rest }) => {
  await open("/download");
  await page.getByRole("button", { name: "Show older versions" }).click();
  await link(page, "Player 1.7").scrollIntoViewIfNeeded();
  await rest();
  const before = { y: (await view(page)).y, versions: 44 };
  await page.reload();
  await expectView(page, before);
  await rest();
  await page.goto("about:blank");
  await goBack(page);
  await expectView(page, before);
});

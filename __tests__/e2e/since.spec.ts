import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

const question = (page: Page) => page.getByRole("region", { name: "Previous Versions" });
const chooser = (page: Page) => question(page).getByRole("combobox");
const answer = (page: Page) => question(page).locator("[role=status] h3");
const versions = (page: Page) => question(page).locator("ol > li > h4");
const newestDownload = (page: Page) => question(page).getByRole("link", { name: "Download v1.45.0" });

test("a link opens the answer in the window, with the focus and the newest download, and nothing moves", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("/download?from=v1.43.0");
  await expect(answer(page)).toHaveText("4 changes in 2 versions since v1.43.0");
  await expect(answer(page)).toBeFocused();
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  await expect(newestDownload(page)).toBeInViewport({ ratio: 1 });
  await expect(newestDownload(page)).toHaveAttribute("href", /\/player-v1\.45\.0-[\w-]+\.apk$/);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
});

test("the built list answers at once, and newer releases join the answer", async ({ page, open, rest, api }) => {
  api.releases.unshift(githubRelease(46));
  const release = api.hold();
  await open("/download?from=1.43.0");
  await expect(answer(page)).toHaveText("4 changes in 2 versions since v1.43.0");
  await expect(answer(page)).toBeFocused();
  release();
  await expect(answer(page)).toHaveText("6 changes in 3 versions since v1.43.0");
  await expect(answer(page)).toBeFocused();
  await expect(versions(page)).toHaveText([/Player 1\.46/, /Player 1\.45/, /Player 1\.44/]);
  await expect(chooser(page)).toHaveValue("v1.43.0");
  await versions(page).getByRole("link", { name: "Player 1.44" }).click();
  await rest();
  await expect(page.locator("#versions article").filter({ hasText: "Player 1.44" })).toBeInViewport();
});

test("a chosen version is in the URL, Back leads to the page before, and Forward to the answer", async ({ page, open }) => {
  await open("/privacy");
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Release list is current")).toBeVisible();
  await chooser(page).selectOption("v1.44.0");
  await expect(answer(page)).toHaveText("2 changes in 1 version since v1.44.0");
  await expect(page).toHaveURL("/download?from=v1.44.0");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
  await page.goForward();
  await expect(answer(page)).toHaveText("2 changes in 1 version since v1.44.0");
});

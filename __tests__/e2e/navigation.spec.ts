import type { Page } from "@playwright/test";
import { hero } from "../../src/site/product";
import {
  ENGINES,
  expect,
  expectAccessible,
  holdRequests,
  legalContents,
  test,
} from "../support/browserTest";

const HOME = hero.title.join(" ");
const DOWNLOAD = "Download for Android";

const bar = (page: Page) => page.getByRole("banner");
const barLink = (page: Page, name: string) => bar(page).getByRole("link", { name });
const currentLink = (page: Page) => bar(page).locator("[aria-current=page]:visible");
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Expects a page, by its heading, and the scroll position once nothing moves it any more. */
async function expectPage(page: Page, rest: () => Promise<void>, title: string, top: number) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await rest();
  const position = await page.evaluate(() => window.scrollY);
  expect(Math.abs(position - top), `${position} instead of ${top}`).toBeLessThanOrEqual(2);
}

test("Back, Forward and a reload keep the position", ENGINES, async ({ page, open, rest }) => {
  await open("/");
  await scrollTo(page, 2000);
  await rest();
  await expect(currentLink(page)).toHaveText(["", "Home"]);
  await barLink(page, "Download").click();
  await expectPage(page, rest, DOWNLOAD, 0);
  await expect(page).toHaveURL("/download");
  await expect(currentLink(page)).toHaveText(["Download"]);
  // Only a navigation within the document is announced.
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Download for Android");
  await scrollTo(page, 300);
  await rest();
  await page.goBack();
  await expectPage(page, rest, HOME, 2000);
  await page.goForward();
  await expectPage(page, rest, DOWNLOAD, 300);
  await page.reload();
  await expectPage(page, rest, DOWNLOAD, 300);
  // After the reload, Gatsby has to load the home page first.
  await page.goBack();
  await expectPage(page, rest, HOME, 2000);
});

test("a link to a part of another page focuses it", ENGINES, async ({ page, open, rest }) => {
  await open("/");
  await page.getByRole("link", { name: "View Updates" }).click();
  await expect(page.locator("#versions")).toBeFocused();
  await rest();
  const top = (await page.locator("#versions").boundingBox())?.y;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
});

test("hydration does not move a visitor who has scrolled", ENGINES, async ({ page, rest }) => {
  const start = await holdRequests(page);
  await page.goto("/download#versions", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await scrollTo(page, 300);
  start();
  await expectPage(page, rest, DOWNLOAD, 300);
});

test("a fragment that cannot be decoded keeps the page", ENGINES, async ({ page, open, rest }) => {
  await open("/privacy");
  await page.evaluate(() => {
    window.location.hash = "#100%";
  });
  await expect(page).toHaveURL("/privacy#100%25");
  await rest();
  await expect(legalContents(page)).toBeVisible();
});

test("the first link for the keyboard skips the bar", ENGINES, async ({ page, open }) => {
  await open("/privacy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the bar is fixed unless the window is low", async ({ page, open }) => {
  await open("/terms", 360, 640);
  await scrollTo(page, 600);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 300 });
  await expect(bar(page)).not.toBeInViewport();
});

test("a menu that was opened before hydration closes", ENGINES, async ({ page, rest }) => {
  const start = await holdRequests(page, "**/*.js");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/terms", { waitUntil: "commit" });
  await bar(page).locator("summary").click();
  await expect(barLink(page, "Download")).toBeVisible();
  start();
  await rest();
  // Hydration alone closes nothing.
  await expect(barLink(page, "Download")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(barLink(page, "Download")).toBeHidden();
});

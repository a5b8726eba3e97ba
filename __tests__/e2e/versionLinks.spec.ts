import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

test.use({ viewport: { width: 360, height: 740 } });

const card = (page: Page, version: string) => page.locator(`#versions li[id="${version}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "The Version You Asked For" });
const unknown = (page: Page) => page.getByRole("region", { name: "We don't know that version" });
const latest = (page: Page) => page.locator("#latest");

/** Expects that an element has the focus and that its heading is in the window. */
async function expectShown(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(element.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
}

/** Adds a link to the page, as another part of it may, and presses it. */
async function pressLink(page: Page, fragment: string): Promise<void> {
  const link = `<a href="${fragment}">A link to a version</a>`;
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), link);
  await page.getByRole("link", { name: "A link to a version" }).last().click();
}

test("a version that the page shows opens with its card, unfolded", { tag: "@engines" }, async ({ page, open }) => {
  await open("/download#1.30.0");
  await expectShown(card(page, "v1.30.0"));
  await expect(card(page, "v1.30.0").getByRole("link", { name: /player-v1\.30\.0-universal\.apk$/ })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test("a version that only the list of all releases has opens with a card of its own, and nothing moves", async ({ page, open }) => {
  await open("/download#v1.3.0");
  await expectShown(panel(page));
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText("Player 1.3 v1.3.0");
  await expect(panel(page).getByRole("link", { name: /player-v1\.3\.0-universal\.apk$/ })).toBeVisible();
  await expect(page.locator("#versions article")).toHaveCount(29);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
});

test("the newest version opens with the newest release, the newest of the build with its card", async ({ page, open, api }) => {
  await open("/download#V1.45.0");
  await expectShown(latest(page));
  await expect(panel(page)).toHaveCount(0);
  api.releases.unshift(githubRelease(46));
  await page.goto("about:blank");
  await open("/download#v1.46.0");
  await expect(page.locator("#latest-name")).toContainText("Player 1.46");
  await expectShown(latest(page));
  await page.goto("about:blank");
  await open("/download#v1.45.0");
  await expectShown(card(page, "v1.45.0"));
});

test("an unknown version shows what is there instead, and never the text of the URL", async ({ page, open }) => {
  await open("/download#version=<img src=evil onerror=alert(1)>");
  await expectShown(unknown(page));
  await expect(unknown(page)).toContainText("No release has it.");
  await expect(page.locator("body")).not.toContainText(/evil|alert/);
  await expect(page.locator("img[src=evil]")).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
  const link = (name: string) => unknown(page).getByRole("link", { name });
  await expect(link("All versions in a plain list")).toHaveAttribute("href", "/releases.html");
  await link("The latest version: Player 1.45").click();
  await expect(page.locator("#latest-name")).toBeInViewport();
});

test("links and the same one again lead to a version; Back and Forward show it where the visitor was", {
  tag: "@engines",
}, async ({ page, open }) => {
  await open("/download");
  await pressLink(page, "#v1.30.0");
  await expectShown(card(page, "v1.30.0"));
  await pressLink(page, "#v1.3.0");
  await expectShown(panel(page));
  await pressLink(page, "#v1.3.0");
  await expectShown(panel(page));
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, "v1.30.0").getByRole("link", { name: /player-v1\.30\.0-universal\.apk$/ })).toBeVisible();
  await page.goForward();
  await expect(panel(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.goBack();
  await expect(panel(page)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, holdRequests, layoutShift, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

test.use({ viewport: { width: 360, height: 740 } });

const versionElement = (page: Page, version: string) => page.locator(`[id="${version}"]`);
const cards = (page: Page) => page.locator("#versions article");
const unknown = (page: Page) => page.getByText("We don't know that version.");

/** Expects that the element of a version is at the top of the window, below the bar. */
async function expectAtTop(page: Page, version: string): Promise<void> {
  await expect(versionElement(page, version)).toBeInViewport();
  await expect.poll(async () => (await versionElement(page, version).boundingBox())?.y).toBeLessThan(150);
}

/** Adds a link to the page, as another part of it may, and presses it. */
async function pressLink(page: Page, fragment: string): Promise<void> {
  const link = `<a href="${fragment}">A link to a version</a>`;
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), link);
  // Without scrolling to the link first.
  await page.getByRole("link", { name: "A link to a version" }).last().dispatchEvent("click");
}

test("the browser itself goes to a version that the page shows", { tag: "@engines" }, async ({ page, open, rest }) => {
  for (const version of ["v1.45.0", "v1.30.0"]) {
    await page.goto("about:blank");
    await open(`/download#${version}`);
    await rest();
    await expectAtTop(page, version);
    await expect(cards(page)).toHaveCount(29);
  }
});

test("the list grows to a version beyond it, and nothing above moves", { tag: "@engines" }, async ({
  page,
  open,
  rest,
  browserName,
}) => {
  await open("/download#v1.3.0");
  await expect(versionElement(page, "v1.3.0")).toBeFocused();
  await rest();
  await expectAtTop(page, "v1.3.0");
  await expect(cards(page)).toHaveCount(44);
  if (browserName === "chromium") expect(await layoutShift(page)).toBe(0);
});

for (const [link, version] of [
  ["1.30.0", "v1.30.0"],
  ["V1.45.0", "v1.45.0"],
  ["v1.30.0)", "v1.30.0"],
  ["v1.3.0?utm_source=x", "v1.3.0"],
  ["v1.30.0&utm_source=x&utm_medium=y", "v1.30.0"],
] as const) {
  test(`a link to #${link} leads to ${version}, whose own fragment the URL gets`, async ({ page, open }) => {
    await open(`/download#${link}`);
    await expect(versionElement(page, version)).toBeFocused();
    await expectAtTop(page, version);
    await expect(page).toHaveURL(`/download#${version}`);
  });
}

test("a version that was published since the build is led to once the API has answered", async ({ page, open, api }) => {
  api.releases.unshift(githubRelease(46));
  await open("/download#v1.46.0");
  await expect(page.locator("#latest-name")).toContainText("Player 1.46");
  await expect(versionElement(page, "v1.46.0")).toBeFocused();
  await expectAtTop(page, "v1.46.0");
});

test("a visitor who has scrolled is not moved", async ({ page, open, rest }) => {
  const answer = await holdRequests(page, "**/releases.json");
  await open("/download#v1.3.0");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  answer();
  await expect(cards(page)).toHaveCount(44);
  await rest();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("an unknown version is said to be unknown, and the text of the URL never shows", async ({ page, open }) => {
  await open("/download#version=<img src=evil onerror=alert(1)>");
  await expect(unknown(page)).toBeInViewport();
  await expect(page.locator("body")).not.toContainText(/evil|alert/);
  await expect(page.locator("img[src=evil]")).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
});

test("an unknown version says what may be missing", async ({ page, open, api }) => {
  api.fault = 500;
  await open("/download#v9.9.9");
  await expect(page.getByText("Newer versions may be missing: they could not be loaded.").first()).toBeVisible();
});

test("links on the page lead to versions, and Back and Forward to where the visitor was", {
  tag: "@engines",
}, async ({ page, open, rest }) => {
  const places: number[] = [];
  const place = () => page.evaluate(() => window.scrollY);
  await open("/download");
  for (const version of ["v1.30.0", "v1.3.0"]) {
    await pressLink(page, `#${version}`);
    await expectAtTop(page, version);
    await rest();
    places.push(await place());
  }
  const [first = Number.NaN, second = Number.NaN] = places;
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - first)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect.poll(async () => Math.abs((await place()) - second)).toBeLessThanOrEqual(2);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - second)).toBeLessThanOrEqual(2);
  await expect(cards(page)).toHaveCount(44);
});

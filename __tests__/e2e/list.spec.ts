import type { Locator, Page } from "@playwright/test";
import {
  ENGINES,
  expect,
  expectAccessible,
  holdRequests,
  layoutShift,
  test,
} from "../support/browserTest";
import { builtReleases } from "../support/builtSite";
import { githubRelease, notesOf } from "../support/githubReleases";

// Without the typeface, only data can move the page. titles.spec.ts tests other fonts.
test.use({ hasTypeface: false });

const latestName = (page: Page) => page.locator("#latest-name");
const cards = (page: Page) => page.locator("#versions article");
const expectCurrent = (page: Page) =>
  expect(page.getByText("Release list is current")).toBeVisible();

/** Pixels from the top of the window to an element. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** A release with the same kinds of files, whose notes need more space. */
const longRelease = () => {
  const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`);
  return githubRelease(46, {
    name: "Player 1.46",
    assets: builtReleases()[0]?.assets,
    body: notesOf(...lines),
  });
};

test("a visit makes one request, before any script runs", async ({ page, rest, api }) => {
  const start = await holdRequests(page, "**/*.js");
  await page.goto("/download", { waitUntil: "commit" });
  await expect.poll(() => api.calls.length).toBe(1);
  await expect(latestName(page)).toContainText("v1.45.0 Player 1.45");
  start();
  // The response allows every origin, so a browser would refuse it to a request with credentials.
  await expectCurrent(page);
  await rest();
  expect(api.calls).toHaveLength(1);
});

test("a long new release moves nothing", async ({ page, open, api }) => {
  api.releases.unshift(longRelease());
  for (const [width, height] of [
    [360, 640],
    [768, 640],
    [1440, 900],
  ] as const) {
    const respond = api.hold();
    await open("/download", width, height);
    await expect(page.getByText("Loading releases...")).toBeVisible();
    respond();
    await expect(latestName(page)).toContainText("v1.46.0 Player 1.46");
    await expect(cards(page).first()).toContainText("Player 1.45");
    expect(await layoutShift(page), `at ${width} by ${height}`).toBe(0);
  }
  // The measure sees a shift that the test causes.
  await page.locator("main").evaluate((main) => main.style.setProperty("margin-top", "200px"));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

test("an Arabic line and name are read from the right", async ({ page, open, api }) => {
  const line = "أضيف Equalizer جديد";
  const arabic = { name: "سهرة Night Drive", body: notesOf(line) };
  api.releases.unshift(githubRelease(47, arabic), githubRelease(46, arabic));
  await open("/download");
  await expectCurrent(page);
  const heading = latestName(page).getByText(arabic.name);
  await expect(heading).toHaveCSS("direction", "rtl");
  await expect(heading).toHaveCSS("text-align", "left");
  await expect(cards(page).first().locator("h3 a")).toHaveCSS("direction", "rtl");
  const item = page.locator("#latest").getByText(line);
  await expect(item).toHaveCSS("padding-left", "0px");
  await expect(item).toHaveCSS("right", "0px", { pseudo: "before" });
});

test("a slow response keeps the visitor's place and focus", async ({ page, open, rest, api }) => {
  api.releases.unshift(longRelease());
  const respond = api.hold();
  await open("/download");
  const link = page.getByRole("link", { name: "Download Player 1.40" });
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await rest();
  const before = await topOf(link);
  respond();
  await expect(cards(page).first()).toContainText("Player 1.45");
  await rest();
  await expect(link).toBeFocused();
  // Browsers round the scroll position to whole pixels.
  expect(Math.abs((await topOf(link)) - before)).toBeLessThan(2);
});

test("an error moves nothing, and Retry reloads", ENGINES, async ({ page, open, rest, api }) => {
  api.isDown = true;
  // Browsers may say so behind a VPN.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  for (const width of [320, 520, 1440]) {
    const respond = api.hold();
    await open("/download?from-a-friend", width, 740);
    // Only what is in the window can shift.
    await page.getByText("Loading releases...").scrollIntoViewIfNeeded();
    await rest();
    const before = await latestName(page).boundingBox();
    respond();
    await expect(page.getByText("Error: The server cannot be reached")).toBeVisible();
    await expect(cards(page)).toHaveCount(29);
    expect(await latestName(page).boundingBox(), `at ${width} px`).toEqual(before);
    expect(await layoutShift(page), `at ${width} px`).toBe(0);
  }
  // Firefox crashes when axe measures text in a font that could not be loaded.
  if (test.info().project.use.channel !== "moz-firefox") await expectAccessible(page);
  api.isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expectCurrent(page);
  await expect(page).toHaveURL("/download?from-a-friend");
});

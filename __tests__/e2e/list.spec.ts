import { chromium, type Locator, type Page } from "@playwright/test";
import { launchOptions } from "../../scripts/chromium";
import { TIME_LIMIT } from "../../src/features/download/list/fetchReleases";
import { expect, expectAccessible, holdRequests, layoutShift, test } from "../support/browserTest";
import { asset, builtReleases, RELEASES, servedUrl } from "../support/builtSite";
import { BACK_FORWARD_CACHE, isMissing } from "../support/engines";
import { githubRelease, notesOf } from "../support/githubReleases";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

/** Flows that matter in every engine. */
const ENGINES = { tag: "@engines" };

const latestName = (page: Page) => page.locator("#latest-name");
const cards = (page: Page) => page.locator("#versions article");
const olderButton = (page: Page) => page.getByRole("button", { name: "Show older versions" });
const topBarLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** How far an element is below the top of the window, in pixels. */
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** The notes of a release with this many feature lines. */
const longNotes = (lines: number) => notesOf(...Array.from({ length: lines }, (_, line) => `Line ${line}`));

async function expectCurrent(page: Page): Promise<void> {
  await expect(page.getByText("Release list is current")).toBeVisible();
}

test("a visit makes one call, without credentials, before any script runs", async ({ page, rest, api }) => {
  const start = await holdRequests(page, "**/*.js");
  await page.goto("/download", { waitUntil: "commit" });
  await expect.poll(() => api.calls.length).toBe(1);
  await expect(latestName(page)).toContainText("v1.45.0 Player 1.45");
  start();
  // The answer allows every origin. So the browser would refuse it, had the call been made with credentials.
  await expectCurrent(page);
  await expect(page.getByText("checked just now")).toBeVisible();
  await rest();
  expect(api.calls).toHaveLength(1);
});

test(
  "a visitor who comes from another page, comes back or reloads sees the newest list",
  ENGINES,
  async ({ page, open, rest, api }) => {
    await open("/privacy");
    expect(api.calls).toHaveLength(0);
    await topBarLink(page, "Download").click();
    await expectCurrent(page);
    await rest();
    expect(api.calls).toHaveLength(1);

    api.releases.unshift(githubRelease(46));
    await topBarLink(page, "Home").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Music/);
    await topBarLink(page, "Download").click();
    await expect(latestName(page)).toContainText("v1.46.0 Player 1.46");
    api.releases.unshift(githubRelease(47));
    await page.reload();
    await expect(latestName(page)).toContainText("v1.47.0 Player 1.47");
  },
);

test(
  "a new release is shown first, an edited one as it is now, and a deleted one no longer",
  ENGINES,
  async ({ page, open, api }) => {
    api.releases.splice(2, 1);
    api.releases[2] = githubRelease(42, { name: "Edited" });
    api.releases.unshift(githubRelease(46));
    const release = api.hold();
    await open("/download");
    await expect(latestName(page)).toContainText("v1.45.0 Player 1.45");
    const before = await topOf(latestName(page));
    release();
    await expect(latestName(page)).toContainText("v1.46.0 Player 1.46");
    await expectCurrent(page);
    for (const [index, name] of ["Player 1.45", "Player 1.44", "Edited"].entries()) {
      await expect(cards(page).nth(index)).toContainText(name);
    }
    await expect(page.getByText("Player 1.43")).toHaveCount(0);
    expect(await topOf(latestName(page))).toBe(before);
  },
);

test("nothing moves when a release with a long name and long notes arrives, whatever the window", async ({ page, open, api }) => {
  api.releases.unshift(githubRelease(46, { name: "Brand new, with a name of two lines", body: longNotes(9) }));
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
    [1440, 2400],
  ] as const) {
    const release = api.hold();
    await page.setViewportSize({ width, height });
    await open("/download");
    await expect(page.getByText("Loading releases...")).toBeVisible();
    release();
    await expect(latestName(page)).toContainText("v1.46.0 Brand new");
    await expect(cards(page).first()).toContainText("Player 1.45");
    await expect(page.getByRole("status").getByText("The list of releases has changed. The latest is Brand new")).toBeAttached();
    expect(await layoutShift(page), `at ${width} by ${height}`).toBe(0);
  }
  // The measurement would have detected it.
  await page.evaluate(() => document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<div style='height:200px'></div>"));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

test("a slow answer leaves a visitor further down their place and their focus", async ({ page, open, rest, api }) => {
  api.releases.unshift(githubRelease(46, { body: longNotes(30) }));
  const release = api.hold();
  await open("/download");
  const link = page.getByRole("link", { name: "Download Player 1.40" });
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await rest();
  const before = await topOf(link);
  release();
  await expect(cards(page).first()).toContainText("Player 1.45");
  await rest();
  await expect(link).toBeFocused();
  // Browsers round the scroll position to a whole pixel, at each of the changes above.
  expect(Math.abs((await topOf(link)) - before)).toBeLessThan(2);
});

test(
  "after a failed call, the list stays, an error says why, nothing moves, and Retry reloads",
  ENGINES,
  async ({ page, open, api, complaints, browserName }) => {
    // What Firefox and WebKit write about a request that failed.
    complaints.allow(/Cross-Origin Request Blocked|due to access control checks/);
    api.fault = "reset";
    for (const width of [320, 520, 1440]) {
      const release = api.hold();
      await page.setViewportSize({ width, height: 740 });
      await open("/download?from-a-friend");
      await expect(page.getByText("Loading releases...")).toBeVisible();
      const before = await latestName(page).boundingBox();
      release();
      await expect(page.getByText("Error: The server cannot be reached")).toBeVisible();
      await expect(latestName(page)).toContainText("v1.45.0 Player 1.45");
      await expect(cards(page)).toHaveCount(29);
      expect(await latestName(page).boundingBox(), `at ${width} px`).toEqual(before);
      // Only Chromium measures layout shifts.
      if (browserName === "chromium") expect(await layoutShift(page), `at ${width} px`).toBe(0);
    }
    await expectAccessible(page);
    api.fault = null;
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Retry" }).click()]);
    await expectCurrent(page);
    await expect(page).toHaveURL("/download?from-a-friend");
  },
);

test("a navigation to another page ends the call", async ({ page, context, open, api }) => {
  api.fault = "hang";
  // The time limit would end the call too.
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    const withoutLimit = (run: () => void, delay?: number) => (delay === limit ? 0 : setTimeout(run, delay));
    Object.assign(window, { setTimeout: withoutLimit });
  }, TIME_LIMIT);
  const ended: string[] = [];
  context.on("requestfailed", (request) => {
    if (request.url().includes("/repos/")) ended.push(request.url());
  });
  await open("/privacy");
  await topBarLink(page, "Download").click();
  await expect.poll(() => api.calls.length).toBe(1);
  expect(ended).toEqual([]);
  await topBarLink(page, "Home").click();
  await expect.poll(() => ended).toEqual(api.calls);
});

test("a page from the back-forward cache makes the call again", async () => {
  test.skip(isMissing(BACK_FORWARD_CACHE), "A headless shell has none.");
  // Playwright turns it off by default.
  const browser = await chromium.launch({ ...launchOptions("whole"), ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const page = await browser.newPage({ baseURL: servedUrl(), reducedMotion: "reduce" });
    const exceptions: string[] = [];
    page.on("pageerror", ({ message }) => exceptions.push(message));
    const releases: unknown[] = builtReleases();
    await page.route("**/repos/octo/player/releases", (route) =>
      route.fulfill({ json: releases.slice(0, 30), headers: { "access-control-allow-origin": "*" } }),
    );
    // Playwright's `goBack` waits for a load event, and a page from this cache has none.
    const goBack = () => page.evaluate(() => window.history.back()).catch(() => undefined);
    await page.goto("/download");
    await expectCurrent(page);
    await page.evaluate(() => Object.assign(window, { isTheSame: true }));

    await page.goto("/terms");
    releases.unshift(githubRelease(46));
    await goBack();
    await expect(latestName(page)).toContainText("v1.46.0 Player 1.46");
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
    expect(exceptions).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("a press shows the older versions, and says that they load", ENGINES, async ({ page, open }) => {
  const answer = await holdRequests(page, "**/releases.json");
  await open("/download");
  const section = page.locator("#versions");
  await expect(section.getByText("30 of 45 versions shown")).toBeVisible();
  await expect(cards(page)).toHaveCount(29);
  await olderButton(page).click();
  await expect(section.getByText("loading older versions...")).toBeVisible();
  await expect(section.getByText("30 of 45 versions shown")).toBeVisible();
  answer();
  await expect(cards(page)).toHaveCount(RELEASES - 1);
  await expect(cards(page).last()).toContainText("Player 1.1");
  await expect(olderButton(page)).toHaveCount(0);
});

test("after a press of that button by keyboard, the focus is on the first added version", async ({ page, open }) => {
  await open("/download");
  await olderButton(page).press("Enter");
  await expect(page.locator("#versions li:focus")).toContainText("Player 1.15");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Player 1.15", exact: true })).toBeFocused();
});

test("the round button leads to the newest version, and the fragment #versions to the previous ones", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("/download#versions");
  await expect(page.getByRole("heading", { name: "Previous Versions" })).toBeInViewport();
  await open("/download");
  await page.getByRole("link", { name: "To the latest version" }).click();
  await expect(page.locator("#latest")).toBeFocused();
  await expect.poll(() => topOf(page.locator("#latest"))).toBeLessThan(100);
  await expect(latestName(page)).toBeInViewport({ ratio: 1 });
});

test("the newest version's name and button are in a small window, on a computer with the QR code", async ({ page, open }) => {
  const button = page.getByRole("link", { name: "Download the App" });
  for (const [width, height] of [
    [320, 640],
    [360, 512],
    [390, 664],
    [1280, 600],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open("/download");
    await expect(latestName(page), `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
    await expect(button, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole("img", { name: "QR code that opens this page" })).toBeInViewport({ ratio: 1 });
});

test.describe("a visitor with another language and time zone", () => {
  test.use({ locale: "de-DE", timezoneId: "Pacific/Auckland" });
  test("gets dates in English and UTC from the HTML, and then in their own form", async ({ page, rest }) => {
    const start = await holdRequests(page);
    await page.goto("/download", { waitUntil: "commit" });
    await expect(page.locator("#latest-name time")).toHaveText("Feb 14, 2020");
    start();
    await expect(page.locator("#latest-name time")).toHaveText("15.02.2020");
    await expect(page.locator("#versions time").first()).toHaveText("14.02.2020");
    await rest();
  });
});

test("HTML that is older than its data gets the links of the data, and nothing moves", async ({ page, open, complaints }) => {
  // React reports that it renders the page again.
  complaints.allow(/Minified React error #(418|423|425)/);
  const links = () => page.locator("main a[href]").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  await open("/download");
  const expected = await links();
  const downloads = 'href="https://github.com/octo/player/releases/download/';
  await page.route("**/download", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll("Player 1.", "Player 0.").replaceAll(downloads, downloads.replace("player", "old"));
    expect(html.split(downloads).length).toBeGreaterThan(30);
    await route.fulfill({ response, body });
  });
  await open("/download");
  expect(await links()).toEqual(expected);
  expect(await layoutShift(page)).toBe(0);
});

test("HTML of the same build as its data is hydrated without being replaced", async ({ page, rest }) => {
  const start = await holdRequests(page);
  await page.goto("/download", { waitUntil: "commit" });
  const built = [
    await page.getByRole("link", { name: "Download Latest" }).elementHandle(),
    await cards(page).last().elementHandle(),
  ];
  start();
  await expectCurrent(page);
  await rest();
  for (const element of built) expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test("text in a release stays text", ENGINES, async ({ page, open, api }) => {
  const evil = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
  const file = asset("v1.46.0", `${evil}.apk`, { browser_download_url: "https://github.com/octo/player/evil.apk" });
  const changes = { name: evil, tag_name: evil, body: notesOf(evil), assets: [file] };
  // Once as the newest, and once as a previous version.
  api.releases.unshift(githubRelease(47, changes), githubRelease(46, changes));
  await open("/download");
  await expect(latestName(page)).toContainText(evil);
  await expect(page.locator("#latest li").last()).toContainText(evil);
  await expect(page.locator("#latest details").filter({ hasText: `${evil}.apk` })).not.toHaveCount(0);
  await expect(cards(page).first().getByRole("heading", { level: 3 })).toContainText(evil);
  await expect(cards(page).first().locator("li").first()).toHaveText(evil);
  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
});

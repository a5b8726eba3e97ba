import { readFile } from "node:fs/promises";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { githubRelease, githubReleases, notesOf } from "../../harness/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { collectComplaints, layoutShift, pressBelowWindow, showOlderVersionsButton } from "../support/browserPage";
import { PLAYER_RELEASES, SITES } from "../support/sites";

const site = SITES.player;
// One test after another: the API of each has the same port.
test.describe.configure({ mode: "default" });
// Nothing here is about motion, which takes a lot of processor time.
test.use({ baseURL: site.url, reducedMotion: "reduce" });

let api: ReleasesApi;
test.beforeEach(async () => {
  api = await startReleasesApi(site.releases(), site.apiPort);
});
test.afterEach(() => api.close());

const open = (page: Page) => page.goto(`${site.url}/download`);
const listCalls = () => api.calls.filter(({ url }) => url.endsWith("/repos/octo/player/releases"));
const latestName = (page: Page) => page.locator("#latest-name");
const cards = (page: Page) => page.locator("#versions article");

test("a direct visit makes one call, and the page is up to date", async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(page.getByText("checked just now")).toBeVisible();
  await expect(latestName(page)).toHaveText("v1.45.0 Player 1.45");
  await page.waitForTimeout(1000);
  expect(listCalls()).toHaveLength(1);
  expect(listCalls()[0]?.headers.cookie).toBeUndefined();
  expect(complaints).toEqual([]);
});

test("a navigation from another page makes one call, and the page is up to date", async ({ page }) => {
  await page.goto(`${site.url}/privacy`);
  await page.waitForLoadState("networkidle");
  expect(listCalls()).toHaveLength(0);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Release list is current")).toBeVisible();
  await page.waitForTimeout(1000);
  expect(listCalls()).toHaveLength(1);
});

test("the call starts before any script runs", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await open(page);
  await expect.poll(() => listCalls().length).toBe(1);
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1440, 900],
  [1440, 2400],
] as const) {
  test(`a release published after the build is shown first, and nothing moves, at ${width} by ${height}`, async ({ page }) => {
    const body = notesOf(...Array.from({ length: 9 }, (_, line) => `Line ${line}`));
    api.releases.unshift(githubRelease(46, { name: "Brand new, with a name of two lines", body }));
    const release = api.hold();
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(latestName(page)).toHaveText("v1.45.0 Player 1.45");
    await expect(page.getByText("Loading releases...")).toBeVisible();
    release();
    await expect(latestName(page)).toContainText("v1.46.0 Brand new");
    await expect(cards(page).first()).toContainText("Player 1.45");
    await expect(page.getByText("The list of releases has changed. The latest is Brand new")).toBeAttached();
    expect(await layoutShift(page)).toBe(0);
  });
}

test("a visitor who reads further down keeps their place when a new release is added", async ({ page }) => {
  api.releases.unshift(githubRelease(46, { body: notesOf(...Array.from({ length: 30 }, (_, line) => `Line ${line}`)) }));
  const release = api.hold();
  await open(page);
  const card = cards(page).filter({ hasText: "Player 1.40" });
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const before = await card.boundingBox();
  release();
  await expect(cards(page).first()).toContainText("Player 1.45");
  // Browsers round the scroll position to a whole pixel.
  expect(Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

test("a release deleted after the build disappears, and an edited one shows its new name", async ({ page }) => {
  api.releases.splice(1, 1);
  api.releases[1] = githubRelease(43, { name: "Edited" });
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(cards(page).first()).toContainText("Edited");
  await expect(page.getByText("Player 1.44")).toHaveCount(0);
});

const faults: [Fault, string][] = [
  ["500", "Failed to fetch releases"],
  ["502 with HTML", "Failed to fetch releases"],
  ["403 rate limit", "Failed to fetch releases"],
  ["429 rate limit", "Failed to fetch releases"],
  ["404", "Failed to fetch releases"],
  ["reset", "The server cannot be reached"],
  ["cut-off JSON", "The release list cannot be read"],
  ["{}", "The release list cannot be read"],
];
for (const [index, [fault, message]] of faults.entries()) {
  // What the page looks like depends on the message alone.
  const isNewMessage = faults.findIndex(([, other]) => other === message) === index;
  test(`with the fault ${fault}, the built list stays, an error says why, nothing moves, and Retry reloads`, async ({ page }) => {
    const complaints = collectComplaints(page);
    for (const width of isNewMessage ? [320, 360, 520, 768, 1440] : [360]) {
      api.fault = fault;
      const release = api.hold();
      await page.setViewportSize({ width, height: 740 });
      await open(page);
      await expect(page.getByText("Loading releases...")).toBeVisible();
      const before = await latestName(page).boundingBox();
      release();
      await expect(page.getByText(`Error: ${message}`)).toBeVisible();
      await expect(latestName(page)).toHaveText("v1.45.0 Player 1.45");
      await expect(cards(page)).toHaveCount(29);
      expect(await latestName(page).boundingBox(), `at ${width} px`).toEqual(before);
      expect(await layoutShift(page), `at ${width} px`).toBe(0);
    }
    if (isNewMessage) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    api.fault = null;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Release list is current")).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("the measurement detects a layout shift", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await page.evaluate(() => document.querySelector("main")?.insertAdjacentHTML("afterbegin", "<div style='height:200px'></div>"));
  expect(await layoutShift(page)).toBeGreaterThan(0.01);
});

test("the call ends after ten seconds without an answer", async ({ page }) => {
  await page.clock.install();
  api.fault = "hang";
  await open(page);
  await expect(page.getByText("Loading releases...")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("Error: The release server is too slow")).toBeVisible();
  await expect(cards(page)).toHaveCount(29);
});

test("without a network, the page shows an error and keeps its list", async ({ page }) => {
  await page.route(`${api.url}/**`, (route) => route.abort("internetdisconnected"));
  await open(page);
  await expect(page.getByText("Error: The server cannot be reached")).toBeVisible();
  await expect(cards(page)).toHaveCount(29);
});

test("an unusable entry in the answer affects no other entry", async ({ page }) => {
  api.releases.splice(1, 0, null, { id: "x" });
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(cards(page).first()).toContainText("Player 1.44");
});

test("a redirect to a renamed repository is followed", async ({ page }) => {
  await page.route(`${api.url}/repos/octo/player/releases`, (route) =>
    route.fulfill({
      status: 301,
      headers: { location: `${api.url}/repositories/4711/releases`, "access-control-allow-origin": "*" },
    }),
  );
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
});

test("a page whose releases were all deleted after the build says so, and does not promise a first release", async ({ page }) => {
  api.releases = [];
  await open(page);
  await expect(page.getByRole("heading", { name: "Nothing to download at the moment" })).toBeVisible();
  await expect(page.getByText("Latest Release")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "To the latest version" })).toHaveCount(0);
});

test("a navigation to another page ends the call", async ({ page }) => {
  api.fault = "hang";
  await page.goto(`${site.url}/privacy`);
  await page.waitForLoadState("networkidle");
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Loading releases...")).toBeVisible();
  expect(listCalls()).toHaveLength(0);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  // The server records a call when its connection closes.
  await expect.poll(() => listCalls().length).toBe(1);
});

test("a press shows up to 30 more versions, from a file of the site", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(cards(page)).toHaveCount(29);
  await pressBelowWindow(showOlderVersionsButton(page));
  await expect(cards(page)).toHaveCount(PLAYER_RELEASES - 1);
  await expect(cards(page).last()).toContainText("Player 1.1");
  await expect(page.getByRole("button", { name: "Show older versions" })).toHaveCount(0);
});

test("after a press of the button by keyboard, the focus is on the first added version", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await showOlderVersionsButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#versions li:focus")).toContainText("Player 1.15");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Player 1.15", exact: true })).toBeFocused();
});

test("the texts of a release are those of docs/rules.md, section 3", async ({ page }) => {
  api.releases[0] = githubRelease(45, { body: null });
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(page.getByText("Latest Release", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's New", exact: true })).toBeVisible();
  await expect(page.locator("#latest").getByText("No changes listed for this version.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Previous Versions", exact: true })).toBeVisible();
  await expect(cards(page).first().getByText("Changes in this version:", { exact: true })).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Download / }),
  ).toHaveText("Download");
});

test("if all releases cannot be loaded, a message says so and links to the plain list", async ({ page }) => {
  await page.route("**/releases.json", (route) => route.fulfill({ status: 503 }));
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await pressBelowWindow(showOlderVersionsButton(page));
  await expect(page.locator("#versions").getByText(/could not be loaded/)).toBeVisible();
  await expect(page.getByRole("link", { name: "the plain list" })).toHaveAttribute("href", "/arietta/releases.html");
});

test("the round button scrolls to the newest version", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await page.getByRole("link", { name: "To the latest version" }).click();
  await expect(page.locator("#latest")).toBeFocused();
  await expect.poll(async () => Math.round((await page.locator("#latest").boundingBox())?.y ?? 0)).toBeLessThan(100);
});

test("the fragment #versions leads to the previous versions", async ({ page }) => {
  await page.goto(`${site.url}/download#versions`);
  await expect(page.getByRole("heading", { name: "Previous Versions" })).toBeInViewport();
});

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [1280, 600],
  [1366, 650],
  [1440, 780],
] as const) {
  test(`the newest version's name and button are in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await expect(latestName(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Download Latest" })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const [locale, timezoneId, date] of [
  ["de-DE", "Pacific/Auckland", "15.02.2020"],
  ["en-US", "UTC", "Feb 14, 2020"],
] as const) {
  test.describe(`a visitor with the language ${locale} and the time zone ${timezoneId}`, () => {
    test.use({ locale, timezoneId });
    test("sees dates in their own format, without a hydration warning", async ({ page }) => {
      const complaints = collectComplaints(page);
      await open(page);
      await expect(page.locator("#latest time")).toHaveText(date);
      expect(complaints).toEqual([]);
    });
  });
}

test("every request except the call to the API stays under the path prefix", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await open(page);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await pressBelowWindow(showOlderVersionsButton(page));
  await expect(cards(page)).toHaveCount(PLAYER_RELEASES - 1);
  for (const url of urls) {
    expect(url.startsWith(`${site.url}/`) || url === `${api.url}/repos/octo/player/releases`, url).toBe(true);
  }
  const links = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const link of links) expect(link).toMatch(/^\/arietta(\/|$)/);
});

test("a build with a path prefix writes all releases to the file that the page requests", async () => {
  const published = await readFile(path.join(__dirname, "..", "..", ".sites", "player", "public", "releases.json"), "utf8");
  expect(JSON.parse(published).releases).toHaveLength(githubReleases(PLAYER_RELEASES).length);
});

test.describe("a repository without any release", () => {
  test.use({ baseURL: SITES.empty.url });
  let emptyApi: ReleasesApi;
  test.beforeEach(async () => {
    emptyApi = await startReleasesApi([], SITES.empty.apiPort);
  });
  test.afterEach(() => emptyApi.close());

  test("has a page that says that there is nothing to download", async ({ page }) => {
    await page.goto("/download");
    await expect(page.getByText("Release list is current")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Nothing to download yet" })).toBeVisible();
  });

  test("shows the first release as soon as the API has it", async ({ page }) => {
    emptyApi.releases = githubReleases(1);
    await page.goto("/download");
    await expect(latestName(page)).toHaveText("v1.1.0 Player 1.1");
  });

  test("shows the loading text and the error without anything else", async ({ page }) => {
    emptyApi.fault = "500";
    const release = emptyApi.hold();
    await page.goto("/download");
    await expect(page.getByText("Loading releases...")).toBeVisible();
    for (const words of ["Nothing to download yet", "Latest Release", "Previous Versions", "Built on"]) {
      await expect(page.getByText(words)).toHaveCount(0);
    }
    release();
    await expect(page.getByText("Error: Failed to fetch releases")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

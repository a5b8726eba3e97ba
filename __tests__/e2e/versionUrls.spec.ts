import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { githubRelease } from "../../harness/githubReleases";
import { collectComplaints, layoutShift, pressBelowWindow, type StubbedApi, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

const site = SITES.player;
test.use({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });

let api: StubbedApi;
let complaints: string[];
test.beforeEach(async ({ page, context }) => {
  api = await stubReleasesApi(context);
  complaints = collectComplaints(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

const open = (page: Page, fragment: string) => page.goto(`${site.url}/download${fragment}`);
const card = (page: Page, version: string) => page.locator(`#versions li[id="${version}"]`);
const panel = (page: Page) => page.getByRole("region", { name: "The Version You Asked For" });
const unknown = (page: Page) => page.getByRole("region", { name: "We don't know that version" });
const latest = (page: Page) => page.locator("#latest");
const heading = (element: Locator) => element.getByRole("heading").first();

/** Expects that an element has the focus and that its heading is in the window. */
async function expectShown(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(heading(element)).toBeInViewport({ ratio: 1 });
}

async function expectUnfolded(element: Locator, file: string): Promise<void> {
  await expect(element.getByRole("link", { name: file })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

/** Adds a link to the page, as another part of it may, and presses it. */
async function pressLink(page: Page, fragment: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "A link to a version";
    document.querySelector("#latest")?.append(link);
  }, fragment);
  await page.getByRole("link", { name: "A link to a version" }).last().click();
}

for (const fragment of ["#v1.30.0", "#1.30.0", "#V1.30.0"]) {
  test(`${fragment} opens with the card of v1.30.0`, async ({ page }) => {
    await open(page, fragment);
    await expectShown(card(page, "v1.30.0"));
    await expectUnfolded(card(page, "v1.30.0"), "player-v1.30.0.apk");
    await expect(panel(page)).toHaveCount(0);
    // What is below the card moves once, when its files are unfolded.
    expect(await layoutShift(page)).toBeLessThan(0.1);
    await expectAccessible(page);
  });
}

for (const fragment of ["#v1.3.0", "#1.3.0"]) {
  test(`${fragment} opens with a card of its own, because the page shows none`, async ({ page }) => {
    await open(page, fragment);
    await expectShown(panel(page));
    await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText("Player 1.3 v1.3.0");
    await expectUnfolded(panel(page), "player-v1.3.0.apk");
    await expect(page.locator("#versions article")).toHaveCount(29);
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
  });
}

for (const fragment of ["#v1.45.0", "#1.45.0"]) {
  test(`${fragment} opens with the newest release`, async ({ page }) => {
    await open(page, fragment);
    await expectShown(latest(page));
    await expect(panel(page)).toHaveCount(0);
  });
}

test("a version that was the newest when the site was built opens with its card", async ({ page }) => {
  api.releases.unshift(githubRelease(46));
  await open(page, "#v1.45.0");
  await expect(page.locator("#latest-name")).toContainText("Player 1.46");
  await expectShown(card(page, "v1.45.0"));
});

test("a version that was published after the build opens with the newest release", async ({ page }) => {
  api.releases.unshift(githubRelease(46));
  await open(page, "#v1.46.0");
  await expectShown(latest(page));
  await expect(page.locator("#latest-name")).toContainText("Player 1.46");
});

test("an unknown version shows a message with what is there instead, and never the text of the URL", async ({ page }) => {
  await open(page, "#9.9.9-evil");
  await expectShown(unknown(page));
  await expect(unknown(page)).toContainText("No release has it.");
  await expect(page.locator("body")).not.toContainText("evil");
  const link = (name: string) => unknown(page).getByRole("link", { name });
  await expect(link("All versions in a plain list")).toHaveAttribute("href", "/arietta/releases.html");
  await expectAccessible(page);
  await link("The latest version: Player 1.45").click();
  await expect(page.locator("#latest-name")).toBeInViewport();
  await pressBelowWindow(link("Previous versions"));
  await expect(page.getByRole("heading", { name: "Previous Versions" })).toBeInViewport();
});

test("if all releases cannot be loaded, the message says so, and the next link tries again", async ({ page }) => {
  await page.route("**/releases.json", (route) => route.fulfill({ status: 503 }));
  await open(page, "#v1.3.0");
  await expectShown(unknown(page));
  await expect(unknown(page)).toContainText("It may be an older one: the release list could not be loaded.");
  await expect(unknown(page).getByRole("link", { name: "All versions in a plain list" })).toBeVisible();
  await page.unroute("**/releases.json");
  await pressLink(page, "#v1.3.0");
  await expectShown(panel(page));
});

test("if the newest releases cannot be loaded, the message says so, and known versions are found", async ({ page }) => {
  api.isFailing = true;
  await open(page, "#v1.46.0");
  await expectShown(unknown(page));
  await expect(unknown(page)).toContainText("It may be a new one: the newest releases could not be loaded.");
  await expectAccessible(page);
  await pressLink(page, "#v1.30.0");
  await expectShown(card(page, "v1.30.0"));
});

test("while the API does not answer, all versions of the build are found", async ({ page }) => {
  await page.route("**/repos/octo/player/releases", () => undefined);
  await open(page, "#v1.3.0");
  await expectShown(panel(page));
});

for (const fragment of [
  "#<img src=x onerror=alert(1)>",
  "#%3Cscript%3Ealert(1)%3C/script%3E",
  `#${"9".repeat(10_000)}`,
  "#%",
  "#100%",
  "#constructor",
  "#__proto__",
]) {
  test(`the fragment ${fragment.slice(0, 40)} is an unknown version`, async ({ page }) => {
    await open(page, fragment);
    await expectShown(unknown(page));
    expect(await layoutShift(page)).toBe(0);
    await expect(page.locator("main img[src=x], main script:not([type])")).toHaveCount(0);
    await expect(unknown(page)).not.toContainText(/alert|9999|constructor|proto|%/);
  });
}

for (const id of ["versions", "latest", "files", "tools", "main", "top", "___gatsby", "latest-name"]) {
  test(`#${id} keeps its meaning`, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open(page, `#${id}`);
    await expect(page.getByText("Release list is current")).toBeAttached();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(500);
    await expect(unknown(page)).toHaveCount(0);
    expect(requests.filter((url) => url.endsWith("/releases.json"))).toEqual([]);
    if (id !== "top") await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test("links, Back and Forward within the page, and a second press of the same link, lead to their versions", async ({ page }) => {
  await open(page, "");
  await expect(page.getByText("Release list is current")).toBeVisible();
  await pressLink(page, "#v1.30.0");
  await expectShown(card(page, "v1.30.0"));
  await pressLink(page, "#v1.3.0");
  await expectShown(panel(page));
  await pressLink(page, "#v1.3.0");
  await expectShown(panel(page));
  await page.goBack();
  await expectShown(card(page, "v1.30.0"));
  await page.goForward();
  await expectShown(panel(page));
  await page.evaluate(() => {
    window.location.hash = "#v1.2.0";
  });
  await expect(panel(page)).toContainText("Player 1.2");
  await expectShown(panel(page));
});

test("a visitor who comes back from another page of the site is led to the version again", async ({ page }) => {
  for (const [fragment, shown] of [
    ["#v1.30.0", card(page, "v1.30.0")],
    ["#v1.3.0", panel(page)],
  ] as const) {
    await open(page, fragment);
    await expectShown(shown);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
    await page.goBack();
    await expectShown(shown);
    await page.goto("about:blank");
  }
});

test("a visitor who has begun to scroll is not moved by a late answer", async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/releases.json", async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await open(page, "#v1.3.0");
  await expect(page.getByText("Looking for the version of this link")).toBeAttached();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  answer();
  await expect(panel(page)).toBeAttached();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(panel(page)).not.toBeFocused();
});

test("a version stays in the window when older versions are shown after it", async ({ page }) => {
  await open(page, "#v1.3.0");
  await expectShown(panel(page));
  await page.getByRole("button", { name: "Show older versions" }).dispatchEvent("click");
  await expect(page.locator("#versions article")).toHaveCount(44);
  await expect(panel(page)).toBeVisible();
});

test("if the script cannot be loaded, a message says so and leads to the plain list", async ({ page }) => {
  const normal: string[] = [];
  page.on("request", (request) => normal.push(request.url()));
  await open(page, "");
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  const needed = new Set(normal);
  await page.route("**/*.js", (route) => (needed.has(route.request().url()) ? route.fallback() : route.abort()));
  await open(page, "#v1.3.0");
  const message = page.getByText("The version could not be shown because a script could not be loaded.");
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(message.getByRole("link")).toHaveAttribute("href", "/arietta/releases.html");
  await expectAccessible(page);
  await page.unroute("**/*.js");
  await pressLink(page, "#v1.2.0");
  await expectShown(panel(page));
  await expect(message).toHaveCount(0);
});

test("each card links to itself, and its unfolded files have a button that copies the URL", async ({ page }) => {
  await open(page, "");
  const shown = card(page, "v1.44.0");
  await pressBelowWindow(shown.getByRole("link", { name: "Player 1.44", exact: true }));
  await expectShown(shown);
  expect(page.url()).toBe(`${site.url}/download#v1.44.0`);
  await pressBelowWindow(shown.getByRole("button", { name: "Copy link to Player 1.44" }));
  await expect(shown.getByRole("button", { name: "Copied to Player 1.44" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/download#v1.44.0`);
});

test("a normal visit loads nothing more, and nothing moves", async ({ page }) => {
  await open(page, "");
  await expect(page.getByText("Release list is current")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await layoutShift(page)).toBe(0);
});

test("no id of the page has a digit, except for those of the versions", async ({ page }) => {
  for (const url of [`${site.url}/download`, `${SITES.player.url}/download#v1.3.0`]) {
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    const ids = await page.locator("[id]:not(#versions li)").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id) => /\d/.test(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(10);
    const versions = await page.locator("#versions li[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([29, "v1.44.0", "v1.16.0"]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser itself leads to a version on the page, and to any version in the plain list", async ({ page }) => {
    await open(page, "#v1.30.0");
    await expect(heading(card(page, "v1.30.0"))).toBeInViewport({ ratio: 1 });
    await expect(card(page, "v1.30.0")).toBeFocused();
    await page.goto(`${site.url}/releases.html#v1.3.0`);
    const entry = page.getByRole("heading", { name: "Player 1.3 (v1.3.0)" });
    await expect(entry).toBeInViewport({ ratio: 1 });
    await entry.getByRole("link").click();
    expect(page.url()).toBe(`${site.url}/download#v1.3.0`);
  });

  test("a version that is not on the page opens a readable page with a link to the plain list", async ({ page }) => {
    await open(page, "#v1.3.0");
    await expect(page.locator("#latest-name")).toBeInViewport();
    await pressBelowWindow(page.getByRole("link", { name: "All versions in a plain list" }));
    await expect(page.getByRole("heading", { name: "Player 1.3 (v1.3.0)" })).toBeVisible();
  });
});

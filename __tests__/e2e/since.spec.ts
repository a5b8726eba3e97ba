import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { githubRelease } from "../../harness/githubReleases";
import { collectComplaints, layoutShift, pressBelowWindow, type StubbedApi, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

test.use({ reducedMotion: "reduce" });

const site = SITES.player;
const UP_TO_DATE = "Release list is current";

let api: StubbedApi;
test.beforeEach(async ({ context }) => {
  api = await stubReleasesApi(context);
});

const tools = (page: Page) => page.locator("#tools");

test.describe("the answer of Since Your Version", () => {
  const question = (page: Page) => page.getByRole("region", { name: "Since Your Version" });
  const answer = (page: Page) => question(page).getByRole("heading", { level: 3 });

  test("opens by a link, has the focus, moves nothing, and has the newest download in the window", async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${site.url}/download?from=v1.43.0`);
    await expect(answer(page)).toHaveText("4 changes in 2 versions since v1.43.0");
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    const download = question(page).getByRole("link", { name: "Download v1.45.0" });
    await expect(download).toBeInViewport({ ratio: 1 });
    await expect(download).toHaveAttribute("href", /player-v1\.45\.0\.apk$/);
    await expect(page.getByText(UP_TO_DATE)).toHaveCount(1);
    expect(await layoutShift(page)).toBe(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("includes newer releases than the build's, newest first, and each leads to its version", async ({ page }) => {
    api.releases.unshift(githubRelease(46));
    await page.goto(`${site.url}/download?from=1.43.0`);
    await expect(answer(page)).toHaveText("6 changes in 3 versions since v1.43.0");
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toBeInViewport();
    await expect(tools(page).locator("ol > li h4")).toHaveText([/Player 1\.46/, /Player 1\.45/, /Player 1\.44/]);
    await expect(tools(page).getByRole("combobox")).toHaveValue("v1.43.0");
    await pressBelowWindow(question(page).getByRole("link", { name: "Player 1.44" }));
    await expect(page.locator("#versions article").filter({ hasText: "Player 1.44" })).toBeInViewport();
  });

  test("includes versions that are not in the HTML", async ({ page }) => {
    await page.goto(`${site.url}/download?from=v1.2.0`);
    await expect(answer(page)).toHaveText("86 changes in 43 versions since v1.2.0");
    await expect(tools(page).locator("ol > li")).toHaveCount(43);
  });

  test("is there at once while the API hangs, from the built list, and says so", async ({ page, context }) => {
    await context.unrouteAll();
    let answerApi = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answerApi = resolve;
    });
    await context.route(`http://127.0.0.1:${site.apiPort}/**`, async (route) => {
      await isAnswered;
      await route.fulfill({
        json: [githubRelease(46), ...site.releases().slice(0, 29)],
        headers: { "access-control-allow-origin": "*" },
      });
    });
    await page.goto(`${site.url}/download?from=v1.43.0`);
    await expect(answer(page)).toHaveText("4 changes in 2 versions since v1.43.0");
    await expect(answer(page)).toBeFocused();
    await expect(question(page).getByText("Checking for newer versions...")).toBeVisible();
    answerApi();
    await expect(answer(page)).toHaveText("6 changes in 3 versions since v1.43.0");
    await expect(question(page).getByText("Checking for newer versions...")).toHaveCount(0);
  });

  test("is shown while the API fails, and says that newer versions may be missing", async ({ page }) => {
    api.isFailing = true;
    await page.goto(`${site.url}/download?from=v1.44.0`);
    await expect(answer(page)).toHaveText("2 changes in 1 version since v1.44.0");
    await expect(question(page).getByText("Newer versions may be missing: the release list could not be loaded.")).toBeVisible();
  });

  test("says in the window that we don't know a version, without repeating it, with the newest download", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${site.url}/download?from=${encodeURIComponent("<b>unsafe</b>")}`);
    await expect(answer(page)).toHaveText("We don't know that version");
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await expect(question(page).getByRole("link", { name: "Download v1.45.0" })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("body")).not.toContainText("unsafe");
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("calls no version unknown for certain while the list cannot be loaded", async ({ page }) => {
    await page.route("**/releases.json", (route) => route.fulfill({ status: 500 }));
    await page.goto(`${site.url}/download?from=v1.2.0`);
    await expect(answer(page)).toHaveText("We don't know that version");
    await expect(question(page).getByText("It may be an older one: the release list could not be loaded.")).toBeVisible();
    await expect(tools(page).getByRole("option", { name: "older versions could not be loaded" })).toHaveCount(1);
  });

  test("marks a release of an older line that was published later", async ({ page }) => {
    api.releases.unshift(githubRelease(46, { tag_name: "v1.9.1", name: "Player 1.9.1" }));
    await page.goto(`${site.url}/download?from=v1.44.0`);
    await expect(tools(page).locator("ol > li h4")).toHaveText([
      /Player 1\.9\.1.*older line, published later$/,
      /Player 1\.45[^l]*$/,
    ]);
  });

  test("sets the URL when a version is chosen, and Back leads to the page before", async ({ page }) => {
    await page.goto(`${site.url}/privacy`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await tools(page).getByRole("combobox").selectOption("v1.44.0");
    await expect(answer(page)).toHaveText("2 changes in 1 version since v1.44.0");
    await expect(page).toHaveURL(`${site.url}/download?from=v1.44.0`);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Privacy/);
    await page.goForward();
    await expect(answer(page)).toHaveText("2 changes in 1 version since v1.44.0");
  });

  test("is replaced by a message while its script cannot be loaded, and the next try succeeds", async ({ page }) => {
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await tools(page).getByRole("combobox").selectOption("v1.44.0");
    await expect(question(page).getByText("The changes could not be loaded.")).toBeVisible();
    await page.unroute("**/*.js");
    await tools(page).getByRole("combobox").selectOption("v1.43.0");
    await expect(answer(page)).toHaveText("4 changes in 2 versions since v1.43.0");
    await expect(question(page).getByText("The changes could not be loaded.")).toHaveCount(0);
    expect(loads).toBe(1);
  });

  test("causes no request before a version is chosen", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requested).not.toContain("/arietta/releases.json");
    await tools(page).getByRole("combobox").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => requested).toContain("/arietta/releases.json");
  });
});

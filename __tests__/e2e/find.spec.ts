import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { collectComplaints, pressBelowWindow, type StubbedApi, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

test.use({ reducedMotion: "reduce" });

const site = SITES.player;
let api: StubbedApi;
test.beforeEach(async ({ context }) => {
  api = await stubReleasesApi(context);
});

const section = (page: Page) => page.locator("#versions");
const field = (page: Page) => section(page).getByRole("searchbox", { name: "Find a version or a change" });
const found = (page: Page) => section(page).locator("h3:visible");

async function open(page: Page, query = "") {
  await page.goto(`${site.url}/download${query}`);
  await expect(page.getByText("Release list is current")).toHaveCount(1);
}

test("a version of the page, and one that only all releases have, are found, counted and marked", async ({ page }) => {
  const complaints = collectComplaints(page);
  await open(page);
  await field(page).fill("1.44");
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await expect(section(page).locator("mark").first()).toHaveText("1.44");
  await field(page).fill("number 2");
  await expect(
    section(page)
      .getByText(/of 45 versions match$/)
      .first(),
  ).toBeVisible();
  await field(page).fill("change player 1.3");
  await expect(found(page).last()).toHaveText(/^Player 1\.3 /);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test("nothing found is said, and clearing brings the list back", async ({ page }) => {
  await open(page);
  await field(page).fill("<img src=x onerror=alert(1)>");
  await expect(section(page).getByText("None of 45 versions matches").first()).toBeVisible();
  await expect(section(page).locator("article:visible")).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await pressBelowWindow(section(page).getByRole("button", { name: "Clear the search" }));
  await expect(section(page).locator("article")).not.toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test("a reload and Back keep the query, and show the field in the window", async ({ page }) => {
  await open(page);
  await field(page).fill("1.44");
  await expect(page).toHaveURL(`${site.url}/download?find=1.44`);
  await page.reload();
  await expect(field(page)).toHaveValue("1.44");
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await expect(field(page)).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Music/);
  await page.goBack();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
});

test("a link with a query opens with what it finds in the window", async ({ page }) => {
  await open(page, "?find=1.3.0");
  await expect(found(page)).toHaveText([/^Player 1\.3/]);
  await expect(field(page)).toBeInViewport();
});

test("a found version leads to its card, and Back to what was found", async ({ page }) => {
  await open(page, "?find=1.44");
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await pressBelowWindow(found(page).getByRole("link"));
  await expect(page.locator("[id='v1.44.0']")).toBeInViewport();
  await page.goBack();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
});

test("the field works by keyboard alone", async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type("1.44");
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await page.keyboard.press("Tab");
  await expect(found(page).getByRole("link")).toBeFocused();
});

test("while the API fails, the built list is searched", async ({ page }) => {
  api.isFailing = true;
  await page.goto(`${site.url}/download?find=1.44`);
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
});

test("if all releases cannot be loaded, the newest are searched, the reason is named, and the next key tries again", async ({
  page,
}) => {
  await page.route("**/releases.json", (route) => route.fulfill({ status: 500 }));
  await open(page);
  await field(page).fill("1.44");
  await expect(section(page).getByText("Only the newest versions were searched")).toBeVisible();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await page.unroute("**/releases.json");
  await field(page).fill("1.3.0");
  await expect(found(page)).toHaveText([/^Player 1\.3/]);
});

test("if the script of the search cannot be loaded, the list stays, and the next key tries again", async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await field(page).fill("1.44");
  await expect(section(page).getByText("The search could not be loaded.")).toBeVisible();
  await expect(section(page).locator("article").first()).toBeVisible();
  await page.unroute("**/*.js");
  await field(page).fill("1.4");
  await expect(
    section(page)
      .getByText(/of 45 versions match/)
      .first(),
  ).toBeVisible();
});

test("text that was typed before the scripts run is searched", async ({ page }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/app-*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`${site.url}/download`, { waitUntil: "commit" });
  await field(page).fill("1.44");
  start();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
});

test("how many versions are shown stands beside the button, which says that it works while older ones load", async ({ page }) => {
  await open(page);
  await expect(section(page).getByText("30 of 45 versions shown")).toHaveCount(1);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/releases.json", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await pressBelowWindow(section(page).getByRole("button", { name: "Show older versions" }));
  await expect(section(page).getByText("loading older versions...")).toBeVisible();
  answer();
  await expect(section(page).locator("article")).toHaveCount(44);
});

test("without scripts, the field is hidden, and the plain list has every version", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/download?find=1.44`);
  await expect(page.locator("#versions input")).toBeHidden();
  await expect(page.getByRole("link", { name: "All versions in a plain list" })).toHaveCount(1);
  await context.close();
});

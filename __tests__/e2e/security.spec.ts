import { chromium, expect, type Page, test } from "@playwright/test";
import { findChromium, launchOptions } from "../../harness/chromium";
import { githubRelease } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { productName } from "../../src/site/product";
import { collectComplaints, pressBelowWindow, showOlderVersionsButton } from "../support/browserPage";
import { SITES } from "../support/sites";

const site = SITES.player;
// One test after another: the API of each has the same port.
test.describe.configure({ mode: "default" });

const PAGES = ["/", "/download", "/privacy", "/terms", "/no/such/page", "/releases.html"];

let api: ReleasesApi;
test.beforeEach(async () => {
  api = await startReleasesApi(site.releases(), site.apiPort);
});
test.afterEach(() => api.close());

/** Collects the page's complaints and the hosts of all its requests. */
function watch(page: Page) {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) hosts.add(new URL(request.url()).host);
  });
  return { complaints: collectComplaints(page), hosts };
}

/** What the content security policy has refused, over all pages of the tab. */
const violations = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith("refused ")));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      sessionStorage.setItem(`refused ${violatedDirective}`, blockedURI);
    });
  });
});

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(80);
  }
}

for (const path of PAGES) {
  test(`${path} works within its policy and sends requests to no other host`, async ({ page }) => {
    const { complaints, hosts } = watch(page);
    await page.goto(site.url + path);
    await page.waitForLoadState("networkidle");
    await scrollThrough(page);
    await page.waitForTimeout(1000);
    expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    const own = new URL(site.origin).host;
    expect([...hosts].sort()).toEqual(path === "/download" ? [own, new URL(api.url).host].sort() : [own]);
  });
}

test("a visit to several pages, with presses on their controls, stays within the policy", async ({ page }) => {
  const { complaints } = watch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/`);
  await page.waitForLoadState("networkidle");
  await pressBelowWindow(page.getByRole("tab", { name: "Library" }));
  api.fault = "500";
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Error: Failed to fetch releases")).toBeVisible();
  api.fault = null;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Release list is current")).toBeVisible();
  await pressBelowWindow(showOlderVersionsButton(page));
  await page.getByRole("link", { name: "To the latest version" }).click();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the policy blocks scripts that the build did not write, and requests to other hosts", async ({ page }) => {
  await page.goto(`${site.url}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  const reached = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", "<img src='x' onerror='window.hasRun = true'>");
    await new Promise((resolve) => setTimeout(resolve, 500));
    const isSent = await fetch("http://localhost:9/").then(
      () => true,
      () => false,
    );
    return { isSent, hasRun: "hasRun" in window };
  });
  expect(reached).toEqual({ isSent: false, hasRun: false });
  const refused = (await violations(page)).map(([key]) => key);
  expect(refused.sort()).toEqual(["refused connect-src", "refused script-src-attr", "refused script-src-elem"]);
});

test("a script in a release is shown as text", async ({ page }) => {
  const evil = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
  api.releases.unshift(githubRelease(46, { name: evil, tag_name: evil, body: `What's Changed:\n#### ${evil}` }));
  await page.goto(`${site.url}/download`);
  await expect(page.locator("#latest-name")).toContainText(evil);
  await expect(page.locator("#latest li").first()).toContainText(evil);
  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test("a link to another site gives that site no access to the page", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(site.url + path);
    const external = page.locator('a[href^="http"]');
    for (const link of await external.all()) await expect(link).toHaveAttribute("rel", "noopener");
    if (path !== "/releases.html") expect(await external.count()).toBeGreaterThan(0);
  }
});

test("in a frame of another site, a page shows only a link to itself", async ({ page }) => {
  await page.setContent(`<iframe src="${site.url}/download" width="800" height="600"></iframe>`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link", { name: `Open ${productName}` })).toBeVisible();
  await expect(frame.getByRole("link")).toHaveCount(1);
  await frame.getByRole("link", { name: `Open ${productName}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
});

test("every page links to the feed, and the feed exists", async ({ page, request }) => {
  for (const path of PAGES.slice(0, -1)) {
    await page.goto(site.url + path);
    await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
      "href",
      "/arietta/releases.atom",
    );
  }
  const answer = await request.get(`${site.url}/releases.atom`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  expect(await answer.text()).toContain("Player 1.45");
});

test("a page from the back-forward cache makes the call again, and keeps its list if the call fails", async () => {
  // Only the whole Chromium has this cache, and Playwright turns it off by default.
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...launchOptions(),
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage();
    const complaints = collectComplaints(page);
    // Playwright's `goBack` waits for a load event, and a page from this cache has none.
    const goBack = () => page.evaluate(() => window.history.back()).catch(() => undefined);
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("Release list is current")).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { isTheSame: true });
    });
    await page.goto(`${SITES.sample.url}/terms`);
    api.releases.unshift(githubRelease(46));
    await goBack();
    await expect(page.locator("#latest-name")).toContainText("Player 1.46");
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);

    await page.goto(`${SITES.sample.url}/terms`);
    api.fault = "reset";
    await goBack();
    await expect(page.getByText("Error: The server cannot be reached")).toBeVisible();
    await expect(page.locator("#latest-name")).toContainText("Player 1.46");
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("a visitor who was offline gets the new list when the network returns", async ({ page, context }) => {
  await page.goto(`${site.url}/privacy`);
  await page.waitForLoadState("networkidle");
  await page.route(`${api.url}/**`, (route) => route.abort("internetdisconnected"));
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByText("Error: The server cannot be reached")).toBeVisible();
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText("Release list is current")).toBeVisible();
});

test("a slow refresh changes the list, but neither the focus nor the scroll position", async ({ page }) => {
  api.releases.unshift(githubRelease(46));
  const release = api.hold();
  await page.goto(`${site.url}/download`);
  await expect(page.getByText("Loading releases...")).toBeVisible();
  const focused = page
    .locator("#versions article")
    .nth(3)
    .getByRole("link", { name: /^Download / });
  await focused.focus();
  await page.waitForTimeout(3000);
  const before = await focused.boundingBox();
  release();
  await expect(page.locator("#latest-name")).toContainText("Player 1.46");
  await expect(focused).not.toBeFocused();
  const kept = page.getByRole("link", { name: "Download Player 1.41" });
  await expect(kept).toBeFocused();
  expect(Math.abs(((await kept.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

import { expect, test } from "@playwright/test";
import { pressBelowWindow, stubReleasesApi } from "../support/browserPage";
import { PLAYER_RELEASES, SITES } from "../support/sites";

test.use({ javaScriptEnabled: false });

// Without scripts too, the browser preloads the list. Other tests count the calls to the API.
test.beforeEach(async ({ context }) => {
  await stubReleasesApi(context);
});

test("the newest 30 releases can be read, each with its link", async ({ page }) => {
  await page.goto(`${SITES.player.url}/download`);
  await expect(page.locator("#latest-name")).toHaveText("v1.45.0 Player 1.45");
  await expect(page.getByRole("link", { name: "Download Latest" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases/download/v1.45.0/player-v1.45.0.apk",
  );
  const cards = page.locator("#versions article");
  await expect(cards).toHaveCount(29);
  await expect(cards.getByRole("link", { name: /^Download / })).toHaveCount(29);
  await expect(cards.last()).toContainText("First change of number 16");
  await expect(page.getByText(/Built on/)).toBeVisible();
  await expect(page.getByText("Loading releases...")).toHaveCount(0);
  for (const card of [cards.first(), cards.last()]) {
    const style = await card.evaluate((element) => getComputedStyle(element).opacity);
    expect(style).toBe("1");
  }
});

test("a link leads to the plain list, and the button that needs scripts is hidden", async ({ page }) => {
  await page.goto(`${SITES.player.url}/download`);
  await expect(page.getByRole("button", { name: "Show older versions" })).toBeHidden();
  await pressBelowWindow(page.getByRole("link", { name: "All versions in a plain list" }));
  await expect(page.locator("article h2")).toHaveCount(PLAYER_RELEASES);
  await expect(page.getByRole("link", { name: "Download v1.1.0" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the download page" }).click();
  await expect(page.getByText("Latest Release")).toBeVisible();
});

test("every link of every page has a target", async ({ page, request }) => {
  const site = SITES.player;
  const seen = new Set<string>();
  const waiting = [`${site.url}/`];
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    expect((await request.get(url)).status(), url).toBe(200);
    await page.goto(url);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
    for (const link of links) {
      const { origin, protocol, hash, pathname } = new URL(link);
      if (origin !== site.origin) expect(protocol, link).toBe("https:");
      else if (hash && `${site.origin}${pathname}` === url.replace(/\/$/, ""))
        await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`), link).toHaveCount(1);
      else if (origin === site.origin) waiting.push(`${origin}${pathname}`);
    }
  }
  const paths = new Set([...seen].map((url) => url.slice(site.url.length) || "/"));
  expect([...paths].sort()).toEqual(["/", "/download", "/privacy", "/releases.atom", "/releases.html", "/terms"]);
});

test("the menu of a small screen opens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(SITES.sample.url);
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
});

test("the page says that its releases are samples", async ({ page }) => {
  await page.goto(`${SITES.sample.url}/download`);
  await expect(page.getByText("These are sample releases.")).toBeVisible();
  await expect(page.locator("#latest-name")).toHaveText("2.4.0 Night Drive");
});

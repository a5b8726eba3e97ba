import { expect, test } from "../support/browserTest";
import { SITE_URL, servedUrl } from "../support/builtSite";

test.use({ javaScriptEnabled: false });

// The browser cancels the requests for scripts that it may not run.
test.beforeEach(({ complaints }) => complaints.allow(/^failed request: .*\.js$/));

test("the newest 30 releases and their files can be read, and what needs scripts is hidden", { tag: "@engines" }, async ({
  page,
  open,
}) => {
  await open("/download");
  await expect(page.locator("#latest-name")).toContainText("v1.45.0 Player 1.45");
  await expect(page.getByRole("link", { name: "Download Latest" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases/download/v1.45.0/player-v1.45.0-arm64-v8a.apk",
  );
  await page.locator("#files > summary").click();
  await expect(page.locator("#files li").filter({ visible: true })).toHaveCount(5);
  await expect(page.locator("#files li code").first()).toHaveText(/^[0-9a-f]{64}$/);
  const cards = page.locator("#versions article").filter({ visible: true });
  await expect(cards).toHaveCount(29);
  await expect(cards.getByRole("link", { name: /^Download / })).toHaveCount(29);
  await expect(cards.last()).toContainText("First change of number 16");
  await expect(page.getByText(/^List of/)).toBeVisible();
  await expect(page.getByText("Loading releases...")).toHaveCount(0);
  // Neither a tool nor a button that needs scripts is there.
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await expect(page.locator(":is(button, input, select)").filter({ visible: true })).toHaveCount(0);
});

test("links lead to older versions on GitHub, and the menu opens", { tag: "@engines" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("/");
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download for Android");
  await expect(page.getByRole("link", { name: "All releases on GitHub" })).toHaveAttribute("href", /\/octo\/player\/releases$/);
  await page.getByText("All files of Player 1.44").click();
  const files = page.locator("#versions details[open]").getByRole("link");
  await expect(files).toHaveAttribute("href", /\/octo\/player\/releases\/tag\/v1\.44\.0$/);
});

test("the browser itself shows the version of a URL", { tag: "@engines" }, async ({ page, open }) => {
  await open("/download#v1.30.0");
  const release = page.locator('[id="v1.30.0"]');
  await expect(release).toBeInViewport();
  await expect(release).toContainText("Player 1.30");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("every link of every page has a target", async ({ page, request }) => {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    expect((await request.get(path)).status(), path).toBe(200);
    await page.goto(path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
    for (const link of links) {
      const { origin, hash, pathname } = new URL(link.replace(SITE_URL, servedUrl()));
      // The repository is on the host of the API.
      if (origin !== servedUrl()) expect(link).toMatch(/^(https:|http:\/\/127\.0\.0\.1:\d+\/octo\/player)/);
      else if (hash && pathname === path)
        await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`), link).toHaveCount(1);
      else waiting.push(pathname);
    }
  }
  expect([...seen].sort()).toEqual(["/", "/download", "/privacy", "/releases.atom", "/terms"]);
});

import type { Page } from "@playwright/test";
import { installHelp } from "../../src/site/installHelp";
import { expect, expectAccessible, layoutShift, test } from "../support/browserTest";
import { asset } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const button = (page: Page) => page.locator("#latest a[aria-describedby]");
const help = (page: Page) => page.locator("#latest details").filter({ hasText: "How to install" });
const helpStatus = (page: Page) => page.locator("#latest").getByRole("status").first();
const stepsEnd = (page: Page) => page.getByText(`${installHelp.failed}:`);

/** Expects the one button of the newest release, in the window: its label, the processor of its package, and its words. */
async function expectButton(page: Page, label: string, processor: string, words: string): Promise<void> {
  await expect(button(page)).toHaveText(label);
  await expect(button(page)).toHaveAttribute("href", new RegExp(`/v1\\.45\\.0/player-v1\\.45\\.0-${processor}\\.apk$`));
  await expect(button(page)).toHaveAccessibleDescription(`${words} · 24.7 MB`);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
}

/** Gives the page the hints of another device's browser: of one built on Chromium, or none. */
async function emulateHints(page: Page, hints: { platform: string; architecture: string; bitness: string } | null): Promise<void> {
  await page.addInitScript((hints) => {
    const data = hints ? { ...hints, getHighEntropyValues: async () => hints } : undefined;
    Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => data });
    Object.defineProperty(Navigator.prototype, "platform", { get: () => "Linux armv81" });
  }, hints);
}

test("an Android phone that names its processor gets the file for it, and nothing moves", async ({ page, open }) => {
  await emulateHints(page, { platform: "Android", architecture: "arm", bitness: "64" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open("/download");
  await expectButton(page, "Download Latest", "arm64-v8a", "The right file for this phone");
  expect(await layoutShift(page)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the stable version beside a pre-release gets the file for the phone too, and nothing moves", async ({ page, open, api }) => {
  const files = ["SHA256SUMS", "player-arm64-v8a.apk", "player-universal.apk"].map((name) => asset("v1.45.0", name));
  api.releases = [
    githubRelease(46, { tag_name: "v1.2.0", prerelease: true }),
    githubRelease(45, { assets: files }),
    githubRelease(44),
  ];
  await emulateHints(page, { platform: "Android", architecture: "arm", bitness: "64" });
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await open("/download");
    const stable = page.locator("#latest").getByRole("link", { name: "Download v1.45.0" });
    await expect(stable).toHaveAttribute("href", /arm64-v8a\.apk$/);
    expect(await layoutShift(page), `at ${width} px`).toBe(0);
  }
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });

  test("the visitor is told that nothing can be installed there, and can read the help", async ({ page, open }) => {
    await emulateHints(page, null);
    await open("/download");
    await expect(page.getByText("There is no iPhone or iPad version.")).toBeInViewport({ ratio: 1 });
    await expect(button(page)).toHaveAccessibleDescription("Android file · 24.7 MB");
    expect(await layoutShift(page)).toBe(0);
    await help(page).locator("summary").click();
    await expect(stepsEnd(page)).toBeVisible();
    await expect(helpStatus(page)).toBeEmpty();
    await expect(page.getByRole("link", { name: "Add to Obtainium" })).toHaveCount(0);
  });
});

test("a computer gets the QR code first, then the file for any phone", { tag: "@engines" }, async ({ page, open, browserName }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("/download");
  await expectButton(page, "Download the App", "universal", "Works on any Android phone");
  const code = page.getByRole("img", { name: "QR code that opens this page" });
  await expect(code).toBeInViewport({ ratio: 1 });
  await expect(code).not.toHaveJSProperty("naturalWidth", 0);
  const [codeBox, buttonBox] = [await code.boundingBox(), await button(page).boundingBox()];
  expect(codeBox?.x).toBeLessThan(buttonBox?.x ?? 0);
  expect(codeBox?.y).toBeLessThanOrEqual(buttonBox?.y ?? 0);
  // Only Chromium measures shifts.
  if (browserName === "chromium") expect(await layoutShift(page)).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(code).toBeHidden();
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("on an Android phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, userAgent: ANDROID, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ page, context, complaints }) => {
    await emulateHints(page, null);
    complaints.allow(/^request to another host: https:\/\/github\.com\/octo\/player\/releases\/download\//);
    await context.route("https://github.com/**", (route) =>
      route.fulfill({ body: "app", headers: { "content-disposition": "attachment", "content-type": "application/octet-stream" } }),
    );
  });

  test("two taps lead from the home page to the file for any phone, and to the help", async ({ page, open, rest }) => {
    await open("/");
    await page.getByRole("main").getByRole("link", { name: "Download", exact: true }).tap();
    await expect(page).toHaveURL("/download");
    await rest();
    await expectButton(page, "Download the App", "universal", "Works on any Android phone");
    await expect(page.getByText(/^Download Latest is the same version/)).toBeVisible();
    const started = page.waitForEvent("download");
    await button(page).tap();
    expect((await started).suggestedFilename()).toBe("player-v1.45.0-universal.apk");
    await expect(page.getByText(installHelp.steps[0])).toBeInViewport();
    await expect(page.getByText(installHelp.steps[3])).toBeInViewport();
    await expect(helpStatus(page)).toHaveText(/^Your download should have started\./);
    await page.getByText("Hear of new versions").tap();
    const obtainium = page.getByRole("link", { name: "Add to Obtainium" });
    await expect(obtainium).toHaveAttribute("href", /^obtainium:\/\/add\/http:\/\/127\.0\.0\.1:\d+\/octo\/player$/);
    await expectAccessible(page);
  });

  test("a previous version opens the help in its place", async ({ page, open, api }) => {
    const assets = ["arm64-v8a", "universal"].map((processor) => asset("v1.44.0", `player-${processor}.apk`));
    api.releases[1] = githubRelease(44, { assets });
    await open("/download");
    const card = page.locator("#versions article").first();
    await card.getByRole("link", { name: "Download Player 1.44" }).tap();
    await expect(card.getByText(installHelp.steps[3])).toBeInViewport();
    await card.getByText("All files of Player 1.44").tap();
    await expect(card.getByText("Recommended")).toHaveCount(1);
  });
});

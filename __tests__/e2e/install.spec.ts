import type { Page } from "@playwright/test";
import { installHelp } from "../../src/site/installHelp";
import { expect, expectAccessible, layoutShift, test } from "../support/browserTest";
import { asset } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";

// Without the typeface, only data can move the page. titles.spec.ts tests other fonts.
test.use({ hasTypeface: false });

const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/140.0.0.0 Mobile Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 " +
  "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const button = (page: Page) => page.locator("#latest a[aria-describedby]");
const code = (page: Page) => page.getByRole("img", { name: "QR code that opens this page" });

/** Gives the page a platform, and the hints of an Android phone with a 64-bit processor or none. */
async function emulateHints(
  page: Page,
  isKnownPhone: boolean,
  platform = "Linux armv81",
  platformVersion = "",
) {
  await page.addInitScript(
    ([name, hasHints, version]) => {
      const processor = { architecture: "arm", bitness: "64" };
      const hints = { platform: "Android", ...processor, platformVersion: version };
      const data = hasHints ? { ...hints, getHighEntropyValues: async () => hints } : undefined;
      Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => data });
      Object.defineProperty(Navigator.prototype, "platform", { get: () => name });
    },
    [platform, isKnownPhone, platformVersion] as const,
  );
}

test("the file for a phone's processor moves nothing", async ({ page, open }) => {
  await emulateHints(page, true);
  await page.setViewportSize({ width: 320, height: 640 });
  await open("/download");
  await expect(button(page)).toHaveText("Download Latest");
  await expect(button(page)).toHaveAttribute("href", /-arm64-v8a\.apk$/);
  await expect(button(page)).toHaveAccessibleDescription(
    "The right file for this phone · 24.7 MB · Android 8 or newer",
  );
  expect(await layoutShift(page)).toBe(0);
});

test("a phone with Android 7 gets the newest version that it can install", async ({
  page,
  open,
}) => {
  await emulateHints(page, true, undefined, "7.1.2");
  await page.setViewportSize({ width: 360, height: 640 });
  await open("/download");
  await expect(button(page)).toHaveText("Download v1.40.0");
  await expect(button(page)).toHaveAttribute("href", /v1\.40\.0-universal\.apk$/);
  await expect(button(page)).toHaveAccessibleDescription(
    "This phone has Android 7.1. Version v1.40.0 is the newest for it. " +
      "Works on any phone with Android 7 or newer · 24.7 MB",
  );
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("the stable version beside a pre-release moves nothing", async ({ page, open, api }) => {
  const files = ["SHA256SUMS", "player-arm64-v8a.apk", "player-universal.apk"];
  const assets = files.map((name) => asset("v1.45.0", name));
  api.releases = [githubRelease(46, { prerelease: true }), githubRelease(45, { assets })];
  await emulateHints(page, true);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await open("/download");
    const stable = page.locator("#latest").getByRole("link", { name: "Download v1.45.0" });
    await expect(stable).toHaveAttribute("href", /arm64-v8a\.apk$/);
    expect(await layoutShift(page), `at ${width} px`).toBe(0);
  }
});

test("the newest version and its button are in the first screen", async ({ page, open }) => {
  for (const [width, height] of [
    [320, 640],
    [640, 320],
    [740, 360],
    [932, 430],
    [360, 512],
    [390, 664],
    [1280, 600],
    [1366, 657],
  ] as const) {
    const size = `at ${width} by ${height}`;
    await page.setViewportSize({ width, height });
    await open("/download");
    await expect(page.locator("#latest-name"), size).toBeInViewport({ ratio: 1 });
    await expect(button(page), size).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page), size).toBe(0);
    if (width < 1000) await expect(code(page), size).toBeHidden();
    else await expect(code(page), size).toBeInViewport({ ratio: 1 });
  }
  await expect(code(page)).not.toHaveJSProperty("naturalWidth", 0);
  await expect(button(page)).toHaveText("Download the App");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });

  test("the app's platform is in the first screen", async ({ page, open }) => {
    await emulateHints(page, false, "iPhone");
    await open("/download");
    const notice = page.getByText("There is no iPhone or iPad version.");
    await expect(notice).toBeInViewport({ ratio: 1 });
    const link = page.locator("#latest").getByRole("link", { name: "Download Latest" });
    await expect(link).toHaveAttribute("href", /-arm64-v8a\.apk$/);
    await expect(link).not.toHaveClass(/./);
  });
});

test.describe("on a touch screen", () => {
  test.use({ userAgent: ANDROID, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => emulateHints(page, false));

  test("the QR code is not loaded", async ({ page, open }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1024, height: 700 });
    await open("/download");
    await expect(code(page)).toBeHidden();
    expect(paths).toContain("/download");
    expect(paths).not.toContain("/download.svg");
  });

  test("two taps on the home page download the app and open the help", async ({
    page,
    context,
    open,
    complaints,
  }) => {
    complaints.allow(/^request to another host: \S+\/octo\/player\/releases\/download\//);
    const headers = { "content-disposition": "attachment" };
    await context.route("**/octo/player/releases/download/**", (route) =>
      route.fulfill({ body: "app", headers }),
    );
    await page.setViewportSize({ width: 360, height: 640 });
    await open("/");
    await page.getByRole("main").getByRole("link", { name: "Download", exact: true }).tap();
    await expect(page.getByText("Release list is current")).toBeVisible();
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const download = page.waitForEvent("download");
    await button(page).tap();
    expect((await download).suggestedFilename()).toBe("player-v1.45.0-universal.apk");
    await expect(page.getByText(installHelp.steps[0])).toBeInViewport();
    await expect(page.getByText(installHelp.steps[3])).toBeInViewport();
    await expectAccessible(page);
  });
});

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

const button = (page: Page) => page.locator("#latest a[aria-describedby]");
const code = (page: Page) => page.getByRole("img", { name: "QR code that opens this page" });

/** Gives the page the hints of an Android phone: with a 64-bit processor, or none. */
async function emulate(page: Page, platformVersion?: string) {
  await page.addInitScript((version) => {
    const hints = { platform: "Android", architecture: "arm", bitness: "64" };
    const getHighEntropyValues = async () => ({ ...hints, platformVersion: version });
    const data = version === undefined ? undefined : { ...hints, getHighEntropyValues };
    Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => data });
    Object.defineProperty(Navigator.prototype, "platform", { get: () => "Linux armv81" });
  }, platformVersion);
}

test("a phone with Android 7 has its version in the first screen", async ({ page, open }) => {
  await emulate(page, "7.1.2");
  await open("/download", 360, 640);
  await expect(button(page)).toHaveAttribute("href", /v1\.40\.0-universal\.apk$/);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("the files for a phone's processor move nothing", async ({ page, open, api }) => {
  const files = ["SHA256SUMS", "player-arm64-v8a.apk", "player-universal.apk"];
  const assets = files.map((name) => asset("v1.45.0", name));
  const built = api.releases;
  const withPrerelease = [githubRelease(46, { prerelease: true }), githubRelease(45, { assets })];
  await emulate(page, "");
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const [releases, name] of [
      [built, "Download Latest"],
      [withPrerelease, "Download v1.45.0"],
    ] as const) {
      api.releases = releases;
      await open("/download");
      const link = page.locator("#latest").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", /arm64-v8a\.apk$/);
      expect(await layoutShift(page), `${name} at ${width} px`).toBe(0);
    }
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
    await open("/download", width, height);
    await expect(page.locator("#latest-name"), size).toBeInViewport({ ratio: 1 });
    await expect(button(page), size).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(page), size).toBe(0);
    if (width < 1000) await expect(code(page), size).toBeHidden();
    else await expect(code(page), size).toBeInViewport({ ratio: 1 });
  }
  await expect(code(page)).not.toHaveJSProperty("naturalWidth", 0);
  await expect(button(page)).toHaveText("Download the App");
});

test.describe("on a touch screen", () => {
  test.use({ userAgent: ANDROID, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => emulate(page));

  test("the QR code is not loaded", async ({ page, open }) => {
    const paths: string[] = [];
    page.on("request", (request) => paths.push(new URL(request.url()).pathname));
    await open("/download", 1024, 700);
    await expect(code(page)).toBeHidden();
    expect(paths).toContain("/download");
    expect(paths).not.toContain("/download.svg");
  });

  test("two taps from / download the app", async ({ page, context, open, complaints }) => {
    complaints.allow(/^request to another host: \S+\/octo\/player\/releases\/download\//);
    const headers = { "content-disposition": "attachment" };
    await context.route("**/octo/player/releases/download/**", (route) =>
      route.fulfill({ body: "app", headers }),
    );
    await open("/", 360, 640);
    await page.getByRole("main").getByRole("link", { name: "Download", exact: true }).tap();
    const download = page.waitForEvent("download");
    await button(page).tap();
    expect((await download).suggestedFilename()).toBe("player-v1.45.0-universal.apk");
    await expect(page.getByText(installHelp.steps[0])).toBeInViewport();
    await expectAccessible(page);
  });
});

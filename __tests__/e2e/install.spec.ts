import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { githubRelease } from "../../harness/githubReleases";
import { installHelp } from "../../src/site/installHelp";
import { collectComplaints, layoutShift, pressBelowWindow, type StubbedApi, stubReleasesApi } from "../support/browserPage";
import { SITES } from "../support/sites";

test.use({ reducedMotion: "reduce" });

const site = SITES.player;
const UP_TO_DATE = "Release list is current";

const downloads = (page: Page) => page.locator("#latest a[aria-describedby]");
const help = (page: Page) => page.locator("#latest details").filter({ hasText: "How to install" });
const helpStatus = (page: Page) => page.locator("#latest").getByRole("status");

/** An attached file in the shape of the API's answer. */
const asset = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  state: "uploaded",
  size: 20_000_000,
  digest: null,
  browser_download_url: `https://github.com/octo/player/releases/download/v1.45.0/${name}`,
  ...changes,
});

/** Answers the downloads of the releases with a small file. */
async function answerDownloads(page: Page): Promise<void> {
  await page.route("https://github.com/**", (route) =>
    route.fulfill({ body: "app", headers: { "content-disposition": "attachment", "content-type": "application/octet-stream" } }),
  );
}

let api: StubbedApi;
test.beforeEach(async ({ context }) => {
  api = await stubReleasesApi(context);
});

interface Device {
  name: string;
  /** The content of `navigator.userAgentData`; undefined if the browser does not have it. */
  hints?: { platform: string; architecture?: string; bitness?: string; isRefused?: boolean };
  platform?: string;
  userAgent?: string;
  /** The links of the newest release's downloads: label, and processor in the name of the file. */
  offers: [label: string, processor: string][];
}

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const FIRST: [string, string] = ["Download Latest", "arm64-v8a"];
const FOR_ANY: [string, string] = ["Download the App", "universal"];
const devices: Device[] = [
  {
    name: "an Android phone with a 64-bit ARM processor",
    hints: { platform: "Android", architecture: "arm", bitness: "64" },
    offers: [FIRST],
  },
  {
    name: "an Android phone with a 32-bit ARM processor",
    hints: { platform: "Android", architecture: "arm", bitness: "32" },
    offers: [["Download the App", "armeabi-v7a"], FIRST],
  },
  {
    name: "an Android device with a 64-bit x86 processor",
    hints: { platform: "Android", architecture: "x86", bitness: "64" },
    offers: [["Download the App", "x86_64"], FIRST],
  },
  {
    name: "an Android phone with 32-bit programs on a 64-bit kernel",
    hints: { platform: "Android", architecture: "arm", bitness: "64" },
    platform: "Linux armv8l",
    offers: [FOR_ANY, FIRST],
  },
  {
    name: "an Android phone whose browser does not name the processor",
    hints: { platform: "Android", architecture: "", bitness: "" },
    offers: [FOR_ANY, FIRST],
  },
  {
    name: "an Android phone whose browser refuses the hints",
    hints: { platform: "Android", isRefused: true },
    offers: [FOR_ANY, FIRST],
  },
  {
    name: "an Android phone whose browser has no hints",
    userAgent: ANDROID,
    offers: [FOR_ANY, FIRST],
  },
  { name: "an iPhone", userAgent: IPHONE, offers: [FIRST] },
  {
    name: "a desktop",
    hints: { platform: "Windows", architecture: "x86", bitness: "64" },
    offers: [FOR_ANY, FIRST],
  },
];

/** Gives every page of a context the hints of a device. The page's `data-requested-hints` tells whether it has read them. */
async function emulateDevice(context: BrowserContext, { hints, platform = "Linux armv81" }: Device): Promise<void> {
  await context.addInitScript(
    ({ hints, platform }) => {
      const data = hints && {
        platform: hints.platform,
        getHighEntropyValues: async () => {
          document.documentElement.dataset.requestedHints = "";
          if (hints.isRefused) throw new DOMException("Not allowed", "NotAllowedError");
          return hints;
        },
      };
      Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => data ?? undefined });
      Object.defineProperty(Navigator.prototype, "platform", { get: () => platform });
    },
    { hints: hints ?? null, platform },
  );
}

for (const device of devices) {
  test(`${device.name} gets the right file, and Download Latest stays the first one`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      ...(device.userAgent && { userAgent: device.userAgent }),
    });
    await emulateDevice(context, device);
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(`${SITES.sample.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await page.waitForLoadState("networkidle");
    const links = downloads(page);
    await expect(links).toHaveText(device.offers.map(([label]) => label));
    for (const [index, [, processor]] of device.offers.entries()) {
      await expect(links.nth(index)).toHaveAttribute("href", new RegExp(`arietta-2\\.4\\.0-${processor}\\.apk$`));
      await expect(links.nth(index)).toHaveAccessibleDescription(new RegExp(`^${processor} package, \\d+\\.\\d.MB`));
    }
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    expect(await page.locator("html[data-requested-hints]").count()).toBe(device.hints?.platform === "Android" ? 1 : 0);
    expect(await layoutShift(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test("without scripts, the package for every phone is recommended, and the help is in the plain list", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${SITES.sample.url}/download`);
  await expect(downloads(page)).toHaveText(["Download the App", "Download Latest"]);
  await help(page).locator("summary").click();
  await help(page).getByRole("link").click();
  await expect(page).toHaveURL(`${SITES.sample.url}/releases.html#install`);
  for (const step of installHelp.steps) await expect(page.getByText(step)).toBeVisible();
  await context.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, userAgent: ANDROID, hasTouch: true, isMobile: true });

  test("two taps lead from the home page to the download and the running help, which is in the window", async ({ page }) => {
    await answerDownloads(page);
    await page.goto(site.url);
    await page.getByRole("main").getByRole("link", { name: "Download", exact: true }).tap();
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    const started = page.waitForEvent("download");
    await downloads(page).first().tap();
    expect((await started).suggestedFilename()).toBe("player-v1.45.0.apk");
    await expect(page.getByText(installHelp.steps[0] ?? "")).toBeInViewport();
    await expect(page.getByText(installHelp.steps[3] ?? "")).toBeInViewport();
    await expect(helpStatus(page)).toHaveText(/^Your browser is downloading the file\./);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("the help can be read before the download, and moves nothing else", async ({ page }) => {
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await help(page).locator("summary").tap();
    await expect(page.getByText(`${installHelp.failed}:`)).toBeVisible();
    await expect(helpStatus(page)).toBeEmpty();
    await help(page).locator("summary").tap();
    await expect(page.getByText(`${installHelp.failed}:`)).toBeHidden();
  });

  test("if the help cannot be loaded, it says so and links to the plain list, and the next try succeeds", async ({ page }) => {
    await answerDownloads(page);
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await downloads(page).first().tap();
    await expect(help(page)).toContainText("This could not be loaded.");
    await expect(help(page).getByRole("link", { name: "the plain list" })).toHaveAttribute(
      "href",
      "/arietta/releases.html#install",
    );
    await page.unroute("**/*.js");
    await help(page).locator("summary").tap();
    await help(page).locator("summary").tap();
    await expect(page.getByText(`${installHelp.failed}:`)).toBeVisible();
  });

  test("a release for another system says that no package is attached, and starts no help", async ({ page }) => {
    await answerDownloads(page);
    api.releases[0] = githubRelease(45, { assets: [asset("player-darwin.zip")] });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText("player-darwin.zip, 20.0 MB. No Android package is attached to this release.")).toBeVisible();
    await downloads(page).first().tap();
    await expect(help(page)).not.toHaveAttribute("open");
    expect(await layoutShift(page)).toBe(0);
  });

  test("a release whose first file is a checksum recommends its only package", async ({ page }) => {
    api.releases[0] = githubRelease(45, { assets: [asset("SHA256SUMS", { size: 400 }), asset("player.apk")] });
    await page.goto(`${site.url}/download`);
    await expect(downloads(page)).toHaveText(["Download the App", "Download Latest"]);
    await expect(downloads(page).first()).toHaveAttribute("href", /player\.apk$/);
    await expect(downloads(page).last()).toHaveAttribute("href", /SHA256SUMS$/);
    expect(await layoutShift(page)).toBe(0);
  });

  test("a previous version opens the help in its place, with what going back costs, and recommends a file", async ({ page }) => {
    await answerDownloads(page);
    api.releases[1] = githubRelease(44, { assets: [asset("player-arm64-v8a.apk"), asset("player-universal.apk")] });
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    const card = page.locator("#versions article").first();
    await pressBelowWindow(card.getByRole("link", { name: "Download Player 1.44" }));
    await expect(card.getByText(installHelp.older)).toBeInViewport();
    await pressBelowWindow(card.getByText("All files of Player 1.44"));
    await expect(card.getByText("Recommended")).toHaveCount(1);
  });

  test("a file of the newest release that is chosen under All files, and a found version, open the help too", async ({ page }) => {
    await answerDownloads(page);
    await page.goto(`${site.url}/download`);
    await expect(page.getByText(UP_TO_DATE)).toBeVisible();
    await pressBelowWindow(page.locator("#files > summary"));
    await page.locator("#files").getByRole("link").first().tap();
    await expect(helpStatus(page)).toBeInViewport();
    await page.goto(`${site.url}/download?find=1.44`);
    const found = page.locator("#versions li:has(> h3)");
    await pressBelowWindow(found.getByRole("link", { name: "Download Player 1.44" }));
    await expect(found.getByText(installHelp.older)).toBeInViewport();
  });

  test("Obtainium is offered, by a link that no other server sees", async ({ page }) => {
    await page.goto(`${site.url}/download`);
    await help(page).locator("summary").tap();
    const link = page.getByRole("link", { name: "Add to Obtainium" });
    await expect(link).toHaveAttribute("href", "obtainium://add/https://github.com/octo/player");
  });
});

test("an iPhone is told that nothing can be installed there", async ({ browser }) => {
  const context = await browser.newContext({ userAgent: IPHONE, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${SITES.sample.url}/download`);
  await expect(page.getByText("there is nothing to install on an iPhone or iPad")).toBeInViewport({ ratio: 1 });
  await help(page).locator("summary").click();
  await expect(page.getByText(`${installHelp.failed}:`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to Obtainium" })).toHaveCount(0);
  await context.close();
});

test("a computer gets the QR code first, then the file, and is told that the app is for Android phones", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${SITES.sample.url}/download`);
  await expect(page.getByText("Works on any Android phone.")).toBeInViewport({ ratio: 1 });
  const [code, button] = [
    await page.getByAltText("QR code that opens this page").boundingBox(),
    await downloads(page).first().boundingBox(),
  ];
  expect(code?.x).toBeLessThan(button?.x ?? 0);
  expect(code?.y).toBeLessThanOrEqual(button?.y ?? 0);
  expect(await layoutShift(page)).toBe(0);
});

test("where the newest is a pre-release, the newest stable version is named, with its address and its download", async ({
  page,
}) => {
  api.releases[0] = githubRelease(45, { prerelease: true });
  await page.goto(`${site.url}/download`);
  const line = page.getByText("The newest stable version is");
  await expect(line.getByRole("link")).toHaveText(["v1.44.0", "Download v1.44.0"]);
  await line.getByRole("link", { name: "v1.44.0", exact: true }).click();
  await expect(page.locator("#versions").getByText("Player 1.44").first()).toBeInViewport();
});

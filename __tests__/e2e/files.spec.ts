import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";
import { asset, packageContent, servedUrl } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";

const check = (page: Page) => page.locator("#check");
const openCheck = (page: Page) => check(page).locator("> summary").click();
const fileField = (page: Page) => check(page).getByLabel("Drop the file here, or choose it");
const sha256Of = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** The package of v1.45.0 for most phones, as a visitor has saved it. */
const content = packageContent("v1.45.0", "arm64-v8a");
const saved = { name: "mine.apk", mimeType: "", buffer: content };
const other = { ...saved, name: "other.apk", buffer: Buffer.from("something else") };
const recognised = (page: Page) => check(page).getByText("This is player-v1.45.0-arm64-v8a.apk of Player 1.45");

test("files are described, those of a previous version once they are opened", { tag: "@engines" }, async ({ page, open }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/download");
  await page.locator("#files > summary").click();
  const files = page.locator("#files li");
  await expect(files).toHaveCount(5);
  await expect(files.first()).toContainText("Most phones since 2017 · 24.7 MB arm64-v8a · player-v1.45.0-arm64-v8a.apk");
  await files.first().locator("summary").click();
  await expect(files.first().getByText(sha256Of(content))).toBeVisible();
  await expect(files.last()).toHaveText("Checksums · under 0.1 MB SHA256SUMSNo SHA-256 published");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The API's answer has the files of its releases.
  await expect(page.getByText("Release list is current,")).toBeVisible();
  await page.getByText("All files of Player 1.44").click();
  const previous = packageContent("v1.44.0", "universal");
  await expect(page.locator("#versions article").first().locator("code")).toHaveText(sha256Of(previous));
  expect(requested).not.toContain("/releases.json");
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 1024, height: 700 }, hasTouch: true, isMobile: true });

  test("the QR code is not shown, and not loaded", async ({ page, open }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await open("/download");
    await expect(page.getByText("Scan with your Android phone")).toBeHidden();
    expect(requested).toContain("/download");
    expect(requested).not.toContain("/download.svg");
  });
});

test("a file is recognised by its SHA-256, or called unknown or foreign, and nothing is uploaded", { tag: "@engines" }, async ({
  page,
  open,
}) => {
  await open("/download");
  await openCheck(page);
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await fileField(page).setInputFiles(saved);
  await expect(recognised(page)).toBeVisible();
  await expect(check(page).getByText(sha256Of(content))).toBeVisible();
  await fileField(page).setInputFiles(other);
  await expect(check(page).getByText("other.apk matches no file that is known here")).toBeVisible();
  await expect(recognised(page)).toHaveCount(0);
  await fileField(page).setInputFiles({ ...other, name: "player-v1.45.0-universal.apk" });
  await expect(check(page).getByText("player-v1.45.0-universal.apk matches no published file")).toBeVisible();
  await expectAccessible(page);
  expect(sent.length).toBeGreaterThan(0);
  for (const request of sent) {
    expect([request.method(), request.postData()], request.url()).toEqual(["GET", null]);
    expect(request.url()).toMatch(new RegExp(`^${servedUrl()}/[^?]+$`));
  }
});

test("a tab that is left open knows a file and a version that were published later", async ({ page, open, rest, api }) => {
  await page.clock.setFixedTime(new Date("2026-11-25T12:00:00Z"));
  await open("/download");
  await openCheck(page);
  await fileField(page).setInputFiles(saved);
  await expect(recognised(page)).toBeVisible();
  const newest = asset("v1.46.0", "player-v1.46.0.apk", { digest: `sha256:${sha256Of(other.buffer)}` });
  api.releases.unshift(githubRelease(46, { assets: [newest] }));
  await page.clock.setFixedTime(new Date("2026-11-25T12:02:00Z"));
  await fileField(page).setInputFiles(other);
  await expect(check(page).getByText("This is player-v1.46.0.apk of Player 1.46")).toBeVisible();
  api.releases.unshift(githubRelease(47));
  await page.clock.setFixedTime(new Date("2026-11-25T12:04:00Z"));
  await page.evaluate(() => window.location.assign("#v1.47.0"));
  await expect(page.locator("#latest")).toBeFocused();
  await rest();
  expect(api.calls).toHaveLength(3);
});

test("a file can be dropped on the page, one after another", async ({ page, open, context }, info) => {
  const file = info.outputPath("dropped.apk");
  await open("/download");
  await openCheck(page);
  await fileField(page).scrollIntoViewIfNeeded();
  const box = await fileField(page).boundingBox();
  const browser = await context.newCDPSession(page);
  for (const text of ["no release", "another one"]) {
    await writeFile(file, text);
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      const data = { items: [], files: [file], dragOperationsMask: 1 };
      await browser.send("Input.dispatchDragEvent", { type, x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, data });
    }
    await expect(check(page).getByText("dropped.apk matches no file that is known here")).toBeVisible();
    await expect(check(page).getByText(sha256Of(text))).toBeVisible();
  }
});

test("a file is checked under the page's own policy", async ({ page, open }) => {
  await open("/download");
  await openCheck(page);
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content")) ?? "";
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain("unsafe-eval");
  // The page's own element does not hold for its workers. A host may send the policy as a header.
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": policy };
    await route.fulfill({ response, headers });
  });
  await fileField(page).setInputFiles(saved);
  await expect(recognised(page)).toBeVisible();
  // The scripts of decoration may be on their way when the test ends.
  await page.unrouteAll({ behavior: "wait" });
});

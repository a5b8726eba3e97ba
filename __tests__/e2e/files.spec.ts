import { createHash } from "node:crypto";
import { rm, truncate, writeFile } from "node:fs/promises";
import type { Page, Request } from "@playwright/test";
import { expect, expectAccessible, holdRequests, test } from "../support/browserTest";
import { asset, packageContent, servedUrl } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";

const check = (page: Page) => page.locator("#check");
const openCheck = (page: Page) => check(page).locator("> summary").click();
const fileField = (page: Page) => check(page).getByLabel("Drop the file here, or choose it");
const sha256Of = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");

/** A package of v1.45.0, as a visitor has saved it. */
const content = packageContent("v1.45.0", "x86_64");
const saved = { name: "mine.apk", mimeType: "", buffer: content };
const other = { ...saved, name: "other.apk", buffer: Buffer.from("something else") };
const recognised = (page: Page) => check(page).getByText("This is player-v1.45.0-x86_64.apk of Player 1.45");

test("files are described, those of a previous version once they are opened", { tag: "@engines" }, async ({ page, open }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/download");
  await page.locator("#files > summary").click();
  const files = page.locator("#files li");
  await expect(files).toHaveCount(5);
  await expect(files.first()).toContainText("Most phones since 2017 · 24.7 MB arm64-v8a · player-v1.45.0-arm64-v8a.apk");
  await files.nth(2).locator("summary").click();
  await expect(files.nth(2).getByText(sha256Of(content))).toBeVisible();
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

test("a file is recognised, an altered one is not, and nothing is uploaded", { tag: "@engines" }, async ({ page, open }) => {
  await open("/download");
  await openCheck(page);
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await fileField(page).setInputFiles(saved);
  await expect(recognised(page)).toBeVisible();
  await expect(check(page).getByText(sha256Of(content))).toBeVisible();
  await fileField(page).setInputFiles({ ...saved, name: "altered.apk", buffer: Buffer.alloc(content.length) });
  await expect(check(page).getByText("altered.apk matches no published file")).toBeVisible();
  await expect(recognised(page)).toHaveCount(0);
  await fileField(page).setInputFiles(other);
  await expect(check(page).getByText("other.apk matches no published file")).toBeVisible();
  await expectAccessible(page);
  for (const request of sent) {
    expect([request.method(), request.postData()], request.url()).toEqual(["GET", null]);
  }
  // The list of releases is asked for again with each file.
  const isOurs = (url: string) => url.startsWith(`${servedUrl()}/`) || url.endsWith("/repos/octo/player/releases");
  expect(sent.map((request) => request.url()).filter((url) => !isOurs(url))).toEqual([]);
});

test("a file of two gigabytes is not read, because no published file has its size", async ({ page, open }, info) => {
  const large = info.outputPath("large.apk");
  // A sparse file, which takes up no room.
  await writeFile(large, "");
  await truncate(large, 2 ** 31);
  await open("/download");
  await openCheck(page);
  await fileField(page).setInputFiles(large);
  await expect(check(page).getByText("large.apk matches no published file")).toBeVisible();
  await expect(check(page).getByText("Its SHA-256")).toHaveCount(0);
});

test("of a file that has vanished, it cannot be said what it is", async ({ page, open }, info) => {
  const vanished = info.outputPath("vanished.apk");
  await writeFile(vanished, content);
  await open("/download");
  await openCheck(page);
  const loadScript = await holdRequests(page, "**/*.js");
  await fileField(page).setInputFiles(vanished);
  await rm(vanished);
  loadScript();
  await expect(check(page).getByText("It cannot be said what vanished.apk is")).toBeVisible();
  await expect(check(page)).not.toContainText("Do not install");
});

test("a tab that is left open knows a file that was published later", async ({ page, open, api }) => {
  await open("/download");
  await openCheck(page);
  const newest = asset("v1.46.0", "player-v1.46.0.apk", {
    digest: `sha256:${sha256Of(other.buffer)}`,
    size: other.buffer.length,
  });
  api.releases.unshift(githubRelease(46, { assets: [newest] }));
  await fileField(page).setInputFiles(other);
  await expect(check(page).getByText("This is player-v1.46.0.apk of Player 1.46")).toBeVisible();
});

test("while the API is silent, an unknown file is never called one that must not be installed", async ({ page, open, api }) => {
  await open("/download");
  await openCheck(page);
  api.fault = 500;
  await fileField(page).setInputFiles(other);
  await expect(check(page).getByText("It cannot be said what other.apk is")).toBeVisible();
  await expect(check(page).getByText("Newer versions may be missing: they could not be loaded.")).toBeVisible();
  await expect(check(page)).not.toContainText("Do not install");
});

test("a file can be dropped on the page, one after another", async ({ page, open, context }, info) => {
  const file = info.outputPath("dropped.apk");
  await open("/download");
  await openCheck(page);
  await fileField(page).scrollIntoViewIfNeeded();
  const box = await fileField(page).boundingBox();
  const browser = await context.newCDPSession(page);
  for (const [text, message] of [
    ["no release", "dropped.apk matches no published file"],
    [content, "This is player-v1.45.0-x86_64.apk of Player 1.45"],
  ] as const) {
    await writeFile(file, text);
    for (const type of ["dragEnter", "dragOver", "drop"] as const) {
      const data = { items: [], files: [file], dragOperationsMask: 1 };
      await browser.send("Input.dispatchDragEvent", { type, x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, data });
    }
    await expect(check(page).getByText(message)).toBeVisible();
  }
});

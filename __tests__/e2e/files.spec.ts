import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ENGINES, expect, test } from "../support/browserTest";
import { packageContent } from "../support/builtSite";

const check = (page: Page) => page.locator("#check");
const fileField = (page: Page) => check(page).getByLabel("Choose the file, or drop it here");
const recognised = (page: Page) => check(page).getByText("Genuine: Player 1.45");
const content = packageContent("v1.45.0", "x86_64");

test.beforeEach(async ({ page, open }) => {
  await open("/download");
  await check(page).locator("> summary").click();
});

test("a file is recognised, and nothing is uploaded", ENGINES, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method() + (request.postData() ?? "")));
  await fileField(page).setInputFiles({ name: "mine.apk", mimeType: "", buffer: content });
  await expect(recognised(page)).toBeVisible();
  expect([...new Set(sent)]).toEqual(["GET"]);
});

test("a file can be dropped", async ({ page, context }, info) => {
  const file = info.outputPath("dropped.apk");
  await writeFile(file, content);
  await fileField(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await fileField(page).boundingBox()) ?? {};
  // Only Chromium's own protocol can drop a file from outside of the page.
  const chromium = await context.newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await chromium.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 20, data });
  }
  await expect(recognised(page)).toBeVisible();
});

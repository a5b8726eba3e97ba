import type { Page } from "@playwright/test";
import { EQUALIZER_BARS, FLOATING_NOTES } from "../../src/site/constants";
import { community, hasMusicDecoration, screens } from "../../src/site/product";
import type { Screen } from "../../src/site/productTypes";
import { expect, holdRequests, test } from "../support/browserTest";

const [first, second] = screens;
const last = screens.at(-1) ?? second;

const gallery = (page: Page) => page.getByRole("region").filter({ has: page.getByRole("group") });
const thumbnail = (page: Page, { name }: Screen) => page.locator(`label[for=screen-${name}]`);
const downloadButton = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Download", exact: true });

/** Expects that this screenshot is selected and shown large, and no other. */
async function expectSelected(page: Page, { title, description }: Screen): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(title);
  // The picture in a thumbnail has no alternative text.
  await expect(page.getByRole("group").getByRole("img")).toHaveAccessibleName(description);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a click on a thumbnail shows its screenshot and marks it, and nothing moves", {
      tag: "@engines",
    }, async ({ page, open }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open("/");
        await expectSelected(page, first);
        await thumbnail(page, second).scrollIntoViewIfNeeded();
        const box = await gallery(page).boundingBox();
        for (const screen of [...screens].reverse()) {
          await thumbnail(page, screen).click();
          await expectSelected(page, screen);
          expect(await gallery(page).boundingBox(), screen.title).toEqual(box);
        }
      }
    });
  });
}

test("a large screenshot loads when it is selected", async ({ page, open }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const [, screen] = /\/screens\/(.+-\d+)\.avif$/.exec(request.url()) ?? [];
    if (screen) loaded.push(screen);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toContain(`${last.name}-180`);
  await page.waitForLoadState("networkidle");
  const { name } = second;
  const large = (screen: string) => screen.startsWith(`${name}-`) && screen !== `${name}-180`;
  expect(loaded.filter(large)).toEqual([]);
  await thumbnail(page, second).click();
  await expect.poll(() => loaded.filter(large)).toHaveLength(1);
});

for (const [width, height] of [
  [360, 640],
  [1366, 657],
] as const) {
  test(`${width} × ${height} px have the whole button and the first fact`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("/");
    await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
    const facts = page.getByRole("region").first().getByRole("listitem");
    await expect(facts.first()).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [
  [640, 320],
  [740, 360],
  [667, 375],
  [844, 390],
  [915, 412],
  [932, 430],
] as const) {
  test(`a phone on its side, ${width} × ${height} px, shows the whole button`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("/");
    await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
  });
}

test("an arrow key moves the selection and its outline", { tag: "@engines" }, async ({
  page,
  open,
}) => {
  await open("/");
  await page.getByRole("radio", { name: first.title }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectSelected(page, last);
  await expect(thumbnail(page, last)).toHaveCSS("outline-style", "solid");
});

test("a screenshot that was selected before hydration stays selected", {
  tag: "@engines",
}, async ({ page, rest }) => {
  const sendScripts = await holdRequests(page);
  await page.goto("/", { waitUntil: "commit" });
  await thumbnail(page, second).click();
  sendScripts();
  await rest();
  await expectSelected(page, second);
});

test("the link to the community is in the window when it has the focus", async ({ page, open }) => {
  test.skip(!community, "The app has no community (product.ts).");
  for (const [width, height] of [
    [1093, 500],
    [1920, 620],
    [1920, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: "Join Community" });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("bars and notes are on a narrow home page, and notes on /download", async ({ page, open }) => {
  test.skip(!hasMusicDecoration, "The decoration is switched off (product.ts).");
  const notes = page.locator("main div[aria-hidden] > i:empty:visible");
  await page.setViewportSize({ width: 360, height: 900 });
  await open("/");
  await expect(page.locator("main div[aria-hidden] > b:empty:visible")).toHaveCount(EQUALIZER_BARS);
  await expect(notes).toHaveCount(FLOATING_NOTES.narrow);
  await open("/download");
  await expect(notes).toHaveCount(FLOATING_NOTES.downloadPage);
});

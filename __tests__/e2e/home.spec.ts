import type { Page } from "@playwright/test";
import { expect, holdRequests, test } from "../support/browserTest";

const gallery = (page: Page) => page.getByRole("region").filter({ has: page.getByRole("group") });
const thumbnail = (page: Page, title: string) => page.locator("label", { hasText: title });
const downloadButton = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Download", exact: true });
/** The large screenshot. Its alternative text is "The Home screen: …". */
const preview = (page: Page) =>
  page.getByRole("group").getByRole("img", { name: /^The \w+ screen: / });

/** Expects that this screenshot is selected and shown large, and no other. */
async function expectSelected(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(title);
  await expect(preview(page)).toHaveAccessibleName(new RegExp(`^The ${title} screen: `));
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
        await expectSelected(page, "Home");
        await thumbnail(page, "Player").scrollIntoViewIfNeeded();
        const box = await gallery(page).boundingBox();
        for (const title of ["Search", "Playlist", "Player", "Library", "Home"]) {
          await thumbnail(page, title).click();
          await expectSelected(page, title);
          expect(await gallery(page).boundingBox(), title).toEqual(box);
        }
      }
    });
  });
}

test("a large screenshot loads when it is selected", async ({ page, open }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const [, screen] = /\/screens\/(\w+-\d+)\.avif$/.exec(request.url()) ?? [];
    if (screen) loaded.push(screen);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open("/");
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toContain("search-180");
  await page.waitForLoadState("networkidle");
  const large = (screen: string) => screen.startsWith("library-") && screen !== "library-180";
  expect(loaded.filter(large)).toEqual([]);
  await thumbnail(page, "Library").click();
  await expect.poll(() => loaded.filter(large)).toHaveLength(1);
});

for (const [width, height] of [
  [360, 640],
  [1366, 657],
] as const) {
  test(`${width} × ${height} px have the whole button and say for Android`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open("/");
    await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("For Android")).toBeInViewport({ ratio: 1 });
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
  await page.getByRole("radio", { name: "Home" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expectSelected(page, "Search");
  await expect(thumbnail(page, "Search")).toHaveCSS("outline-style", "solid");
});

test("a screenshot that was selected before hydration stays selected", {
  tag: "@engines",
}, async ({ page, rest }) => {
  const sendScripts = await holdRequests(page);
  await page.goto("/", { waitUntil: "commit" });
  await thumbnail(page, "Player").click();
  sendScripts();
  await rest();
  await expectSelected(page, "Player");
});

test("the link to the community is in the window when it has the focus", async ({ page, open }) => {
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

test("20 bars and 12 notes are on a narrow home page, and 20 notes on /download", async ({
  page,
  open,
}) => {
  const notes = page.locator("main div[aria-hidden] > i:empty:visible");
  await page.setViewportSize({ width: 360, height: 900 });
  await open("/");
  await expect(page.locator("main div[aria-hidden] > b:empty:visible")).toHaveCount(20);
  await expect(notes).toHaveCount(12);
  await open("/download");
  await expect(notes).toHaveCount(20);
});

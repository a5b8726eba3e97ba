import type { Page } from "@playwright/test";
import { community, featuredScreen, hasMusicDecoration, screens } from "../../src/site/product";
import { ENGINES, expect, hasOurWords, holdRequests, test } from "../support/browserTest";

const [first, second = first] = screens;

const needsChoice = () => test.skip(screens.length === 1, "One screen is no choice (product.ts).");

type Screen = (typeof screens)[number];
const gallery = (page: Page) => page.getByRole("region").filter({ has: page.getByRole("group") });
const thumbnail = (page: Page, { name }: Screen) => page.locator(`label[for=screen-${name}]`);

/** Expects that this screenshot is selected and shown large, and no other. */
async function expectSelected(page: Page, { title, description }: Screen): Promise<void> {
  await expect(page.getByRole("radio", { checked: true })).toHaveAccessibleName(title);
  // The picture in a thumbnail has no alternative text.
  await expect(page.getByRole("group").getByRole("img")).toHaveAccessibleName(description);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a thumbnail shows its screenshot and is marked", ENGINES, async ({ page, open }) => {
      needsChoice();
      for (const width of [360, 1440]) {
        await open("/", width);
        await expectSelected(page, first);
        await thumbnail(page, second).scrollIntoViewIfNeeded();
        const box = await gallery(page).boundingBox();
        for (const screen of [...screens].reverse()) {
          await thumbnail(page, screen).click();
          await expectSelected(page, screen);
          await expect(thumbnail(page, screen).locator("img")).toHaveCSS("outline-width", "2px");
          expect(await gallery(page).boundingBox(), `${screen.title} moves nothing`).toEqual(box);
        }
        await page.getByRole("radio", { name: first.title }).focus();
        // WebKit shows the outline only after Tab.
        await page.keyboard.press("Tab");
        await page.keyboard.press("Shift+Tab");
        await expect(thumbnail(page, first)).toHaveCSS("outline-style", "solid");
        await page.keyboard.press("ArrowRight");
        await expectSelected(page, second);
      }
    });
  });
}

test("a screenshot selected before hydration stays selected", ENGINES, async ({ page, rest }) => {
  needsChoice();
  const sendScripts = await holdRequests(page);
  await page.goto("/", { waitUntil: "commit" });
  await thumbnail(page, second).click();
  sendScripts();
  await rest();
  await expectSelected(page, second);
});

test("the picture of the hero loads once, by a preload link before the styles", async ({
  page,
  open,
}) => {
  await open("/", 360, 640);
  await expect(page.locator("head > :is(link, style)").first()).toHaveAttribute("as", "image");
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => entry.toJSON()),
  );
  const pictures = loaded.filter(({ name }) => name.includes(`/screens/${featuredScreen.name}-`));
  expect(pictures).toMatchObject([{ initiatorType: "link" }]);
});

test("a large screenshot loads when it is selected", async ({ page, open }) => {
  const other = screens.find((screen) => screen !== first && screen !== featuredScreen) ?? first;
  test.skip(other === first, "All screens are large when the page opens (product.ts).");
  const loaded: string[] = [];
  page.on("request", (request) => {
    const [, screen] = /\/screens\/(.+-\d+)\.avif$/.exec(request.url()) ?? [];
    if (screen) loaded.push(screen);
  });
  await open("/", 1440, 900);
  await gallery(page).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded).toContain(`${other.name}-180`);
  await page.waitForLoadState("networkidle");
  const large = (file: string) => file.startsWith(`${other.name}-`) && !file.endsWith("-180");
  expect(loaded.filter(large)).toEqual([]);
  await thumbnail(page, other).click();
  await expect.poll(() => loaded.filter(large)).toHaveLength(1);
});

test("the first screen has the whole button, and a fact if it is high", async ({ page, open }) => {
  test.skip(!hasOurWords, "Longer words need more space.");
  for (const [width, height] of [
    [360, 640],
    [1366, 657],
    [640, 320],
    [740, 360],
    [667, 375],
    [932, 430],
  ] as const) {
    const size = `at ${width} by ${height} px`;
    await open("/", width, height);
    const button = page.getByRole("main").getByRole("link", { name: "Download", exact: true });
    await expect(button, size).toBeInViewport({ ratio: 1 });
    const fact = page.getByRole("region").first().getByRole("listitem").first();
    if (height > 600) await expect(fact, size).toBeInViewport({ ratio: 1 });
  }
});

test("the link to the community is in the window when it has the focus", async ({ page, open }) => {
  test.skip(!community, "The app has no community (product.ts).");
  for (const [width, height] of [
    [1093, 500],
    [1920, 620],
    [1920, 660],
  ] as const) {
    await open("/", width, height);
    const link = page.getByRole("main").locator(`a[href="${community?.url}"]`);
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("20 bars are on a narrow home page", async ({ page, open }) => {
  test.skip(!hasMusicDecoration, "The decoration is switched off (product.ts).");
  await open("/", 360, 900);
  await expect(page.locator("main section:first-of-type b:empty:visible")).toHaveCount(20);
});

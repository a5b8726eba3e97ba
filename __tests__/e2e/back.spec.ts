import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const versions = (page: Page) => page.locator("#versions");
const link = (page: Page, name: string) => versions(page).locator("h3:visible").getByRole("link", { name, exact: true });
const search = (page: Page) => versions(page).getByRole("searchbox");

/** What a visitor sees of the list: the scroll position, and how many versions are shown or found. */
const view = (page: Page) =>
  page.evaluate(() => ({
    y: Math.round(window.scrollY),
    versions: [...document.querySelectorAll<HTMLElement>("#versions h3")].filter((one) => one.checkVisibility()).length,
  }));

/** Expects that a visitor sees what they saw before. */
async function expectView(page: Page, before: Awaited<ReturnType<typeof view>>): Promise<void> {
  await expect.poll(async () => (await view(page)).versions).toBe(before.versions);
  await expect.poll(async () => Math.abs((await view(page)).y - before.y)).toBeLessThanOrEqual(2);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px, Back returns to where the visitor was, with what was shown`, { tag: "@engines" }, () => {
    test.use({ viewport });

    /** Follows a link to a version, to another page, and back to both. */
    async function expectBackFrom(page: Page, rest: () => Promise<void>, name: string, version: string): Promise<void> {
      await link(page, name).scrollIntoViewIfNeeded();
      await rest();
      const before = await view(page);
      await link(page, name).click();
      await expect(page.locator(`li[id="${version}"]`)).toBeInViewport();
      await rest();
      const atVersion = await view(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).dispatchEvent("click");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
      await rest();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`#${version}$`));
      await expectView(page, atVersion);
      await rest();
      await page.goBack();
      await expectView(page, before);
      await rest();
      await page.goForward();
      await expectView(page, atVersion);
    }

    test("after links to versions", async ({ page, open, rest }) => {
      await open("/download");
      await expectBackFrom(page, rest, "Player 1.40", "v1.40.0");
      await expectBackFrom(page, rest, "Player 1.30", "v1.30.0");
    });

    test("after older versions were shown", async ({ page, open, rest }) => {
      await open("/download");
      await page.getByRole("button", { name: "Show older versions" }).click();
      await expect(versions(page).locator("article")).toHaveCount(44);
      await expectBackFrom(page, rest, "Player 1.5", "v1.5.0");
    });

    test("to a search, from a version that it found", async ({ page, open, rest }) => {
      await open("/download");
      await search(page).fill("player");
      await page.getByRole("button", { name: "Show more matches" }).click();
      await expect(page).toHaveURL("/download?find=player");
      await expectBackFrom(page, rest, "Player 1.30", "v1.30.0");
      await page.goBack();
      await rest();
      await expect(versions(page).locator("mark").first()).toBeVisible();
    });
  });
}

for (const [how, leave] of [
  ["Back", (page: Page) => page.goBack()],
  ["a link", (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home" }).click()],
  [
    "Escape and Back",
    async (page: Page) => {
      await page.keyboard.press("Escape");
      await page.goBack();
    },
  ],
] as const) {
  test(`what was typed less than a second before ${how} is never written into the URL of another page`, async ({
    page,
    open,
    rest,
  }) => {
    await open("/");
    await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
    await expect(page.getByText("Release list is current")).toBeVisible();
    await search(page).pressSequentially("elect");
    await leave(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Music Experience/);
    await rest();
    await expect(page).toHaveURL("/");
  });
}

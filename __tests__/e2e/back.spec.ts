import type { Page } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const versions = (page: Page) => page.locator("#versions");
const link = (page: Page, name: string) => versions(page).getByRole("link", { name, exact: true });
const files = (page: Page) => versions(page).locator("article details[open]");

/** What a visitor sees of the list: the scroll position, the versions, and which of them are unfolded or found. */
const view = (page: Page) =>
  page.evaluate(() => ({
    y: Math.round(window.scrollY),
    versions: [...document.querySelectorAll<HTMLElement>("#versions h3")].filter((one) => one.checkVisibility()).length,
    unfolded: [...document.querySelectorAll("#versions article:has(details[open]) h3")].map(({ textContent }) => textContent),
  }));

/** Expects that a visitor sees what they saw before. */
async function expectView(page: Page, before: Awaited<ReturnType<typeof view>>): Promise<void> {
  await expect.poll(async () => ({ ...(await view(page)), y: before.y })).toEqual(before);
  await expect.poll(async () => Math.abs((await view(page)).y - before.y)).toBeLessThanOrEqual(2);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px, Back returns to where the visitor was, with what was shown`, () => {
    test.use({ viewport });

    /** Leaves what is shown, then goes back. `leave` resolves once something else is shown. */
    async function expectBack(page: Page, rest: () => Promise<void>, leave: () => Promise<void>): Promise<void> {
      const before = await view(page);
      await leave();
      await rest();
      await page.goBack();
      await rest();
      await expectView(page, before);
    }

    /** The same by a link to a version, which unfolds it. */
    async function expectBackFromVersion(page: Page, rest: () => Promise<void>, name: string): Promise<void> {
      await link(page, name).scrollIntoViewIfNeeded();
      await rest();
      await expectBack(page, rest, async () => {
        await link(page, name).click();
        await expect(files(page)).toHaveCount(1);
      });
    }

    /** The same by a link to another page. */
    const expectBackFromTerms = (page: Page, rest: () => Promise<void>) =>
      expectBack(page, rest, async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).dispatchEvent("click");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
      });

    test("after a link to a version, also to a second one, and Forward to the first", async ({ page, open, rest }) => {
      await open("/download");
      await expectBackFromVersion(page, rest, "Player 1.40");
      await link(page, "Player 1.42").click();
      await expect(files(page)).toHaveCount(1);
      await rest();
      await expectBackFromVersion(page, rest, "Player 1.30");
      const first = await view(page);
      expect(first.unfolded).toEqual(["Player 1.42 v1.42.0"]);
      await page.goBack();
      await rest();
      await page.goForward();
      await rest();
      await expectView(page, first);
    });

    test("after older versions were shown, and from another page", async ({ page, open, rest }) => {
      await open("/download");
      await page.getByRole("button", { name: "Show older versions" }).click();
      await expect(versions(page).locator("article")).toHaveCount(44);
      await expectBackFromVersion(page, rest, "Player 1.5");
      await expectBackFromTerms(page, rest);
    });

    test("to a search, from a version that it found and from another page, and nothing is unfolded", async ({
      page,
      open,
      rest,
    }) => {
      await open("/download");
      await versions(page).getByRole("searchbox").fill("player");
      await page.getByRole("button", { name: "Show more matches" }).click();
      await expect(page).toHaveURL("/download?find=player");
      await expectBackFromVersion(page, rest, "Player 1.30");
      await expectBackFromTerms(page, rest);
      await expect(versions(page).locator("mark").first()).toBeVisible();
      await expect(files(page)).toHaveCount(0);
    });
  });
}

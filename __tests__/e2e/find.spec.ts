import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

test.use({ viewport: { width: 360, height: 640 } });

const section = (page: Page) => page.locator("#versions");
const field = (page: Page) => section(page).getByRole("searchbox");
const found = (page: Page) => section(page).locator("h3:visible");

test("a link, a reload and the keyboard find a version", async ({ page, open, rest, api }) => {
  api.isDown = true;
  await open("/download?find=1.3.0");
  await expect(found(page)).toHaveText([/^Player 1\.3/]);
  await expect(found(page)).toBeInViewport();
  await expect(field(page)).toBeInViewport();
  await expectAccessible(page);
  await field(page).fill("1.44");
  await expect(page).toHaveURL("/download?find=1.44");
  await page.keyboard.press("Tab");
  await expect(found(page).getByRole("link")).toBeFocused();
  await page.reload();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await rest();
  await expect(field(page)).toHaveValue("1.44");
  await expect(field(page)).toBeInViewport();
});

test("a found version leads to its place, every time", { tag: "@engines" }, async ({
  page,
  open,
}) => {
  await open("/download");
  const card = page.locator('li[id="v1.20.0"]');
  for (const time of ["first", "second"]) {
    await field(page).fill("1.20.0");
    await expect(found(page), time).toHaveCount(1);
    await found(page).getByRole("link").click();
    await expect(section(page).locator("article:visible"), time).toHaveCount(29);
    await expect(card, time).toBeFocused();
    await expect.poll(async () => (await card.boundingBox())?.y, time).toBeLessThan(150);
  }
});

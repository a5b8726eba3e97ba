import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

const section = (page: Page) => page.locator("#versions");
const field = (page: Page) => section(page).getByRole("searchbox", { name: "Find a version or a change" });
const found = (page: Page) => section(page).locator("h3:visible");
const text = (page: Page, words: string | RegExp) => section(page).getByText(words).first();

test("versions are found in all releases, with the words marked, by keyboard alone", async ({ page, open }) => {
  await open("/download");
  await field(page).focus();
  await page.keyboard.type("1.44");
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await expect(section(page).locator("mark").first()).toHaveText("1.44");
  // Past the question beside the field.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(found(page).getByRole("link")).toBeFocused();
  await field(page).fill("change player 1.3");
  await expect(found(page).last()).toHaveText(/^Player 1\.3 /);
  await expect(text(page, /^\d+ of 45 versions match$/)).toBeVisible();
  await expectAccessible(page);
});

test("a reload keeps what was found", async ({ page, open, rest }) => {
  await open("/download");
  await field(page).fill("1.44");
  await expect(page).toHaveURL("/download?find=1.44");
  await page.reload();
  await expect(found(page)).toHaveText([/^Player 1\.44/]);
  await rest();
  await expect(field(page)).toHaveValue("1.44");
  await expect(field(page)).toBeInViewport();
});

test("a link with a query opens with what it finds in the window, also while the API fails", async ({ page, open, api }) => {
  for (const fault of [null, 500]) {
    api.fault = fault;
    await open("/download?find=1.3.0");
    await expect(found(page)).toHaveText([/^Player 1\.3/]);
    await expect(found(page)).toBeInViewport();
    await expect(field(page)).toBeInViewport();
  }
});

test("the name of a version that was found leads to it in the list, every time", { tag: "@engines" }, async ({ page, open }) => {
  await open("/download");
  const top = () => page.locator('li[id="v1.20.0"]').evaluate((card) => card.getBoundingClientRect().top);
  for (const time of [1, 2]) {
    await field(page).fill("1.20.0");
    await expect(found(page), `${time}`).toHaveCount(1);
    await found(page).getByRole("link").click();
    await expect(page.locator("#versions article:visible"), `${time}`).toHaveCount(29);
    await expect.poll(top, `${time}`).toBeLessThan(150);
    await expect(page.locator('li[id="v1.20.0"]')).toBeFocused();
  }
});

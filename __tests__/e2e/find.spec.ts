import { ENGINES, expect, expectAccessible, test } from "../support/browserTest";

test.use({ viewport: { width: 360, height: 640 } });

test("a found version leads to its place, every time", ENGINES, async ({ page, open, rest }) => {
  // From another page, because the listeners of popstate are then in another order.
  await open("/terms");
  await page.locator("footer a[href='/download']").click();
  const section = page.locator("#versions");
  const card = page.locator('li[id="v1.20.0"]');
  for (const time of ["first", "second"]) {
    await section.getByRole("searchbox").pressSequentially("1.20.0");
    await expect(section.locator("h3:visible"), time).toHaveCount(1);
    if (time === "first") await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(section.locator("article:visible"), time).toHaveCount(29);
    await expect(card, time).toBeFocused();
    await expect.poll(async () => (await card.boundingBox())?.y, time).toBeLessThan(150);
    // Gatsby renders the new URL in the next frame, which ends what was typed before it.
    await rest();
  }
});

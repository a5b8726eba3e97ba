import { ENGINES, expect, test } from "../support/browserTest";
import { asset } from "../support/builtSite";

for (const [reason, javaScriptEnabled] of [
  ["are turned off", false],
  ["cannot be loaded", true],
] as const) {
  test.describe(`if scripts ${reason}`, () => {
    test.use({ javaScriptEnabled });

    test("releases can be read, and no control shows", ENGINES, async ({ page, complaints }) => {
      complaints.allow(/^failed request: .*\.js$/);
      await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
      await page.goto("/download", { waitUntil: "networkidle" });
      await expect(page.locator("#latest-name")).toContainText("v1.45.0 Player 1.45");
      await expect(page.getByRole("link", { name: "Download Latest" })).toHaveAttribute(
        "href",
        asset("v1.45.0", "player-v1.45.0-arm64-v8a.apk").browser_download_url,
      );
      await page.locator("#files > summary").click();
      await expect(page.locator("#files li").filter({ visible: true })).toHaveCount(5);
      await expect(page.locator("#files li code").first()).toHaveText(/^[0-9a-f]{64}$/);
      const cards = page.locator("#versions article").filter({ visible: true });
      await expect(cards.getByRole("link", { name: /^Download / })).toHaveCount(29);
      await expect(cards.last()).toContainText("First change of number 16");
      await expect(page.getByText(/^List of/)).toBeVisible();
      await page.locator("main details").evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute("open", "");
      });
      const controls = page.locator(":is(button, input, select)").filter({ visible: true });
      await expect(controls).toHaveCount(0);
    });
  });
}

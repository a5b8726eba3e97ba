import { expect, test } from "@playwright/test";
import { layoutShift } from "../support/browserPage";
import { SITES } from "../support/sites";
import { startSlowSite } from "../support/slowSite";

let site: Awaited<ReturnType<typeof startSlowSite>>;

test.beforeAll(async () => {
  site = await startSlowSite(SITES.sample.origin);
});

test.afterAll(() => site.close());

for (const path of ["/", "/download", "/privacy"]) {
  for (const width of [320, 768, 1440]) {
    test(`nothing on ${path} moves at ${width} px while its HTML arrives bit by bit`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.origin + path);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

import { expect, type Page, test } from "@playwright/test";
import { layoutShift } from "../support/browserPage";
import { SITES } from "../support/sites";
import { startSlowSite } from "../support/slowSite";

let site: Awaited<ReturnType<typeof startSlowSite>>;

test.beforeAll(async () => {
  site = await startSlowSite(SITES.sample.origin);
});

test.afterAll(() => site.close());

/** Milliseconds from the first paint to the end of the HTML. */
function timeFromPaintToEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
    if (!(navigation instanceof PerformanceNavigationTiming) || !firstPaint) return 0;
    return navigation.responseEnd - firstPaint.startTime;
  });
}

for (const path of ["/", "/download", "/privacy"]) {
  for (const width of [320, 768, 1440]) {
    test(`nothing on ${path} moves at ${width} px while its HTML arrives bit by bit`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.origin + path);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await timeFromPaintToEnd(page)).toBeGreaterThan(1000);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

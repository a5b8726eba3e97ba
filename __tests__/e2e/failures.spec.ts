import { expect, expectAccessible, test } from "../support/browserTest";

/** What the errors of a test, and React, write to the console. */
const BROKEN = /Broken by the test|Minified React error/;

/** Refuses what only decoration and comfort need. It runs in the page. */
function refuseComfort(): void {
  const refuse = () => {
    throw new Error("Broken by the test");
  };
  Object.assign(performance, { getEntriesByType: refuse });
  Object.assign(history, { replaceState: refuse });
  Object.assign(Element.prototype, { animate: refuse });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pages show without decoration and comfort", async ({ page, open, complaints }) => {
    complaints.allow(BROKEN);
    await page.addInitScript(refuseComfort);
    // Another spelling: the page would replace the URL, also after the search.
    await open("/download#1.3.0");
    await expect(page.locator("[id='v1.3.0']")).toBeInViewport();
    await page.getByRole("searchbox").fill("1.40");
    await page.getByRole("searchbox").blur();
    await expect(page.getByText(/of 45 versions match/).first()).toBeVisible();
    await page.locator("footer a[href='/terms']").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  });
});

test("a tool whose script is gone can reload the page", async ({ page, open, complaints }) => {
  complaints.allow(/^failed request: .*\.js$|^error: ChunkLoadError/);
  // The scripts of the tools have a number for a name.
  const scripts = /\/\d+-\w+\.js$/;
  await page.route(scripts, (route) => route.abort());
  await open("/download?find=1.2");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The search could not be loaded.");
  await expectAccessible(page);
  await page.unroute(scripts);
  await alert.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByText(/of 45 versions match/).first()).toBeVisible();
  await expect(page).toHaveURL("/download?find=1.2");
});

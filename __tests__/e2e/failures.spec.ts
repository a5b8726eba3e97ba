import { expect, expectAccessible, test } from "../support/browserTest";

test("a browser that refuses to change the URL shows the page", async ({ page, open }) => {
  await page.addInitScript(() => {
    const replaceState = () => {
      throw new Error("Broken by the test");
    };
    Object.assign(history, { replaceState });
  });
  // Another spelling: the page would replace the URL, also after the search.
  await open("/download#1.3.0");
  await expect(page.locator("[id='v1.3.0']")).toBeInViewport();
  await page.getByRole("searchbox").fill("1.40");
  await page.getByRole("searchbox").blur();
  await expect(page.getByText(/of 45 versions match/).first()).toBeVisible();
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

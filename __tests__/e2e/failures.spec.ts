import { expect, expectAccessible, test } from "../support/browserTest";

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

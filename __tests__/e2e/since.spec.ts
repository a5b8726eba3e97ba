import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/browserTest";

// Without the typeface, only data can move the page. titles.spec.ts tests other fonts.
test.use({ hasTypeface: false, viewport: { width: 360, height: 640 } });

const section = (page: Page) => page.getByRole("region", { name: "Previous Versions" });
const result = (page: Page) => section(page).locator("[role=status] h3");

test("a link shows the changes and the newest download", async ({ page, open }) => {
  await open("/download?from=v1.43.0");
  await expect(result(page)).toHaveText("4 changes in 2 versions since v1.43.0");
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toBeInViewport({ ratio: 1 });
  const download = section(page).getByRole("link", { name: "Download v1.45.0" });
  await expect(download).toBeInViewport({ ratio: 1 });
  expect(await layoutShift(page)).toBe(0);
  await expectAccessible(page);
});

import { ENGINES, expect, layoutShift, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

// Without the typeface, only data can move the page. titles.spec.ts tests other fonts.
test.use({ hasTypeface: false, viewport: { width: 360, height: 640 } });

for (const [reason, fragment, version, newReleases] of [
  ["is beyond the list", "v1.3.0", "v1.3.0", []],
  ["has another spelling", "V1.30.0&utm_source=x", "v1.30.0", []],
  ["was published since the build", "v1.46.0", "v1.46.0", [githubRelease(46)]],
] as const) {
  test(
    `a link to a version that ${reason} focuses it, and nothing moves`,
    ENGINES,
    async ({ page, open, api }) => {
      api.releases.unshift(...newReleases);
      await open(`/download#${fragment}`);
      const element = page.locator(`[id="${version}"]`);
      await expect(element).toBeFocused();
      await expect(element).toBeInViewport();
      // Below the bar, at the top of the window.
      await expect.poll(async () => (await element.boundingBox())?.y).toBeLessThan(150);
      await expect(page).toHaveURL(`/download#${version}`);
      expect(await layoutShift(page)).toBe(0);
    },
  );
}

test("a link to the changes since a version shows them", async ({ page, open }) => {
  await open("/download?from=v1.43.0");
  const latest = page.locator("#latest");
  await expect(latest.locator("[role=status] h3")).toBeFocused();
  const download = latest.getByRole("link", { name: "To the download" });
  await expect(download).toBeInViewport({ ratio: 1 });
  expect(await layoutShift(page)).toBe(0);
});

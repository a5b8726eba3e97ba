import { expect, test } from "@playwright/test";
import { launchOptions } from "../../harness/chromium";

// The switch makes Chromium behave as with a screen reader. Without one, it describes only what is laid out.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: launchOptions("--force-renderer-accessibility"),
});

for (const [path, heading, text] of [
  ["/", "Lights off. Volume up.", "the next version is argued over here"],
  ["/download", "Previous Versions", "Repeat one song or all of them"],
] as const) {
  test(`a screen reader can read what is below the window of ${path}`, async ({ page, context }) => {
    await page.goto(path);
    const devtools = await context.newCDPSession(page);
    const findNames = async () => {
      const { nodes } = await devtools.send("Accessibility.getFullAXTree");
      return nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`);
    };
    await expect.poll(findNames).toContain(`heading: ${heading}`);
    expect((await findNames()).some((name) => name.includes(text))).toBe(true);
    const isLaidOut = await page.getByText(text).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(isLaidOut).toBe(false);
  });
}

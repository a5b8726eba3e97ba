import type { Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, launchOptions } from "../../scripts/chromium";
import { expect, holdRequests, layoutShift, test } from "../support/browserTest";

// What moves is moved by data. Titles in other fonts are in titles.spec.ts.
test.use({ hasTypeface: false });

/** Words at the end of each of the two long pages. */
const LAST_WORDS = { "/": "Lights off.", "/download": "First change of number 16" } as const;

/** Whether the browser has laid out the element with this text. */
function isLaidOut(page: Page, text: string): Promise<boolean> {
  return page
    .getByText(text)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

/** `window.find` lays out skipped content, like the browser's own search. */
function find(page: Page, text: string): Promise<boolean> {
  return page.evaluate((words) => Reflect.apply(Reflect.get(window, "find"), window, [words]), text);
}

test.use({
  viewport: { width: 360, height: 740 },
  // Without this switch, Chromium describes only what is laid out. With it, it behaves as with a screen reader.
  launchOptions: { ...launchOptions(), args: [...CHROMIUM_ARGUMENTS, "--force-renderer-accessibility"] },
});

for (const [path, text] of Object.entries(LAST_WORDS)) {
  test(`the first paint of ${path} skips what is below the window, which is soon there for good, without moving anything`, async ({
    page,
    rest,
  }) => {
    const start = await holdRequests(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText(text).first()).toBeAttached();
    expect(await isLaidOut(page, text)).toBe(false);
    start();
    await rest();
    expect(await isLaidOut(page, text)).toBe(true);
    const skipped = await page.evaluate(
      () => [...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
    );
    expect(skipped).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });
}

test("while scripts do not run, what is below the window can be found, printed and read by a screen reader", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/^failed request/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/download");
  const text = LAST_WORDS["/download"];
  expect(await isLaidOut(page, text)).toBe(false);
  const devtools = await context.newCDPSession(page);
  const readNames = async () => {
    const { nodes } = await devtools.send("Accessibility.getFullAXTree");
    return nodes.map(({ name }) => String(name?.value)).join("\n");
  };
  await expect.poll(readNames).toContain(text);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut(page, text)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  expect(await find(page, text)).toBe(true);
  await expect(page.getByText(text)).toBeInViewport();
});

test("versions that a press has added are skipped while they are far away, and still found and printed", async ({
  page,
  open,
  rest,
}) => {
  const text = "First change of number 9";
  await open("/download");
  await page.getByRole("button", { name: "Show older versions" }).click();
  await expect(page.locator("#versions article")).toHaveCount(44);
  await rest();
  expect(await isLaidOut(page, text)).toBe(true);
  // What has the focus is never skipped.
  await page.getByRole("link", { name: "Download Latest" }).focus();
  await expect.poll(() => isLaidOut(page, text)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut(page, text)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  expect(await find(page, text)).toBe(true);
  await expect(page.getByText(text)).toBeInViewport();
});

test("a page that is opened by a link, and one that is returned to, are all there", async ({ page, open, rest }) => {
  await open("/");
  await page.getByText("the next version is argued over here").scrollIntoViewIfNeeded();
  await rest();
  const position = await page.evaluate(() => scrollY);
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download for Android");
  expect(await isLaidOut(page, LAST_WORDS["/download"])).toBe(true);
  await rest();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -1);
  await expect(page.getByText("the next version is argued over here")).toBeInViewport();
  expect(await isLaidOut(page, LAST_WORDS["/"])).toBe(true);
});

for (const width of [360, 1440]) {
  test(`a link with a fragment leads to the top of its section at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 740 });
    await open("/download#versions");
    const distance = () =>
      page.locator("#versions").evaluate((section) => {
        const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        return Math.abs(section.getBoundingClientRect().top - padding);
      });
    await expect.poll(distance).toBeLessThan(60);
  });
}

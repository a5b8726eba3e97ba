import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browserTest";

// Errors that the tests cause, and React's messages about them.
test.beforeEach(({ complaints }) => complaints.allow(/Broken for the test|Minified React error/));

/** A function or a class of the browser, such as "Intl.DateTimeFormat", and the only first argument with which it throws, if any. */
type Break = readonly [name: string, argument?: string];

/** Makes a part of the browser throw in every page until {@link mend} is called. */
async function breakBrowser(context: BrowserContext, broken: Break): Promise<void> {
  await context.addInitScript(([path, argument]: Break) => {
    const [name = "", ownerName = "window"] = path.split(".").reverse();
    const owner = Reflect.get(window, ownerName);
    const original = Reflect.get(owner, name);
    const failFor = (given: unknown[]) => {
      if (argument === undefined || given[0] === argument) throw new Error("Broken for the test");
    };
    const replacement = new Proxy(original, {
      construct: (target, given) => failFor(given) ?? Reflect.construct(target, given),
      apply: (target, self, given) => failFor(given) ?? Reflect.apply(target, self, given),
    });
    Reflect.set(owner, name, replacement);
    Object.assign(window, { mend: () => Reflect.set(owner, name, original) });
  }, broken);
}

const mend = (page: Page) =>
  page.evaluate(() => {
    if ("mend" in window && typeof window.mend === "function") window.mend();
  });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const alerts = (page: Page) => page.getByRole("main").getByRole("alert");
/** The last of the built previous versions. */
const previous = (page: Page) => page.locator("#versions article").nth(28);

test.describe("in a language with its own date format", () => {
  test.use({ locale: "de-DE" });

  test("if neither the device nor dates can be read, what the HTML says of them stays", async ({ page, context, open }) => {
    await open("/download");
    await expect(page.locator("#latest time")).toHaveText("14.02.2020");
    await breakBrowser(context, ["Intl.DateTimeFormat"]);
    await context.addInitScript(() => {
      const get = () => {
        throw new Error("Broken for the test");
      };
      Object.defineProperty(Navigator.prototype, "userAgentData", { get });
    });
    await open("/download");
    await expect(page.locator("#latest time")).toHaveText("Feb 14, 2020");
    await expect(page.locator("#download-words", { hasText: "Works on any Android phone" })).toBeVisible();
    await expect(previous(page)).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
  });
});

test("if a whole page fails to render, the layout stays, with links to other pages", async ({ page, context, open }) => {
  await breakBrowser(context, ["addEventListener", "online"]);
  await open("/download");
  await expect(heading(page)).toHaveText("Something Went Wrong");
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(heading(page)).toHaveText("The Best Music Experience");
  await mend(page);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(previous(page)).toBeVisible();
});

test("if Gatsby itself fails, the page offers Reload and a link home", async ({ page, context, open }) => {
  // Gatsby looks for the target of the fragment.
  await breakBrowser(context, ["document.getElementById", "target"]);
  await open("/privacy#target");
  await expect(heading(page)).toHaveText("Something Went Wrong");
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(heading(page)).toHaveText("Something Went Wrong");
});

for (const [reason, prepare] of [
  [
    "a browser is too old for the scripts",
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets")),
  ],
  ["an extension blocks the scripts", (page: Page) => page.route("**/*.js", (route) => route.abort("blockedbyclient"))],
] as const) {
  test(`if ${reason}, pages stay whole, and what would do nothing is not visible`, async ({ page, complaints }) => {
    complaints.allow(/^failed request: .*\.js$/);
    await prepare(page);
    for (const path of ["/", "/download"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("main")).toContainText(path === "/" ? "Custom Playlists" : "Previous Versions");
      await expect(page.locator(":is(button, input:not([type=radio]), select)").filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole("link", { name: "Download Latest" })).toHaveAttribute("href", /v1\.45\.0/);
    await expect(page.locator("#versions").getByRole("link", { name: /^Download / })).toHaveCount(29);
    await expect(page.getByText("Loading releases...")).toHaveCount(0);
    await page.locator("#latest").getByText("How to install").click();
    await expect(page.locator("#latest").getByText("Play Protect").first()).toBeVisible();
  });
}

for (const path of ["/", "/download"]) {
  test(`style sheets of ${path} that could not be loaded are loaded once more, and stay for the next page`, async ({
    page,
    open,
    complaints,
  }) => {
    complaints.allow(/^failed request: .*\.css$/);
    const requests: string[] = [];
    await page.route(/\/(app|component---src-pages-(index|download)-tsx)\.\w+\.css/, (route) => {
      const url = route.request().url();
      requests.push(url);
      return url.endsWith("?again") ? route.continue() : route.abort();
    });
    await open(path);
    const links = page.locator('link[rel=stylesheet][href$=".css?again"]');
    await expect(links).toHaveCount(2);
    const rules = () => links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).sheet?.cssRules.length));
    await expect.poll(rules).not.toContain(0);
    expect(requests.filter((request) => request.endsWith("?again"))).toHaveLength(2);
    const footerHeight = () => page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().height);
    const height = await footerHeight();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await expect(heading(page)).toHaveText("Privacy Policy");
    expect(await footerHeight()).toBe(height);
  });
}

for (const [tool, path, message] of [
  ["search", "/download?find=1.2", "The search could not be loaded."],
  ["changes since a version", "/download?from=v1.30.0", "The changes could not be loaded."],
] as const) {
  test(`if a deployment took away the script of the ${tool}, the page can be loaded again, and is where it was`, async ({
    page,
    open,
    rest,
    complaints,
  }) => {
    complaints.allow(/^failed request: .*\.js$|^error: ChunkLoadError/);
    await page.setViewportSize({ width: 360, height: 740 });
    // The scripts of the tools have a number for a name.
    const scripts = /\/\d+-\w+\.js$/;
    await page.route(scripts, (route) => route.abort());
    await open(path);
    await expect(alerts(page)).toContainText(message);
    await expectAccessible(page);
    const button = alerts(page).getByRole("button", { name: "Reload the page" });
    await button.scrollIntoViewIfNeeded();
    const y = await page.evaluate(() => window.scrollY);
    expect(y).toBeGreaterThan(500);
    await page.unroute(scripts);
    const loaded = page.waitForEvent("load");
    await button.click();
    await loaded;
    await rest();
    await expect(
      page
        .locator("#versions, #find")
        .getByText(/of 45 versions match|newer than yours|since/i)
        .first(),
    ).toBeVisible();
    await expect(alerts(page)).toHaveCount(0);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - y)).toBeLessThan(2);
    expect(new URL(page.url()).search).toBe(new URL(path, page.url()).search);
  });
}

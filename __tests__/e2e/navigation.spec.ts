import type { Page } from "@playwright/test";
import { expect, expectAccessible, holdRequests, test } from "../support/browserTest";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.getByRole("banner");
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a link of the bar opens its page at the top without loading a document, marks it, and announces it", {
    tag: "@engines",
  }, async ({ page, open, rest }) => {
    await open("/");
    await page.evaluate(() => Object.assign(window, { isTheSame: true }).scrollTo({ top: 600, behavior: "instant" }));
    await expect(bar(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await bar(page).getByRole("link", { name: "Download" }).click();
    await expect(heading(page)).toHaveText("Download for Android");
    await rest();
    expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
    expect(await scrollPosition(page)).toBe(0);
    await expect(bar(page).getByRole("link", { name: "Download" })).toHaveAttribute("aria-current", "page");
    await expect(bar(page).getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current", "page");
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Download for Android");
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
  });

  test("back and forward restore each page and where it was scrolled to", { tag: "@engines" }, async ({ page, open, rest }) => {
    await open("/");
    const scrollTo = async (top: number) => {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      await rest();
    };
    await scrollTo(2000);
    await bar(page).getByRole("link", { name: "Download" }).click();
    await expect(heading(page)).toHaveText("Download for Android");
    await rest();
    await scrollTo(300);
    await page.goBack();
    await expect(heading(page)).toHaveText("The Best Music Experience");
    await expect.poll(() => scrollPosition(page)).toBeCloseTo(2000, -1);
    await page.goForward();
    await expect(heading(page)).toHaveText("Download for Android");
    await expect.poll(() => scrollPosition(page)).toBeCloseTo(300, -1);
  });

  test("View Updates leads to the previous versions, and focuses them", { tag: "@engines" }, async ({ page, open, rest }) => {
    await open("/");
    await page.getByRole("link", { name: "View Updates" }).click();
    await expect(page.locator("#versions")).toBeFocused();
    await rest();
    const top = await page.locator("#versions").evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test("a page has the styles of all pages first and then its own, whether it is opened directly or by a link", async ({
    page,
    open,
    rest,
  }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, link] of [
        ["/download", "Download"],
        ["/privacy", "Privacy Policy"],
      ] as const) {
        await open(path);
        const opened = await computedStyles(page);
        await open("/");
        await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
        await expect(page.locator("#gatsby-announcer")).toHaveText(/^Navigated to/);
        await rest();
        const linked = await computedStyles(page);
        expect(linked.length, `${path} at ${width} px`).toBe(opened.length);
        expect(linked.filter((style, index) => style !== opened[index])).toEqual([]);
      }
    }
  });

  for (const path of ["/", "/download", "/privacy"]) {
    test(`${path} has the same styles when the visitor comes back to it`, async ({ page, open, rest }) => {
      await open(path);
      const before = await computedStyles(page);
      const title = await page.title();
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
      await expect(page).toHaveURL("/terms");
      await page.goBack();
      await expect(page).toHaveTitle(title);
      await rest();
      // Decoration may have come meanwhile.
      const others = (await computedStyles(page)).filter((style) => !before.includes(style));
      expect(others).toEqual([]);
    });
  }

  test("the first link for the keyboard skips the navigation", { tag: "@engines" }, async ({ page, open }) => {
    await open("/privacy");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});

/** What rules of a page and rules of all pages both set, for all elements of the page, in document order. */
async function computedStyles(page: Page): Promise<string[]> {
  // What is under the mouse has other styles.
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    const properties = ["display", "position", "margin-block", "padding", "letter-spacing", "line-height", "white-space", "gap"];
    // Not "font": it is empty for an element that also has a variant.
    properties.push("font-style", "font-weight", "font-size", "font-family", "font-variant-numeric", "font-stretch");
    properties.push("text-decoration", "border", "border-radius", "background-color", "box-shadow");
    // Notes of /download come when the browser is idle.
    const elements = [...document.querySelectorAll("header *, main, main *, footer *")].filter(
      (one) => !one.matches("i:empty, [data-style-sheets] *"),
    );
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${properties.map((property) => style.getPropertyValue(property)).join("; ")}`;
    });
  });
}

test.describe("the menu of a small screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const button = (page: Page) => bar(page).locator("summary");
  const link = (page: Page) => bar(page).getByRole("link", { name: "Download" });

  test("closes on scroll, on a press or focus outside, and on Escape, which returns the focus to its button", {
    tag: "@engines",
  }, async ({ page, open }) => {
    await open("/privacy");
    const openMenu = async () => {
      await button(page).click();
      await expect(link(page)).toBeVisible();
    };
    await openMenu();
    await page.mouse.click(180, 600);
    await expect(link(page)).toBeHidden();
    await openMenu();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await expect(link(page)).toBeHidden();
    await openMenu();
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await expect(link(page)).toBeHidden();
    await openMenu();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(link(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("closes when an item is chosen, and the item's page opens", { tag: "@engines" }, async ({ page, open }) => {
    await open("/privacy");
    await button(page).click();
    await expectAccessible(page);
    await link(page).click();
    await expect(heading(page)).toHaveText("Download for Android");
    await expect(link(page)).toBeHidden();
  });

  test("closes on a press at once after it was opened, and if it was opened before the scripts ran", async ({ page, rest }) => {
    const start = await holdRequests(page, "**/*.js");
    await page.goto("/terms", { waitUntil: "commit" });
    await button(page).click();
    await expect(link(page)).toBeVisible();
    start();
    await rest();
    await page.keyboard.press("Escape");
    await expect(link(page)).toBeHidden();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>("header summary")?.click();
      document.querySelector("main")?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    });
    await expect(link(page)).toBeHidden();
  });
});

test.describe("odd URLs", () => {
  // Gatsby would read the first as another host, and cannot decode the second.
  for (const path of ["//evil.example/x", "/%E0%A4%A"]) {
    test(`${path} shows the 404 page and keeps it, and leads home and back`, async ({ page, request, baseURL, complaints }) => {
      // Gatsby decodes the path before any code of the site runs.
      complaints.allow(/URI malformed/);
      // Static hosts answer these URLs with the 404 page; the server of the tests would not for all of them.
      const body = await (await request.get("/no/such/page")).text();
      const url = `${baseURL}${path}`;
      await page.route(
        ({ href }) => href === url,
        (route) =>
          route.request().isNavigationRequest() ? route.fulfill({ status: 404, contentType: "text/html", body }) : route.fallback(),
      );
      await page.goto(url);
      await expect(heading(page)).toHaveText("Page Not Found");
      await page.getByRole("link", { name: "Back to Home" }).click();
      await expect(heading(page)).toHaveText("The Best Music Experience");
      await expect(page).toHaveURL(`${baseURL}/`);
      await page.goBack();
      await expect(heading(page)).toHaveText("Page Not Found");
      expect(page.url()).toBe(url);
    });
  }

  test("a fragment that cannot be decoded changes nothing: not when the page opens, not later, not with Back and Forward", async ({
    page,
    open,
    rest,
  }) => {
    for (const fragment of ["#%", "#100%", "#%E0%A4%A"]) {
      await open(`/privacy${fragment}`);
      await expect(heading(page)).toHaveText("Privacy Policy");
      await open("/terms");
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
      await page.evaluate((odd) => {
        window.location.hash = odd;
      }, fragment);
      await rest();
      expect(await scrollPosition(page)).toBeCloseTo(300, -1);
      // An entry that Gatsby does not know, like one from before its scripts ran.
      await page.evaluate((odd) => window.history.pushState(null, "", odd), `${fragment}${fragment}`);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expect(heading(page)).toHaveText("Privacy Policy");
      await page.goBack();
      await expect(heading(page)).toHaveText("Terms of Service");
      await page.goForward();
      await expect(heading(page)).toHaveText("Privacy Policy");
      await page.goto("about:blank");
    }
  });
});

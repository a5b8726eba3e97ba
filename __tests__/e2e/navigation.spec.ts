import type { Page } from "@playwright/test";
import { expect, expectAccessible, holdRequests, test } from "../support/browserTest";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.getByRole("banner");
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

/** Expects that the page is scrolled to a place, within 2 pixels, and stays there. */
async function expectPlace(page: Page, rest: () => Promise<void>, top: number): Promise<void> {
  await rest();
  const place = await scrollPosition(page);
  expect(Math.abs(place - top), `${place} instead of ${top}`).toBeLessThanOrEqual(2);
}

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

  test("Back, Forward and a reload return to where the visitor was", { tag: "@engines" }, async ({ page, open, rest }) => {
    await open("/");
    await scrollTo(page, 2000);
    await rest();
    await bar(page).getByRole("link", { name: "Download" }).click();
    await expect(heading(page)).toHaveText("Download for Android");
    await expectPlace(page, rest, 0);
    await scrollTo(page, 300);
    await rest();
    await page.goBack();
    await expect(heading(page)).toHaveText("The Best Music Experience");
    await expectPlace(page, rest, 2000);
    await page.goForward();
    await expect(heading(page)).toHaveText("Download for Android");
    await expectPlace(page, rest, 300);
    await page.reload();
    await expectPlace(page, rest, 300);
    // Gatsby has to load these pages first.
    await page.goBack();
    await expect(heading(page)).toHaveText("The Best Music Experience");
    await expectPlace(page, rest, 2000);
    await page.goForward();
    await expect(heading(page)).toHaveText("Download for Android");
    await expectPlace(page, rest, 300);
  });

  test("Back to a URL with a fragment returns to where the visitor was, and a reload stays there", { tag: "@engines" }, async ({
    page,
    open,
    rest,
  }) => {
    await open("/");
    await page.getByRole("link", { name: "View Updates" }).click();
    await expect(page).toHaveURL("/download#versions");
    await rest();
    const place = (await scrollPosition(page)) + 400;
    await scrollTo(page, place);
    await rest();
    await footerLink(page, "Terms of Service").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Terms of Service");
    await expectPlace(page, rest, 0);
    await page.goBack();
    await expect(heading(page)).toHaveText("Download for Android");
    await expectPlace(page, rest, place);
    await page.reload();
    await expectPlace(page, rest, place);
  });

  test("within a page, a link leads to its part or to the top, and Back to where the visitor was", { tag: "@engines" }, async ({
    page,
    open,
    rest,
  }) => {
    await open("/terms");
    await bar(page).getByRole("link", { name: "Download" }).click();
    await expect(heading(page)).toHaveText("Download for Android");
    await rest();
    await scrollTo(page, 300);
    await rest();
    // The browser follows such a link by itself.
    await page.evaluate(() => window.location.assign("#versions"));
    await rest();
    const versions = await scrollPosition(page);
    expect(versions).toBeGreaterThan(400);
    await page.goBack();
    await expectPlace(page, rest, 300);
    await page.goForward();
    await expectPlace(page, rest, versions);
    await footerLink(page, "Terms of Service").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Terms of Service");
    // Over both entries, to the place that was left by the browser's own link.
    await page.evaluate(() => window.history.go(-2));
    await expect(page).toHaveURL("/download");
    await expectPlace(page, rest, 300);
    // Gatsby follows such a link.
    await page.evaluate(() => Reflect.get(window, "___navigate")("/download#versions"));
    await expect(page).toHaveURL("/download#versions");
    await expectPlace(page, rest, versions);
    await page.goBack();
    await expectPlace(page, rest, 300);
    await bar(page).getByRole("link", { name: "Download" }).click();
    // The URL stays the same, so nothing else says when Gatsby has followed the link.
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test("a page whose URL is entered again in the same tab starts at its top", { tag: "@engines" }, async ({ page, open, rest }) => {
    await open("/terms");
    await scrollTo(page, 300);
    await rest();
    await open("/privacy");
    await open("/terms");
    await expectPlace(page, rest, 0);
  });

  test("a visitor who scrolls before any script runs is not moved", { tag: "@engines" }, async ({ page, rest }) => {
    for (const path of ["/", "/download", "/download#versions"]) {
      const start = await holdRequests(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await scrollTo(page, 700);
      start();
      await expectPlace(page, rest, 700);
    }
  });

  test("after ten quick changes of page, the last one is there, and so is its URL", { tag: "@engines" }, async ({
    page,
    open,
    rest,
  }) => {
    await open("/");
    // Entries that the two steps back below stay within, although pages open later than they are chosen.
    for (const name of ["Privacy Policy", "Home"]) {
      await footerLink(page, name).dispatchEvent("click");
      await rest();
    }
    await page.evaluate(
      async (texts) => {
        const press = (text?: string) =>
          [...document.querySelectorAll<HTMLElement>("footer a")].find(({ textContent }) => textContent === text)?.click();
        for (let change = 0; change < 9; change += 1) {
          window.scrollTo({ top: 200 + change * 20, behavior: "instant" });
          if (change === 4 || change === 7) window.history.back();
          else press(texts[change % texts.length]);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        press("Terms of Service");
      },
      ["Download", "Privacy Policy", "Home"],
    );
    await expect(page).toHaveURL("/terms");
    await expect(heading(page)).toHaveText("Terms of Service");
    await expectPlace(page, rest, 0);
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Terms of Service");
  });

  test("on a host that adds a slash to each path, a reload and Back keep the place", async ({ page, rest, baseURL }) => {
    await page.route(`${baseURL}/download`, (route) => route.fulfill({ status: 301, headers: { location: "/download/" } }));
    const loads: string[] = [];
    page.on("response", (response) => response.request().isNavigationRequest() && loads.push(new URL(response.url()).pathname));
    await page.goto("/download");
    await rest();
    await scrollTo(page, 900);
    await rest();
    await page.reload();
    await expectPlace(page, rest, 900);
    await expect(page).toHaveURL("/download/");
    expect(loads).toEqual(["/download", "/download/", "/download/"]);
    await expect(bar(page).getByRole("link", { name: "Download" })).toHaveAttribute("aria-current", "page");
    await footerLink(page, "Terms of Service").dispatchEvent("click");
    await expect(heading(page)).toHaveText("Terms of Service");
    await page.goBack();
    await expect(heading(page)).toHaveText("Download for Android");
    await expectPlace(page, rest, 900);
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
        await footerLink(page, link).click();
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
      await footerLink(page, "Terms of Service").click();
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
    await scrollTo(page, 300);
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
  test("a version is shown if some program has encoded the # of its URL", async ({ page, rest }) => {
    await page.goto("/download%23v1.40.0");
    await expect(page).toHaveURL("/download#v1.40.0");
    await rest();
    await expect(page.getByRole("link", { name: "Player 1.40", exact: true })).toBeInViewport();
  });

  test("a copy of a page under another path stays there, as it was built", async ({ page, request, baseURL }) => {
    for (const path of ["/", "/download"]) {
      const copy = `${baseURL}/copies/2026${path}`;
      const body = await (await request.get(path)).text();
      await page.route(copy, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(copy, { waitUntil: "networkidle" });
      expect(page.url()).toBe(copy);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    }
  });

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

  test("a fragment that cannot be decoded leaves the page as it was built", async ({ page }) => {
    for (const fragment of ["#%", "#100%", "#%E0%A4%A"]) {
      await page.goto(`/privacy${fragment}`);
      await expect(heading(page)).toHaveText("Privacy Policy");
      await footerLink(page, "Terms of Service").click();
      await expect(heading(page)).toHaveText("Terms of Service");
    }
  });
});

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { communityClaims } from "../../src/site/community";
import { features } from "../../src/site/features";
import { communityUrl } from "../../src/site/links";
import { screenshots } from "../../src/site/screenshots";
import { layoutShift, pressBelowWindow, scrollThrough } from "../support/browserPage";

const NARROW = { width: 360, height: 780 };
const WIDE = { width: 1440, height: 900 };

/** Opens a page and waits until the scripts that load when the browser is idle are loaded too. */
async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Waits until the scroll position no longer changes: the browser corrects it when it lays out a section of estimated height. */
async function settledScrollPosition(page: Page): Promise<number> {
  let last = Number.NaN;
  const hasSettled = async () => {
    const before = last;
    last = await scrollPosition(page);
    return last === before;
  };
  await expect.poll(hasSettled, { intervals: [500] }).toBe(true);
  return last;
}

/** Counts the running endless animations in an element. */
function countMoving(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const moving = document.getAnimations().filter(({ playState }) => playState === "running");
    return moving.filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        element.contains(effect.target) &&
        effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    ).length;
  });
}

test.describe("the content", () => {
  test("the six cards are in their section, in order", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: /^Why Choose/ });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(features.map(({ title }) => title));
  });

  test("every link has the target in docs/rules.md, section 2", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Download", exact: true })).toHaveAttribute("href", "/download");
    await expect(main.getByRole("link", { name: "Download Now" })).toHaveAttribute("href", "/download");
    await expect(main.getByRole("link", { name: "View Updates" })).toHaveAttribute("href", "/download#versions");
    await expect(main.getByRole("link", { name: "Join Community" })).toHaveAttribute("href", communityUrl);
  });

  test("the community section shows its two claims and the posts", async ({ page }) => {
    await page.goto("/");
    const section = page.getByRole("region", { name: "Join the community" });
    await expect(section.getByRole("definition")).toHaveText([communityClaims.users, communityClaims.online]);
    await expect(section.getByRole("list", { name: "Examples of posts" }).locator("> li")).toHaveCount(4);
  });

  for (const { viewport, notes } of [
    { viewport: NARROW, notes: 12 },
    { viewport: WIDE, notes: 25 },
  ]) {
    test(`the equalizer has 20 bars, and ${notes} notes float, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto("/");
      await expect(page.locator("main div[aria-hidden] > b:empty")).toHaveCount(20);
      await expect(page.locator("main div[aria-hidden] > i:empty:visible")).toHaveCount(notes);
    });
  }
});

test.describe("the gallery", () => {
  test("a click on a thumbnail shows its screenshot as the large one and marks the thumbnail", async ({ page }) => {
    await page.goto("/");
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText(screenshots.map(({ title }) => title));
    await expect(page.getByRole("tabpanel", { name: "Home" })).toBeVisible();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Home");
    for (const { title, description } of screenshots.slice(1)) {
      await pressBelowWindow(page.getByRole("tab", { name: title }));
      await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name: title }).getByRole("img", { name: description })).toBeVisible();
    }
  });

  test("arrow keys, Home and End move the selection and the focus", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: "Home" }).focus();
    for (const [key, title] of [
      ["ArrowRight", "Library"],
      ["End", "Search"],
      ["ArrowRight", "Home"],
      ["ArrowLeft", "Search"],
      ["Home", "Home"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name: title })).toBeFocused();
      await expect(page.getByRole("tab", { selected: true })).toHaveText(title);
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Home" })).toBeFocused();
  });

  test("the page does not move while screenshots change", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("tab", { name: "Player" }).scrollIntoViewIfNeeded();
    const y = await settledScrollPosition(page);
    // The height of the whole page says nothing: the browser may lay out a section below at any time, and then knows its true height.
    const gallery = page.getByRole("region").filter({ has: page.getByRole("tablist") });
    const box = await gallery.boundingBox();
    for (const { title } of screenshots) {
      await page.getByRole("tab", { name: title }).click();
      expect(await scrollPosition(page), title).toBe(y);
      expect(await gallery.boundingBox(), title).toEqual(box);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the gallery shows all five screenshots in a row, and each thumbnail links to its own", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const { name, title, description } of screenshots) {
      const thumbnail = page.getByRole("link", { name: title, exact: true });
      await pressBelowWindow(thumbnail.and(page.locator(`[href="#screen-${name}"]`)));
      await expect(page.locator(`#screen-${name}`).getByRole("img", { name: description })).toBeInViewport({ ratio: 0.5 });
    }
  });

  test("nothing is hidden for a reveal effect", async ({ page }) => {
    await page.goto("/");
    const html = await page.content();
    expect(html).not.toMatch(/style="[^"]*opacity:\s*0(?![.\d])/);
    for (const { title } of features) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
});

for (const viewport of [NARROW, WIDE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("nothing moves while a visitor scrolls through the page", async ({ page }) => {
      await openSettled(page, "/");
      await scrollThrough(page);
      expect(await layoutShift(page)).toBe(0);
    });

    test("axe finds no fault, whichever screenshot is selected", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const { name, title } of screenshots.slice(1)) {
        await pressBelowWindow(page.getByRole("tab", { name: title }));
        // Only the screenshot and the tabs change.
        const { violations } = await new AxeBuilder({ page }).include("[role=tablist]").include(`#screen-${name}`).analyze();
        expect(violations).toEqual([]);
      }
    });
  });
}

test("nothing is wider than a screen of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("a navigation to another page", () => {
  test.use({ viewport: WIDE });

  test("keeps the scroll position of the old page while it fades, and opens the new one at its top", async ({ page }) => {
    await openSettled(page, "/");
    await page.getByRole("link", { name: "Download Now" }).scrollIntoViewIfNeeded();
    const left = await settledScrollPosition(page);
    const seen = page.evaluate(async () => {
      const positions: { y: number; heading: string | null | undefined }[] = [];
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        positions.push({ y: Math.round(window.scrollY), heading: document.querySelector("main h1")?.textContent });
      }
      return positions;
    });
    // Playwright's click would scroll while the link is still moving into view.
    await page.getByRole("link", { name: "Download Now" }).evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
    const ofOldPage = (await seen).filter(({ heading }) => heading !== "Download");
    expect(ofOldPage.map(({ y }) => y)).toEqual(ofOldPage.map(() => left));
    expect(await scrollPosition(page)).toBe(0);
  });

  test("by back or forward restores the scroll position of each page", async ({ page }) => {
    await openSettled(page, "/");
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    await page.waitForTimeout(200);
    await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await page.waitForTimeout(200);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
    await expect.poll(() => scrollPosition(page)).toBe(2000);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
    await expect.poll(() => scrollPosition(page)).toBe(300);
  });

  test("by View Updates scrolls to the previous versions and focuses them", async ({ page }) => {
    await openSettled(page, "/");
    await pressBelowWindow(page.getByRole("link", { name: "View Updates" }));
    const versions = page.locator("#versions");
    await expect(versions).toBeInViewport();
    const padding = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    await expect.poll(async () => Math.abs(((await versions.boundingBox())?.y ?? 0) - padding)).toBeLessThan(2);
    await expect(versions).toBeFocused();
  });

  test("by a double click happens once, and the new page is complete", async ({ page }) => {
    await openSettled(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Download" }).dblclick();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
    await expect(page.locator("main > div")).toHaveCount(1);
    await expect(page.locator("main > div")).toHaveCSS("opacity", "1");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
    await expect(page.locator("main > div")).toHaveCSS("opacity", "1");
  });

  for (const pause of [20, 80, 320]) {
    test(`leads to the second link if that is chosen ${pause} ms after the first`, async ({ page }) => {
      await openSettled(page, "/");
      const footer = page.getByRole("contentinfo");
      const links = [footer.getByRole("link", { name: "Privacy Policy" }), footer.getByRole("link", { name: "Terms of Service" })];
      for (const link of links) {
        await link.evaluate((element) => element instanceof HTMLElement && element.click());
        await page.waitForTimeout(pause);
      }
      await expect(page).toHaveURL("/terms");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
      await expect(page.locator("main > div")).toHaveCount(1);
      await expect(page.locator("main > div")).toHaveCSS("opacity", "1");
      expect(await scrollPosition(page)).toBe(0);
    });
  }

  test("leads to the second link if the page of the first one takes longer to load", async ({ page }) => {
    await openSettled(page, "/");
    await page.route("**/page-data/privacy/page-data.json", async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    const privacyData = page.waitForResponse("**/page-data/privacy/page-data.json");
    const footer = page.getByRole("contentinfo");
    for (const name of ["Privacy Policy", "Terms of Service"]) {
      await footer.getByRole("link", { name }).evaluate((element) => element instanceof HTMLElement && element.click());
    }
    await expect(page).toHaveURL("/terms");
    await (await privacyData).finished();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL("/terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  });

  test("announces the heading of the new page to screen readers", async ({ page }) => {
    await openSettled(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Download");
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive");
  });
});

test.describe("the decoration", () => {
  test.use({ viewport: WIDE });

  test("particles load when their section gets near, in canvases that ignore the pointer", async ({ page }) => {
    await openSettled(page, "/");
    await expect(page.locator("#particles-default canvas")).toBeVisible();
    await expect(page.locator("#particles-community")).toHaveCount(0);
    await scrollThrough(page);
    await expect(page.locator("#particles-features canvas")).toBeVisible();
    await expect(page.locator("#particles-community canvas")).toBeVisible();
    await expect(page.locator("canvas")).toHaveCount(3);
    for (const canvas of await page.locator("canvas").all()) await expect(canvas).toHaveCSS("pointer-events", "none");
  });

  test("animations stop when they are scrolled out of view, and continue when they are back", async ({ page }) => {
    await openSettled(page, "/");
    const running = () => countMoving(page, "main div[aria-hidden]:has(> b:empty)");
    await expect.poll(running).toBe(20);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await expect.poll(running).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(running).toBe(20);
  });

  test("animations stop in a section that the browser no longer renders", async ({ page }) => {
    await page.setViewportSize(NARROW);
    await openSettled(page, "/");
    const scrollTo = (section: string) =>
      page.locator(section).evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    const [whyChoose, community] = ["section[aria-labelledby=why-choose]", "section[aria-labelledby=community]"] as const;
    await scrollTo(whyChoose);
    await expect.poll(() => countMoving(page, whyChoose)).toBeGreaterThan(0);
    await scrollTo(community);
    const isRendered = () =>
      page
        .locator(`${whyChoose} h3`)
        .first()
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isRendered).toBe(false);
    await expect.poll(() => countMoving(page, whyChoose)).toBe(0);
  });

  test("animations out of view stay stopped when the visitor allows motion again", async ({ page }) => {
    await openSettled(page, "/");
    const equalizer = "main div[aria-hidden]:has(> b:empty)";
    await expect.poll(() => countMoving(page, equalizer)).toBe(20);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => countMoving(page, equalizer)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => countMoving(page, equalizer)).toBe(20);
  });

  test("moving particles disappear when the visitor asks for reduced motion", async ({ page }) => {
    await openSettled(page, "/");
    const canvas = page.locator("#particles-default canvas");
    await expect(canvas).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(canvas).toBeHidden();
  });

  test("with reduced motion, nothing moves and no script of the decoration is loaded", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await openSettled(page, "/");
    const html = await (await page.request.get("/")).text();
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(0);
    await expect(page.locator("canvas")).toHaveCount(0);
  });

  test("whichever of its scripts cannot be loaded, the page is complete and does not reload", async ({ page, context }) => {
    const html = await (await page.request.get("/")).text();
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") loaded.push(request.url());
    });
    await page.goto("/");
    await expect(page.locator("#particles-default canvas")).toBeVisible();
    const scripts = loaded.filter((url) => !html.includes(new URL(url).pathname));
    expect(scripts.length).toBeGreaterThan(1);

    for (const blocked of [scripts, ...scripts.map((script) => [script])]) {
      const visit = await context.newPage();
      let loads = 0;
      visit.on("load", () => {
        loads += 1;
      });
      for (const script of blocked) await visit.route(script, (route) => route.abort());
      const failure = visit.waitForEvent("requestfailed", (request) => blocked.includes(request.url()));
      await visit.goto("/");
      await failure;
      await visit.waitForTimeout(3000);
      expect(loads, blocked.join()).toBe(1);
      for (const { title } of features) await expect(visit.getByRole("heading", { name: title })).toBeVisible();
      await pressBelowWindow(visit.getByRole("link", { name: "Download Now" }));
      await expect(visit.getByRole("heading", { level: 1 })).toHaveText("Download");
      await expect(visit.locator("main > div")).toHaveCSS("opacity", "1");
      await visit.close();
    }
  });
});

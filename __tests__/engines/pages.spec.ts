import { productName } from "../../src/site/product";
import { screenshots } from "../../src/site/screenshots";
import { expect, expectPage, expectText, expectVisible, expectWords, scrollThrough, test, topOf } from "../support/engineTest";
import { SITES } from "../support/sites";

const PAGES = [
  ["/", "The Best Music Experience"],
  ["/download", "Download"],
  ["/privacy", "Privacy Policy"],
  ["/terms", "Terms of Service"],
  ["/no/such/page", "Page Not Found"],
  ["/releases.html", `All releases of ${productName}`],
] as const;
const WIDTHS = [320, 360, 768, 1440] as const;

for (const [path, heading] of PAGES) {
  test(`${path} fits every width, and the browser has nothing against it`, async ({ visitor, site }) => {
    // Drops what earlier tests have left.
    await visitor.complaints(site.url);
    await visitor.open(site.url + path);
    await expectText(visitor, "h1", heading);
    if (path === "/download") await expectWords(visitor, "Release list is current");
    for (const width of WIDTHS) {
      await visitor.resize(width, 800);
      await scrollThrough(visitor);
      // In Firefox, a scroll bar takes part of the window.
      const tooWide = await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(tooWide, `at ${width} px`).toBe(0);
      const beyond = await visitor.evaluate(() => {
        // The body clips what is beyond its edge, so its width says nothing. This checks every element that is read or pressed.
        const read = document.querySelectorAll("h1, h2, h3, main p, main li, main a, main button, footer a, footer p");
        // What is in a closed `details` still has the layout of another width.
        return [...read]
          .filter((element) => element.checkVisibility() && !element.closest("[aria-hidden=true]"))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => element.textContent);
      });
      expect(beyond, `at ${width} px`).toEqual([]);
    }
    expect(site.complaints).toEqual([]);
    expect(await visitor.complaints(site.url)).toEqual([]);
  });
}

test("an unknown URL has the status 404, and its page leads home", async ({ visitor, site }) => {
  await visitor.open(`${site.url}/no/such/page`);
  await expectWords(visitor, "The page you're looking for doesn't exist or has been moved.");
  expect(await visitor.evaluate(async () => (await fetch(window.location.href)).status)).toBe(404);
  await visitor.click("main a", "Back to Home");
  await expectPage(visitor, "The Best Music Experience");
  expect(site.complaints).toEqual([]);
});

test("the policy refuses scripts that the build did not write, frames, media, plug-ins and calls to other hosts", async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/privacy`);
  const hasRun = await visitor.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.hasRun = true";
    document.body.append(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      "<img src='/x' onerror='window.hasRun = true'><iframe src='/'></iframe><video src='/x.mp4'></video><object data='/x'></object>",
    );
    await fetch("http://localhost:9/").catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return "hasRun" in window;
  });
  expect(hasRun).toBe(false);
  const refused = () => new Set(site.complaints.map((text) => /^violation: (\S+)/.exec(text)?.[1]));
  await expect
    .poll(refused)
    .toEqual(new Set(["script-src-elem", "script-src-attr", "frame-src", "media-src", "object-src", "connect-src"]));
});

test.describe("the menu of a small screen", () => {
  const LINK = "header details a[href$='/download']";

  test.beforeEach(async ({ visitor, site }) => {
    await visitor.resize(360, 640);
    await visitor.open(`${site.url}/privacy`);
    await expectVisible(visitor, LINK, 0);
    await visitor.click("header summary");
    await expectVisible(visitor, LINK);
  });

  test("closes on scroll", async ({ visitor }) => {
    await visitor.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
    await expectVisible(visitor, LINK, 0);
  });

  test("closes on a press outside", async ({ visitor }) => {
    await visitor.evaluate(() => document.elementFromPoint(180, 600)?.setAttribute("data-outside", ""));
    await visitor.click("[data-outside]");
    await expectVisible(visitor, LINK, 0);
  });

  test("closes on Escape, and its button gets the focus", async ({ visitor }) => {
    await visitor.press("Tab");
    await visitor.press("Escape");
    await expectVisible(visitor, LINK, 0);
    expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe("summary");
  });

  test("closes when an item is chosen, and the item's page opens", async ({ visitor, site }) => {
    await visitor.click(LINK);
    await expectPage(visitor, "Download");
    await expectVisible(visitor, LINK, 0);
    expect(site.complaints).toEqual([]);
  });
});

test("the gallery shows the chosen screenshot, by a press and by keys", async ({ visitor, site }) => {
  await visitor.resize(1440, 900);
  await visitor.open(`${site.url}/`);
  const expectChosen = async (title: string) => {
    await expectText(visitor, "[role=tab][aria-selected=true]", title);
    await expectVisible(visitor, "[role=tab][aria-selected=true]");
    await expectVisible(visitor, "[role=tabpanel]:not([aria-hidden]) img");
  };
  await expectChosen("Home");
  for (const { title } of screenshots.slice(1)) {
    await visitor.click("[role=tab]", title);
    await expectChosen(title);
  }
  for (const [key, title] of [
    ["ArrowRight", "Home"],
    ["ArrowRight", "Library"],
    ["End", "Search"],
  ] as const) {
    await visitor.press(key);
    await expectChosen(title);
  }
  expect(site.complaints).toEqual([]);
});

test("a step to another page loads no document, uses what was fetched ahead, and starts at the top", async ({ visitor, site }) => {
  await visitor.resize(1440, 900);
  await visitor.open(`${site.url}/`);
  await expectPage(visitor, "The Best Music Experience");
  await visitor.evaluate(() => {
    Object.assign(window, { isTheSame: true });
    window.scrollTo({ top: 600, behavior: "instant" });
  });
  await visitor.click("header nav a", "Download");
  await expectPage(visitor, "Download");
  await expectWords(visitor, "Release list is current");
  expect(await visitor.evaluate(() => ["isTheSame" in window, window.scrollY])).toEqual([true, 0]);
  expect(site.requests.filter((request) => request === `${SITES.player.prefix}/download`)).toEqual([]);
  await expectText(visitor, "#gatsby-announcer", "Navigated to Download");
  expect(site.complaints).toEqual([]);
});

test("back and forward restore each page and its scroll position", async ({ visitor, site }) => {
  await visitor.resize(1440, 900);
  await visitor.open(`${site.url}/`);
  await expectPage(visitor, "The Best Music Experience");
  const position = () => visitor.evaluate(() => Math.round(window.scrollY));
  // Gatsby keeps the position, but only once the page is hydrated.
  const scrollTo = async (y: number) => {
    const kept = () =>
      visitor.evaluate((top) => {
        window.scrollTo({ top, behavior: "instant" });
        window.dispatchEvent(new Event("scroll"));
        return Object.values(sessionStorage);
      }, y);
    await expect.poll(kept).toContain(String(y));
  };
  await scrollTo(2000);
  await visitor.click("header nav a", "Download");
  await expectPage(visitor, "Download");
  await expectWords(visitor, "Release list is current");
  await scrollTo(300);
  await visitor.back();
  await expectPage(visitor, "The Best Music Experience");
  await expect.poll(position).toBe(2000);
  await visitor.forward();
  await expectPage(visitor, "Download");
  await expect.poll(position).toBe(300);
  expect(site.complaints).toEqual([]);
});

test("View Updates leads to the previous versions", async ({ visitor, site }) => {
  await visitor.resize(1440, 900);
  await visitor.open(`${site.url}/`);
  await visitor.click("main a", "View Updates");
  await expectPage(visitor, "Download");
  await expect.poll(async () => Math.abs((await topOf(visitor, "#versions")) - 90)).toBeLessThan(60);
  expect(site.complaints).toEqual([]);
});

test("the round button leads to the newest release", async ({ visitor, site }) => {
  await visitor.resize(360, 640);
  await visitor.open(`${site.url}/download`);
  await expectWords(visitor, "Release list is current");
  await visitor.click("a", "To the latest version");
  await expect.poll(() => topOf(visitor, "#latest")).toBeLessThan(100);
  expect(site.complaints).toEqual([]);
});

import { features } from "../../src/site/features";
import { expect, expectText, expectVisible, scrollThrough, test } from "../support/engineTest";
import { PLAYER_RELEASES } from "../support/sites";
import { startVisitor, type Visitor } from "../support/visitor";

test.describe("without scripts", () => {
  let visitor: Visitor;
  test.beforeAll(async ({ engine }) => {
    visitor = await startVisitor(engine, { scripts: false, reducedMotion: false });
    await visitor.resize(360, 740);
  });
  test.afterAll(() => visitor.close());

  test("the newest 30 releases can be read, and a link leads to the plain list of all", async ({ site }) => {
    await visitor.open(`${site.url}/download`);
    await expectText(visitor, "#latest-name", "v1.45.0 Player 1.45");
    await expectVisible(visitor, "#versions article", 29);
    await visitor.click("#files > summary");
    await expectVisible(visitor, "#files li");
    await visitor.click("a", "All versions in a plain list");
    await expectVisible(visitor, "article h2", PLAYER_RELEASES);
    await visitor.click("a", "Back to the download page");
    await expectText(visitor, "h1", "Download");
  });

  test("everything on the home page is visible, and the menu works", async ({ site }) => {
    await visitor.open(`${site.url}/`);
    await expectVisible(visitor, "section[aria-labelledby=why-choose] h3", features.length);
    const hidden = await visitor.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p)")].filter(
        (element) => !element.checkVisibility({ opacityProperty: true }),
      ),
    );
    expect(hidden).toEqual([]);
    await visitor.click("header summary");
    await visitor.click("header details a", "Download");
    await expectText(visitor, "h1", "Download");
  });
});

test("with reduced motion, nothing moves and no decoration is loaded", async ({ engine, site }) => {
  const visitor = await startVisitor(engine, { scripts: true, reducedMotion: true });
  try {
    await visitor.resize(1440, 900);
    await visitor.open(`${site.url}/`);
    expect(await visitor.evaluate(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await scrollThrough(visitor);
    expect(await visitor.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length)).toBe(
      0,
    );
    await expectVisible(visitor, "canvas", 0);
    await visitor.click("header nav a", "Download");
    await expectText(visitor, "h1", "Download");
    expect(site.complaints).toEqual([]);
  } finally {
    await visitor.close();
  }
});

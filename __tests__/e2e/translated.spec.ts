import { productName } from "../../src/site/product";
import { expect, holdRequests, test } from "../support/browserTest";
import { githubRelease } from "../support/githubReleases";

// With another language and another year than in the HTML, every date changes after hydration.
test.use({ locale: "de-DE", viewport: { width: 360, height: 740 } });
const NOW = new Date("2028-01-01T00:00:00Z");

/**
 * In a page: puts each text into two elements, now and whenever a text is added, as Google
 * Translate does. During hydration means that the layout is hydrated and the sections are not.
 */
function translate(isHydrating: boolean): void {
  const translateTexts = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style, noscript, font"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      // The text changes as in a translation: Playwright ignores such a space.
      inner.textContent = `${text.textContent}\u200b`;
      outer.append(inner);
      text.parentElement?.replaceChild(outer, text);
    }
  };
  const start = () => {
    translateTexts(document.body);
    new MutationObserver((records) => {
      for (const { target } of records) translateTexts(target);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const startWhenHydrated = () => {
    const footer = document.querySelector("footer") ?? {};
    if (Object.keys(footer).some((key) => key.startsWith("__reactProps"))) start();
    else requestAnimationFrame(startWhenHydrated);
  };
  if (isHydrating) startWhenHydrated();
  else document.addEventListener("DOMContentLoaded", start);
}

for (const isHydrating of [false, true]) {
  const moment = isHydrating ? "during hydration" : "before hydration";
  test(`pages translated ${moment} stay whole`, async ({ page, rest, api, complaints }) => {
    // React reports that it renders a translated text again.
    complaints.allow(/Minified React error #4(18|22|23|25)/);
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(translate, isHydrating);
    for (const path of ["/", "/privacy", "/terms", "/download"]) {
      const sendScripts = await holdRequests(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      sendScripts();
      await rest();
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("footer")).toContainText(`© 2028 ${productName}`);
      await expect(page.locator("main")).not.toContainText(/Something Went Wrong/);
    }
    await page.getByRole("button", { name: "Show older versions" }).click();
    await expect(page.locator("#versions article")).toHaveCount(44);
    api.releases.unshift(githubRelease(46));
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    const download = page.getByRole("link", { name: "Download Latest" });
    await expect(download).toHaveAttribute("href", /1\.46/);
    await expect(page.locator("main")).toContainText("Release list is current");
  });
}

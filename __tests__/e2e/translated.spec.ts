import { productName } from "../../src/site/product";
import { expect, holdRequests, test } from "../support/browserTest";
import { packageContent } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";

// A visitor who reads another language, in another year than that of the build, so that every date changes after hydration.
test.use({ locale: "de-DE", viewport: { width: 360, height: 740 } });
const NOW = new Date("2028-01-01T00:00:00Z");
const HALF_AN_HOUR_LATER = new Date("2028-01-01T00:30:00Z");

type Moment = "before hydration" | "during hydration" | "at rest";

/**
 * Puts each text into two elements of its own, as Google Translate does, and each text that comes later. It runs in the page: at the
 * end of the HTML, once the root is hydrated and before the sections are, or at once.
 */
function translate(moment: Moment): void {
  const translateIn = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest("script, style, noscript, font")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      // Another text, as in a translation; Playwright leaves out such a space.
      inner.textContent = `${text.textContent}\u200b`;
      outer.append(inner);
      text.parentElement?.replaceChild(outer, text);
    }
  };
  const start = () => {
    translateIn(document.body);
    const observer = new MutationObserver((records) => {
      for (const { target } of records) translateIn(target);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const startWhenHydrated = () => {
    const control = document.querySelector("footer button");
    if (control && Object.keys(control).some((key) => key.startsWith("__reactProps"))) start();
    else requestAnimationFrame(startWhenHydrated);
  };
  if (moment === "at rest") start();
  else if (moment === "during hydration") startWhenHydrated();
  else document.addEventListener("DOMContentLoaded", start);
}

for (const moment of ["before hydration", "during hydration", "at rest"] satisfies Moment[]) {
  test(`pages that are translated ${moment} stay whole and can be used`, async ({ page, rest, api, complaints }) => {
    // React renders anew what it cannot hydrate, and says so.
    complaints.allow(/Minified React error #4(18|22|23|25)/);
    await page.clock.setFixedTime(NOW);
    if (moment !== "at rest") await page.addInitScript(translate, moment);
    for (const path of ["/", "/privacy", "/terms", "/download"]) {
      const startScripts = await holdRequests(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      startScripts();
      await rest();
      if (moment === "at rest") await page.evaluate(translate, moment);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("footer")).toContainText(`© 2028 ${productName}`);
      // A style that is not in the HTML.
      await expect(page.locator("footer")).toHaveCSS("background-color", "rgb(20, 17, 27)");
      await expect(page.locator("main")).not.toContainText(/Something Went Wrong|could not be shown/);
    }

    const main = page.locator("main");
    await page.getByRole("button", { name: "Show older versions" }).click();
    await expect(page.locator("#versions article")).toHaveCount(44);
    await page.locator("#versions article").last().getByText("All files").click();
    await page.getByLabel("Show changes since").selectOption("v1.44.0");
    await expect(main).toContainText("2 changes in 1 version since v1.44.0");
    const buffer = packageContent("v1.45.0", "x86_64");
    await page.getByLabel("Drop the file here").setInputFiles({ name: "my.apk", mimeType: "application/zip", buffer });
    await expect(main).toContainText("This is player-v1.45.0-x86_64.apk of Player 1.45");
    for (const words of ["1.4", "1.44", "nothing has this"]) await page.getByRole("searchbox").fill(words);
    await expect(main).toContainText("None of 45 versions matches");
    await page.getByRole("button", { name: "Clear the search" }).click();
    await page.getByLabel("Menu").click();

    api.releases.unshift(githubRelease(46));
    const comeBack = () => page.evaluate(() => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    await comeBack();
    await expect(page.getByRole("link", { name: "Download v1.46.0" })).toHaveAttribute("href", /1\.46/);
    await page.clock.setFixedTime(HALF_AN_HOUR_LATER);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(main).toContainText("Release list is current,checked 30 minutes ago");
    await expect(main).toContainText("in 2 versions since v1.44.0");
    await page.evaluate(() => {
      window.location.hash = "v9.9.9";
    });
    await expect(main).toContainText("We don't know that version");
    await comeBack();
    await expect(main).toContainText("Release list is current,checked just now");
    await expect(main).not.toContainText(/could not be shown|Download v1\.45\.0|30 minutes|Looking/);
  });
}

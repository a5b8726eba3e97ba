import { chromium, firefox, webkit } from "@playwright/test";
import { launchOptions } from "../../harness/chromium";
import type { Engine } from "../../harness/engines";
import { collectComplaints, pressBelowWindow } from "./browserPage";
import type { Preferences, Visitor } from "./visitor";

/** Milliseconds to wait for an element. */
const LIMIT = 10_000;

/** Starts a visitor whose browser Playwright drives: Chromium, or the Firefox and the WebKit that it brings. */
export async function startPlaywrightVisitor(engine: Engine, { scripts, reducedMotion }: Preferences): Promise<Visitor> {
  const browser = await { chromium, firefox, webkit }[engine].launch(engine === "chromium" ? launchOptions() : {});
  const page = await browser.newPage({
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale: "en-US",
    timezoneId: "UTC",
  });
  const complaints = collectComplaints(page);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    reload: async () => {
      await page.reload();
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (script, ...given) => {
      const run = () => page.evaluate(`(${script})(...${JSON.stringify(given)})`);
      // A press may have led to another page, which is about to take the place of this one.
      return run().catch((error: unknown) => {
        if (!String(error).includes("Execution context was destroyed")) throw error;
        return run();
      });
    },
    click: async (selector, text = "") => {
      const visible = page.locator(selector).filter({ visible: true });
      const labelled = page.locator(`[aria-label*=${JSON.stringify(text)}]`);
      const named = text ? visible.and(labelled.or(page.locator(":not([aria-label])", { hasText: text }))) : visible;
      await pressBelowWindow(named, LIMIT);
    },
    press: (key) => page.keyboard.press(key),
    choose: (selector, file) => page.locator(selector).setInputFiles(file, { timeout: LIMIT }),
    select: async (selector, value) => {
      await page.locator(selector).selectOption(value, { timeout: LIMIT });
    },
    // Playwright gives messages in their order, so one of an earlier site cannot come after the next site is open.
    complaints: async () => complaints.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

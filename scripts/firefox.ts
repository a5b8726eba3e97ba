/** The Firefox that runs the browser tests. */
import { existsSync, readFileSync } from "node:fs";
import { type Browser, firefox } from "@playwright/test";

/** Where Debian and other distributions of Linux install Firefox. */
const PROGRAMS = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Ubuntu's script starts a snap, which cannot read the profile that Playwright makes for it. */
const isSnap = (program: string) => readFileSync(program, "latin1").includes("/snap/bin/firefox");

/**
 * What a Firefox that is not Playwright's writes about failed requests. Playwright reports it as
 * exceptions of the page.
 */
export const FIREFOX_MESSAGES = /^download failed \(font|^The Same Origin Policy disallows/;

/**
 * Playwright's options for its own Firefox or, if that is missing, for the one of the machine. It
 * drives that one by WebDriver BiDi.
 */
export function firefoxOptions() {
  const browserName = "firefox" as const;
  const executablePath = PROGRAMS.find((program) => existsSync(program) && !isSnap(program));
  if (existsSync(firefox.executablePath()) || !executablePath) return { browserName };
  return {
    browserName,
    channel: "moz-firefox" as const,
    // Playwright does not ask this protocol for reduced motion.
    launchOptions: { executablePath, firefoxUserPrefs: { "ui.prefersReducedMotion": 1 } },
    // The page's policy refuses the style that Playwright adds for a screenshot, and says so.
    screenshot: "off" as const,
  };
}

/**
 * Lets Playwright open pages in a Firefox before version 159, which lacks a command that the driver
 * sends for each context: https://bugzilla.mozilla.org/show_bug.cgi?id=2064354. It would set the
 * colour scheme, which the site does not read. Delete this once Debian's Firefox ESR is newer.
 *
 * @throws Error if the driver has changed
 */
export function answerMissingCommand(browser: Browser): void {
  if (Number.parseInt(browser.version(), 10) >= 159) return;
  // This part of the driver is not documented.
  const toImpl = propertyOf(propertyOf(browser, "_connection"), "toImpl");
  const driver: unknown = typeof toImpl === "function" ? toImpl(browser) : null;
  const session = propertyOf(driver, "_browserSession");
  const send = propertyOf(session, "send");
  if (!(session instanceof Object) || typeof send !== "function")
    throw new Error(
      `Playwright cannot open a page in Firefox ${browser.version()}, because its driver has ` +
        "changed. Mend answerMissingCommand in scripts/firefox.ts, install Firefox 159 or newer, " +
        "or run `npx playwright install --with-deps firefox`.",
    );
  const sendOrAnswer = (command: string, parameters: unknown) =>
    command === "emulation.setMediaFeaturesOverride"
      ? Promise.resolve({})
      : send.call(session, command, parameters);
  Reflect.set(session, "send", sendOrAnswer);
}

function propertyOf(value: unknown, name: string): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined;
}

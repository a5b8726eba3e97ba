/** The Chromium that runs the browser tests, the benchmark and the scripts. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installDebianPackages, installWithPlaywright } from "./installation";
import { findProgram } from "./program";

/** Names of the program in Debian, in other Linux systems, and as Google packages it. */
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Debian's package and program of Chromium without a window. It renders the same pages in half of the processor time, but has no
 * back-forward cache.
 */
const HEADLESS_SHELL = "chromium-headless-shell";

/** Switches for every start of Chromium: it runs in a container and as root, and sends no requests of its own. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Looks for a Chromium, in this order: the variable CHROMIUM_PATH, the folders of PATH, Playwright's own. Installs nothing, so it
 * may run while a configuration or a test file is loaded.
 *
 * @returns the path of the program, or undefined if there is none
 * @throws Error if CHROMIUM_PATH names no program
 */
export function findChromium(): string | undefined {
  const installed = findProgram("CHROMIUM_PATH", PROGRAM_NAMES);
  if (installed) return installed;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Playwright's options to launch the Chromium of the tests: the one that CHROMIUM_PATH names, a headless shell in the folders of
 * PATH, or what {@link findChromium} finds. If there is none, Playwright uses its own.
 *
 * @param extraArguments more switches for this start
 */
export function launchOptions(...extraArguments: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findProgram("CHROMIUM_PATH", [HEADLESS_SHELL]) ?? findChromium();
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGUMENTS, ...extraArguments] };
}

/**
 * Installs the headless shell on Debian as root if it is missing. Without it, {@link launchOptions} finds the whole Chromium, and the
 * tests take longer.
 */
export function provideHeadlessShell(): void {
  if (findProgram("CHROMIUM_PATH", [HEADLESS_SHELL])) return;
  installDebianPackages("No headless shell of Chromium found", [HEADLESS_SHELL]);
}

/**
 * Looks for a Chromium and installs one if there is none. After that, {@link findChromium} finds it in every process.
 *
 * @returns the path of the program
 * @throws Error that says what to install, if the installation fails
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  const what = "No Chromium found";
  // The fonts are the site's fallback typeface. Without them, a page moves when its own typeface arrives after the first paint.
  if (!installDebianPackages(what, ["chromium", "fonts-liberation"])) installWithPlaywright(what, "chromium");
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found, and none could be installed. Install your system's package chromium, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to the path of the Chromium that you have.",
  );
}

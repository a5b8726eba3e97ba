/** The Chromium that runs the browser tests, the benchmark and the scripts. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
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
  if (!isDebianAsRoot() || findProgram("CHROMIUM_PATH", [HEADLESS_SHELL])) return;
  install([
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", HEADLESS_SHELL],
  ]);
}

/**
 * Looks for a Chromium and installs one if there is none: with the package manager on Debian as root, else with Playwright. After
 * that, {@link findChromium} finds it in every process.
 *
 * @returns the path of the program
 * @throws Error that says what to install, if the installation fails
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  install(
    isDebianAsRoot()
      ? [
          ["apt-get", "update", "-qq"],
          // The fonts are the site's fallback typeface. Without them, a page moves when its own typeface arrives after the first
          // paint.
          ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
        ]
      : [["npx", "playwright", "install", "chromium"]],
  );
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found, and none could be installed. Install your system's package chromium, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to the path of the Chromium that you have.",
  );
}

function isDebianAsRoot(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** Runs commands until one fails. A command prints its own error; who called this looks for the program and says what to do. */
function install(commands: readonly string[][]): void {
  try {
    for (const [command = "", ...rest] of commands) {
      console.log(`A Chromium for the tests is missing; running: ${command} ${rest.join(" ")}`);
      execFileSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
    }
  } catch {
    // The command has said why.
  }
}

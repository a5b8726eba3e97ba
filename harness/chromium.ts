/** The Chromium that runs the browser tests, the benchmark and the scripts. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Names of the program in Debian, in other Linux systems, and as Google packages it. */
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Debian's Chromium without a window. It renders the same pages in half of the time, but has no back-forward cache. */
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
 * Looks for a program: where a variable says, else in the folders of PATH.
 *
 * @param variable the environment variable with the program's path
 * @param names the program's names on PATH, the best first
 * @returns the path of the program, or undefined if there is none
 * @throws Error if the variable names no file
 */
export function findProgram(variable: string, names: readonly string[]): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) throw new Error(`${variable} is "${chosen}", but there is no program at that path.`);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return chosen || names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/**
 * Looks for a Chromium, in this order: the variable CHROMIUM_PATH, the folders of PATH, Playwright's own. Installs nothing.
 *
 * @returns the path of the program, or undefined if there is none
 * @throws Error if CHROMIUM_PATH names no file
 */
export function findChromium(): string | undefined {
  return findProgram("CHROMIUM_PATH", PROGRAM_NAMES) ?? [chromium.executablePath()].find(existsSync);
}

/** Playwright's options to launch the Chromium of the tests. If none is found, Playwright uses its own. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findProgram("CHROMIUM_PATH", [HEADLESS_SHELL]) ?? findChromium();
  return { ...(executablePath && { executablePath }), args: CHROMIUM_ARGUMENTS };
}

/**
 * Looks for a Chromium and installs one if there is none: with the package manager on Debian as root, else with Playwright.
 *
 * @returns the path of the program
 * @throws Error that says what to install, if the installation fails
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  // The fonts are the site's fallback typeface. Without them, a page moves when its own typeface arrives after the first paint.
  const packages = ["chromium", HEADLESS_SHELL, "fonts-liberation"];
  const commands = isDebianAsRoot()
    ? [
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages],
      ]
    : [["npx", "playwright", "install", "chromium"]];
  try {
    for (const [command = "", ...options] of commands) {
      console.log(`No Chromium found; running: ${command} ${options.join(" ")}`);
      execFileSync(command, options, { stdio: ["ignore", "ignore", "inherit"] });
    }
  } catch {
    // The command has printed its own error.
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found, and none could be installed. Install your system's package chromium, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to the path of the Chromium that you have.",
  );
}

function isDebianAsRoot(): boolean {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

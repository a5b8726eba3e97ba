/**
 * The Chromium that runs the browser tests, the benchmark and the scripts. All of them use the same browser, so that their results
 * can be compared.
 */
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Names of the program in Debian, in other Linux systems, and as Google packages it. */
const PROGRAM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

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
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROMIUM_PATH is "${chosen}", but there is no program at that path.`);
    return chosen;
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Playwright's options to launch the Chromium that {@link findChromium} finds. If there is none, Playwright uses its own.
 *
 * @param extraArguments more switches for this start
 */
export function launchOptions(...extraArguments: string[]): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGUMENTS, ...extraArguments] };
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
  const isDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const installation = isDebian
    ? [
        ["apt-get", "update", "-qq"],
        // The fonts are the site's fallback typeface. Without them, a page moves when its own typeface arrives after the first
        // paint.
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
      ]
    : [["npx", "playwright", "install", "chromium"]];
  try {
    for (const [command = "", ...rest] of installation) {
      console.log(`No Chromium found; running: ${command} ${rest.join(" ")}`);
      execFileSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
    }
  } catch {
    // The command has printed its own error, and the message below says what to do.
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found, and none could be installed. Install your system's package chromium, or run " +
      "`npx playwright install chromium`, or set CHROMIUM_PATH to the path of the Chromium that you have.",
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

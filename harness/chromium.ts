import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Switches with which Chromium starts everywhere: in a container, as root, without asking the network anything of its own. */
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
 * Where a Chromium is: named by the variable CHROMIUM_PATH, on the PATH, or Playwright's own. Null where there is none.
 *
 * @throws Error where CHROMIUM_PATH names no program
 */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no program.`);
    return named;
  }
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/**
 * Where a Chromium is, after installing one if need be: on Debian as root with the package manager, else with Playwright.
 *
 * @throws Error that says what to install where none can be had
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isDebian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const attempts = isDebian
    ? [
        ["apt-get", "update", "-qq"],
        // The fonts hold the site's fallback typeface: without it a page would move when its own typeface arrives late.
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
      ]
    : [["npx", "playwright", "install", "chromium"]];
  try {
    for (const [command = "", ...rest] of attempts) {
      console.log(`No Chromium found; running: ${command} ${rest.join(" ")}`);
      execFileSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
    }
  } catch {
    // The message below says all that matters, whichever command failed.
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need a Chromium. Install the package chromium of your system, or run `npx playwright install chromium`, " +
      "or let CHROMIUM_PATH name the program of one that you have.",
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

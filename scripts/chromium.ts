/** The Chromium that runs the browser tests and renders the screenshots. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/**
 * Names of the program in Debian, in other Linux systems, and as Google packages it. The first one has no windows. It renders the
 * same pages in half of the time, but has no back-forward cache.
 */
const PROGRAM_NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Playwright's own, by the names that it has for them: without windows, and whole. */
const OWN = ["chromium-headless-shell", "chromium"];

/** Debian's packages of both. */
const PACKAGES = ["chromium", "chromium-headless-shell"];

/** Switches for every start of Chromium: it runs in a container and as root, and sends no requests of its own. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are where they are on a phone. A headless shell would place them on whole pixels, up to 4 % wider or narrower.
  "--font-render-hinting=none",
];

/** Debian's package of the site's fallback typeface, and where its files are. */
const FONTS = { name: "fonts-liberation", folder: "/usr/share/fonts/truetype/liberation" };

/**
 * The environment variables with the program that was found, and with the one that was found to be a whole browser. Child processes
 * inherit them, such as Playwright's workers, so a program is tried once in a run.
 */
const VARIABLES = { any: "FOUND_CHROMIUM", whole: "FOUND_WHOLE_CHROMIUM" } as const;

/**
 * Looks for a program: where a variable says, else in the folders of PATH.
 *
 * @param variable the environment variable with the program's path
 * @param names the program's names on PATH, the best first
 * @returns the paths of all that are there, the best first
 * @throws Error if the variable names no file
 */
function findPrograms(variable: string, names: readonly string[]): string[] {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) throw new Error(`${variable} is "${chosen}", but there is no program at that path.`);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(existsSync);
  return (chosen ? [chosen] : onPath).map((program) => path.resolve(program));
}

/**
 * Playwright's options to launch the Chromium that {@link provideChromium} has found. Before it was called, Playwright uses its own.
 *
 * @param kind "whole" for one with a back-forward cache, see {@link hasWholeChromium}
 */
export function launchOptions(kind: keyof typeof VARIABLES = "any"): LaunchOptions {
  return optionsOf(process.env[VARIABLES[kind]]);
}

/** Whether one of the programs that were found is more than a headless shell. */
export function hasWholeChromium(): boolean {
  return Boolean(process.env[VARIABLES.whole]);
}

/**
 * Looks for a Chromium that starts, in this order: the variable CHROMIUM_PATH, the folders of PATH, Playwright's own. If there is
 * none, installs one: with the package manager on Debian as root, else with Playwright.
 *
 * @returns Playwright's options to launch it
 * @throws Error that says what failed and what to do
 */
export async function provideChromium(): Promise<LaunchOptions> {
  if (process.env[VARIABLES.any]) return launchOptions();
  const failures = await findChromium();
  const isFound = () => Boolean(process.env[VARIABLES.any]);
  if (!isFound() && process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH names no Chromium that starts. ${failures.join("\n")}`);
  try {
    install(!isFound());
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  }
  if (!isFound()) failures.push(...(await findChromium()));
  for (const failure of new Set(failures)) console.log(failure);
  if (isFound()) return launchOptions();
  throw new Error(
    "No Chromium was found that starts, and none could be installed. Install your system's package chromium, or run " +
      "`npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to the path of the Chromium that you have.",
  );
}

/** Starts one program after the other until one is whole, and keeps the first ones in the environment. Returns why others fail. */
export async function findChromium(): Promise<string[]> {
  const { CHROMIUM_PATH } = process.env;
  const failures: string[] = [];
  for (const program of [...findPrograms("CHROMIUM_PATH", PROGRAM_NAMES), ...(CHROMIUM_PATH ? [] : OWN)]) {
    try {
      const isWhole = await start(program);
      process.env[VARIABLES.any] ||= program;
      if (isWhole) {
        process.env[VARIABLES.whole] = program;
        break;
      }
    } catch (error) {
      const reason = String(error);
      // Playwright's own is not installed.
      if (reason.includes("Executable doesn't exist")) continue;
      const [, said = reason.split("\n")[0]] = /\[err\] (.+)/.exec(reason) ?? [];
      failures.push(`${program} does not start: ${said}`);
    }
  }
  return failures;
}

/** Starts a program and renders a text. Returns whether it is a whole browser. */
async function start(program: string): Promise<boolean> {
  const browser = await chromium.launch({ ...optionsOf(program), timeout: 30_000 });
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html>text");
    const height = await page.evaluate(() => document.body.offsetHeight);
    if (height === 0) throw new Error(`it shows no text. Install a font, such as Debian's package ${FONTS.name}.`);
    const { product } = await (await browser.newBrowserCDPSession()).send("Browser.getVersion");
    return !product.startsWith("Headless");
  } finally {
    await browser.close();
  }
}

function optionsOf(program: string | undefined): LaunchOptions {
  const isOwn = program !== undefined && OWN.includes(program);
  return { ...(isOwn ? { channel: program } : program && { executablePath: program }), args: CHROMIUM_ARGUMENTS };
}

/**
 * Installs what is missing: the fonts on Debian as root, and a Chromium if it has to.
 *
 * @throws Error if a command fails. It has printed why
 */
function install(needsChromium: boolean): void {
  const packages = [...(needsChromium ? PACKAGES : []), ...(existsSync(FONTS.folder) ? [] : [FONTS.name])];
  if (isDebianAsRoot()) {
    if (packages.length === 0) return;
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  } else if (needsChromium) {
    // Not `npx`, which is no program on Windows, but a script.
    run(
      process.execPath,
      require.resolve("@playwright/test/cli"),
      "install",
      ...(mayInstallPackages() ? ["--with-deps"] : []),
      "chromium",
    );
  }
}

function run(command: string, ...options: string[]): void {
  console.log(`Running: ${command} ${options.join(" ")}`);
  execFileSync(command, options, { stdio: ["ignore", "inherit", "inherit"] });
}

function isDebianAsRoot(): boolean {
  const release = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** Whether Playwright can install packages of the system without a password. It knows apt-get alone. */
function mayInstallPackages(): boolean {
  const isRoot = process.getuid?.() === 0 || spawnSync("sudo", ["-n", "true"]).status === 0;
  return isRoot && spawnSync("apt-get", ["--version"]).status === 0;
}

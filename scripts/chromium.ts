/** The Chromium that runs the browser tests and renders the screenshots. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/**
 * Paths of programs, and Playwright's names of the browsers that it installs or finds; the best
 * first. A headless shell renders pages in half of the time.
 */
const PROGRAMS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "chromium-headless-shell",
  "chromium",
  "chrome",
];

/** Chromium runs in a container and as root, and sends no requests of its own. */
const QUIET =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking " +
  "--disable-component-update --disable-sync";

/** Otherwise, a headless shell places letters on whole pixels, up to 4 % wider than on a phone. */
const HINTING = "--font-render-hinting=none";

const args = [...QUIET.split(" "), HINTING];

/** The environment variable with the program that starts. Playwright's workers inherit it. */
const VARIABLE = "FOUND_CHROMIUM";

/** Playwright's options to launch the Chromium that {@link provideChromium} has found. */
export function launchOptions(program = process.env[VARIABLE]): LaunchOptions {
  if (!program) return { args };
  return path.isAbsolute(program) ? { executablePath: program, args } : { channel: program, args };
}

/**
 * Finds a Chromium that starts: of CHROMIUM_PATH or, without it, one of PROGRAMS. If none does,
 * installs one: from Debian's packages as root, else with Playwright.
 *
 * @returns Playwright's options to launch it
 * @throws Error with the reasons and the remedy if there is none
 */
export async function provideChromium(): Promise<LaunchOptions> {
  const { CHROMIUM_PATH } = process.env;
  if (process.env[VARIABLE]) return launchOptions();
  const programs = CHROMIUM_PATH ? [path.resolve(CHROMIUM_PATH)] : PROGRAMS;
  let failures = await findChromium(programs);
  if (failures && !CHROMIUM_PATH) {
    try {
      install();
      failures = await findChromium(programs);
    } catch (error) {
      failures += `\n${error}`;
    }
  }
  if (!failures) return launchOptions();
  throw new Error(
    "No Chromium starts. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH " +
      `to your Chromium.\n${failures}`,
  );
}

/** Stores the first program that starts in the environment. Gives the errors if none does. */
async function findChromium(programs: readonly string[]): Promise<string | null> {
  const failures: string[] = [];
  for (const program of programs) {
    try {
      await start(program);
      process.env[VARIABLE] = program;
      return null;
    } catch (error) {
      failures.push(`${program}: ${error}`);
    }
  }
  return failures.join("\n");
}

/** Starts a program and renders a text, because Chromium needs a font. */
async function start(program: string): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions(program), timeout: 30_000 });
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html>text");
    const height = await page.evaluate(() => document.body.offsetHeight);
    if (height === 0) throw new Error("it shows no text. Install a font.");
  } finally {
    await browser.close();
  }
}

function install(): void {
  const run = (command: string, ...options: string[]) =>
    execFileSync(command, options, { stdio: "inherit" });
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
  if (isDebian && process.getuid?.() === 0) {
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  } else {
    // On Windows, `npx` is a script, which cannot be run as a program.
    run(process.execPath, require.resolve("@playwright/test/cli"), "install", "chromium");
  }
}

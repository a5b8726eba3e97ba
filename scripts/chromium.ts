/** The Chromium that runs the browser tests and renders the screenshots. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

/** Programs on PATH, the best first. A headless shell renders pages in half of the time. */
const PROGRAM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** Playwright's channels of its own Chromium. The first is also the name of Debian's package. */
const CHANNELS = ["chromium-headless-shell", "chromium"] as const;

/** Chromium runs in a container and as root, and sends no requests of its own. */
const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A headless shell would place letters on whole pixels, up to 4 % wider than on a phone.
  "--font-render-hinting=none",
];

/** Debian's package of the site's fallback typeface, and its folder. */
const FONTS = { name: "fonts-liberation", folder: "/usr/share/fonts/truetype/liberation" };

/** The environment variable with the program that was found. Playwright's workers inherit it. */
const VARIABLE = "FOUND_CHROMIUM";

/** The paths of all programs of CHROMIUM_PATH or, without it, on PATH; the best first. */
function findPrograms(): string[] {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no program at that path.`);
  if (CHROMIUM_PATH) return [path.resolve(CHROMIUM_PATH)];
  const folders = PATH.split(path.delimiter);
  return PROGRAM_NAMES.flatMap((name) =>
    folders.map((folder) => path.resolve(folder, name)),
  ).filter(existsSync);
}

/** Playwright's options to launch the Chromium that {@link provideChromium} has found. */
export function launchOptions(): LaunchOptions {
  return optionsOf(process.env[VARIABLE]);
}

/**
 * Finds a Chromium that starts: of CHROMIUM_PATH, on PATH, or Playwright's own. If there is none,
 * installs one: with the package manager on Debian as root, else with Playwright.
 *
 * @returns Playwright's options to launch it
 * @throws Error with the reason and the remedy if there is none
 */
export async function provideChromium(): Promise<LaunchOptions> {
  if (process.env[VARIABLE]) return launchOptions();
  const failures = await findChromium();
  const isFound = () => Boolean(process.env[VARIABLE]);
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
    "No Chromium was found that starts, and none could be installed. Run " +
      "`npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to your Chromium.",
  );
}

/**
 * Starts one program after the other until one works, and stores it in the environment. Returns why
 * the others do not start.
 */
async function findChromium(): Promise<string[]> {
  const { CHROMIUM_PATH } = process.env;
  const failures: string[] = [];
  for (const program of [...findPrograms(), ...(CHROMIUM_PATH ? [] : CHANNELS)]) {
    try {
      await start(program);
      process.env[VARIABLE] = program;
      break;
    } catch (error) {
      const reason = String(error);
      // Playwright's own is not installed.
      if (reason.includes("Executable doesn't exist")) continue;
      const [, output = reason.split("\n")[0]] = /\[err\] (.+)/.exec(reason) ?? [];
      failures.push(`${program} does not start: ${output}`);
    }
  }
  return failures;
}

/** Starts a program and renders a text. */
async function start(program: string): Promise<void> {
  const browser = await chromium.launch({ ...optionsOf(program), timeout: 30_000 });
  try {
    const page = await browser.newPage();
    await page.setContent("<!doctype html>text");
    const height = await page.evaluate(() => document.body.offsetHeight);
    if (height === 0)
      throw new Error(`it shows no text. Install a font, such as Debian's package ${FONTS.name}.`);
  } finally {
    await browser.close();
  }
}

function optionsOf(program: string | undefined): LaunchOptions {
  const args = CHROMIUM_ARGUMENTS;
  if (!program) return { args };
  const isOwn = CHANNELS.some((channel) => channel === program);
  return isOwn ? { channel: program, args } : { executablePath: program, args };
}

/**
 * Installs a Chromium if there is none and, on Debian as root, the fonts.
 *
 * @throws Error if a command fails, which has printed why
 */
function install(needsChromium: boolean): void {
  const packages = [
    ...(needsChromium ? [CHANNELS[0]] : []),
    ...(existsSync(FONTS.folder) ? [] : [FONTS.name]),
  ];
  if (isDebianAsRoot()) {
    if (packages.length === 0) return;
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  } else if (needsChromium) {
    // On Windows, `npx` is a script, which cannot be run as a program.
    run(process.execPath, require.resolve("@playwright/test/cli"), "install", "chromium");
  }
}

function run(command: string, ...options: string[]): void {
  console.log(`Running: ${command} ${options.join(" ")}`);
  execFileSync(command, options, { stdio: ["ignore", "inherit", "inherit"] });
}

function isDebianAsRoot(): boolean {
  const release = "/etc/os-release";
  return (
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, "utf8"))
  );
}

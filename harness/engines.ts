/** The browser engines in which the site is tested (docs/rules.md, 1.11): finds them, and installs those that are missing. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { firefox, webkit } from "@playwright/test";
import { findChromium } from "./chromium";
import { installDebianPackages, installWithPlaywright } from "./installation";
import { findProgram, isProgram } from "./program";

/** The name of an engine. */
export type Engine = "chromium" | "firefox" | "webkit";

/** The programs of an engine, and what drives them. */
export type EngineProgram =
  /** Playwright drives Chromium, and the Firefox and the WebKit that it brings. */
  | { drivenBy: "playwright" }
  /** Firefox as it is published has this remote control built in. Playwright 1.65 asks a Firefox ESR 153 for more than it has. */
  | { drivenBy: "marionette"; firefox: string }
  /** WebKitGTK has a driver, which starts MiniBrowser. MiniBrowser needs a screen, here one that exists only in memory. */
  | { drivenBy: "webdriver"; driver: string; browser: string; screen: string };

/** Chromium is compulsory, so it is not here (`provideChromium` installs it). */
const OPTIONAL_ENGINES = {
  firefox: {
    title: "Firefox",
    debianPackages: ["firefox-esr"],
    advice:
      "Install Firefox, or run `npx playwright install firefox`, or set FIREFOX_PATH to the path of the Firefox that you have.",
  },
  webkit: {
    title: "WebKit",
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    advice: "Install your system's packages webkit2gtk-driver and xvfb (Debian's names), or run `npx playwright install webkit`.",
  },
} as const;

type OptionalEngine = keyof typeof OPTIONAL_ENGINES;

/**
 * Looks for an engine: where its variable says (FIREFOX_PATH, WEBKIT_DRIVER_PATH), in the folders of PATH, among Playwright's own.
 *
 * @returns its programs, or undefined if there is none
 * @throws Error if the variable names no program
 */
export function findEngine(engine: Engine): EngineProgram | undefined {
  if (engine === "chromium") return findChromium() ? { drivenBy: "playwright" } : undefined;
  if (engine === "firefox") {
    // Ubuntu's `firefox` is a snap, which cannot read a profile in the temporary folder.
    const names = existsSync("/snap/bin/firefox") ? ["firefox-esr"] : ["firefox-esr", "firefox"];
    const program = findProgram("FIREFOX_PATH", names);
    if (program) return { drivenBy: "marionette", firefox: program };
  } else {
    const driver = findProgram("WEBKIT_DRIVER_PATH", ["WebKitWebDriver"]);
    const browser = findMiniBrowser();
    const screen = findProgram(null, ["Xvfb"]);
    if (driver && browser && screen) return { drivenBy: "webdriver", driver, browser, screen };
  }
  const own = { firefox, webkit }[engine].executablePath();
  return own && existsSync(own) ? { drivenBy: "playwright" } : undefined;
}

/**
 * Looks for Firefox and WebKit and installs those that are missing: with the package manager on Debian as root, else with
 * Playwright. After that, {@link findEngine} finds them in every process.
 *
 * @returns for each engine that cannot be had: its name, and a line that says so and what to install
 */
export function provideOptionalEngines(): Map<Engine, string> {
  const missing = new Map<Engine, string>();
  for (const engine of ["firefox", "webkit"] as const) {
    if (findEngine(engine) || install(engine)) continue;
    const { title, advice } = OPTIONAL_ENGINES[engine];
    missing.set(engine, `There is no ${title}, and none could be installed. ${advice}`);
  }
  return missing;
}

function install(engine: OptionalEngine): boolean {
  const { title, debianPackages } = OPTIONAL_ENGINES[engine];
  const what = `No ${title} found`;
  const isFound = () => findEngine(engine) !== undefined;
  return (installDebianPackages(what, debianPackages) && isFound()) || (installWithPlaywright(what, engine) && isFound());
}

/** Looks for WebKitGTK's MiniBrowser, which is not on PATH: Debian has it in /usr/lib/{architecture}, Fedora in /usr/libexec. */
function findMiniBrowser(): string | undefined {
  const folders = ["/usr/lib", "/usr/libexec"].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [
      folder,
      ...readdirSync(folder)
        .filter((name) => name.includes("-linux-gnu"))
        .map((name) => path.join(folder, name)),
    ])
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((name) => path.join(folder, name, "MiniBrowser")),
    )
    .find(isProgram);
}

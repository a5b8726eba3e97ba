/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findEngine, provideOptionalEngines } from "../../harness/engines";
import installBrowsers, { MISSING_ENGINES } from "../support/installBrowsers";

/** Where Playwright would have its own browsers; tests change it. */
const own = { firefox: "", webkit: "" };
jest.mock("node:child_process", () => ({ ...jest.requireActual("node:child_process"), execFileSync: jest.fn() }));
jest.mock("@playwright/test", () => ({
  chromium: { executablePath: () => "" },
  firefox: { executablePath: () => own.firefox },
  webkit: { executablePath: () => own.webkit },
}));

const VARIABLES = ["PATH", "FIREFOX_PATH", "WEBKIT_DRIVER_PATH", "CHROMIUM_PATH", "CI", "GITHUB_ACTIONS"] as const;
const before = VARIABLES.map((name) => process.env[name]);
const install = jest.mocked(execFileSync);

/** The only folder in PATH. */
let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const writeProgram = (name: string) => {
  writeFileSync(inFolder(name), "#!/bin/sh\n", { mode: 0o755 });
  return inFolder(name);
};
const asUser = (id: number) => jest.spyOn(process, "getuid").mockReturnValue(id);
const commands = () => install.mock.calls.map(([command, options]) => [command, ...(options ?? [])].join(" "));

beforeEach(() => {
  install.mockReset();
  folder = mkdtempSync(path.join(tmpdir(), "engines-"));
  for (const name of VARIABLES) delete process.env[name];
  process.env.PATH = folder;
  Object.assign(own, { firefox: "", webkit: "" });
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  VARIABLES.forEach((name, index) => {
    const value = before[index];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  });
});

test("a Firefox on PATH is driven by its own remote control, and FIREFOX_PATH wins", () => {
  expect(findEngine("firefox")).toBeUndefined();
  const firefox = writeProgram("firefox-esr");
  expect(findEngine("firefox")).toEqual({ drivenBy: "marionette", firefox });
  process.env.FIREFOX_PATH = writeProgram("mine");
  expect(findEngine("firefox")).toEqual({ drivenBy: "marionette", firefox: inFolder("mine") });
});

test("Playwright's own browsers are used if there are no others", () => {
  Object.assign(own, { firefox: writeProgram("own-firefox"), webkit: writeProgram("own-webkit") });
  expect(findEngine("firefox")).toEqual({ drivenBy: "playwright" });
  expect(findEngine("webkit")).toEqual({ drivenBy: "playwright" });
});

test("WebKitGTK counts only with its driver and a screen", () => {
  writeProgram("WebKitWebDriver");
  expect(findEngine("webkit")).toBeUndefined();
});

test("a variable that names no program is an error that names it", () => {
  process.env.WEBKIT_DRIVER_PATH = inFolder("missing");
  expect(() => findEngine("webkit")).toThrow(`WEBKIT_DRIVER_PATH is "${inFolder("missing")}"`);
});

test("a user who is not root gets what is missing from Playwright, and nothing else is installed", () => {
  asUser(1000);
  writeProgram("firefox");
  install.mockImplementation(() => {
    own.webkit = writeProgram("own-webkit");
    return "";
  });
  expect(provideOptionalEngines().size).toBe(0);
  expect(commands()).toEqual(["npx playwright install webkit"]);
});

test("a CI gets the libraries of the system too", () => {
  asUser(1000);
  process.env.CI = "true";
  provideOptionalEngines();
  expect(commands()).toEqual(["npx playwright install --with-deps firefox", "npx playwright install --with-deps webkit"]);
});

test("an engine that cannot be installed is named with what to install, and nothing is thrown", () => {
  asUser(0);
  install.mockImplementation(() => {
    throw new Error("No network");
  });
  const missing = provideOptionalEngines();
  expect([...missing.keys()]).toEqual(["firefox", "webkit"]);
  expect(missing.get("firefox")).toMatch(/^There is no Firefox, .*npx playwright install firefox.*FIREFOX_PATH/);
  expect(missing.get("webkit")).toMatch(/^There is no WebKit, .*webkit2gtk-driver and xvfb/);
});

describe("the setup of the browser tests", () => {
  const WITHOUT_WEBKIT =
    "There is no WebKit, and none could be installed. " +
    "Install your system's packages webkit2gtk-driver and xvfb (Debian's names), or run `npx playwright install webkit`.";
  beforeEach(() => {
    asUser(1000);
    for (const name of ["chromium", "firefox"]) writeProgram(name);
  });

  test("says which tests are skipped, and tells the tests", () => {
    const log = jest.spyOn(console, "log");
    installBrowsers();
    expect(log).toHaveBeenLastCalledWith(`${WITHOUT_WEBKIT}\nThe tests in webkit are skipped.`);
    expect(process.env[MISSING_ENGINES]).toBe("webkit");
  });

  test("fails in GitHub Actions, where what passes is published", () => {
    process.env.GITHUB_ACTIONS = "true";
    expect(installBrowsers).toThrow(WITHOUT_WEBKIT);
  });
});

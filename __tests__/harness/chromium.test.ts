/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findChromium, launchOptions, provideChromium, provideHeadlessShell } from "../../harness/chromium";

jest.mock("node:child_process", () => ({ ...jest.requireActual("node:child_process"), execFileSync: jest.fn() }));
jest.mock("@playwright/test", () => ({ chromium: { executablePath: () => "" } }));

const PROJECT = path.join(__dirname, "..", "..");
const { CHROMIUM_PATH, PATH } = process.env;

/** The only folder in PATH. */
let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const writeProgram = (name: string, script = "#!/bin/sh\n") => writeFileSync(inFolder(name), script, { mode: 0o755 });
const install = jest.mocked(execFileSync);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
  process.env.PATH = folder;
  delete process.env.CHROMIUM_PATH;
  jest.spyOn(console, "log").mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  process.env.PATH = PATH;
  if (CHROMIUM_PATH !== undefined) process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

test("a Chromium in PATH is used, and nothing is installed", () => {
  writeProgram("chromium");
  expect(provideChromium()).toBe(inFolder("chromium"));
  expect(install).not.toHaveBeenCalled();
});

test("CHROMIUM_PATH wins over PATH", () => {
  writeProgram("chromium");
  writeProgram("other");
  process.env.CHROMIUM_PATH = inFolder("other");
  expect(findChromium()).toBe(inFolder("other"));
});

test("the tests run in a headless shell if there is one, unless CHROMIUM_PATH names another program", () => {
  writeProgram("chromium");
  expect(launchOptions().executablePath).toBe(inFolder("chromium"));
  writeProgram("chromium-headless-shell");
  expect(launchOptions().executablePath).toBe(inFolder("chromium-headless-shell"));
  expect(findChromium()).toBe(inFolder("chromium"));
  process.env.CHROMIUM_PATH = inFolder("chromium");
  expect(launchOptions().executablePath).toBe(inFolder("chromium"));
});

test("a headless shell that cannot be installed stops nothing, and one that is there is not installed again", () => {
  install.mockReset().mockImplementation(() => {
    throw new Error("No such package");
  });
  expect(provideHeadlessShell).not.toThrow();
  install.mockClear();
  writeProgram("chromium-headless-shell");
  provideHeadlessShell();
  expect(install).not.toHaveBeenCalled();
});

test("a folder is no program", () => {
  mkdirSync(inFolder("chromium"));
  expect(findChromium()).toBeUndefined();
});

test("a CHROMIUM_PATH without a program is an error that names it", () => {
  process.env.CHROMIUM_PATH = inFolder("missing");
  expect(findChromium).toThrow(`CHROMIUM_PATH is "${inFolder("missing")}", but there is no program at that path.`);
});

test("looking for a Chromium installs nothing, and providing one installs it if it is missing", () => {
  install.mockImplementation(() => {
    writeProgram("chromium");
    return "";
  });
  expect(findChromium()).toBeUndefined();
  expect(install).not.toHaveBeenCalled();
  expect(provideChromium()).toBe(inFolder("chromium"));
  expect(install).toHaveBeenCalled();
});

test("a failed installation is an error that says what to install", () => {
  install.mockImplementation(() => {
    throw new Error("No network");
  });
  expect(provideChromium).toThrow("Install your system's package chromium, or run `npx playwright install chromium`");
});

test("listing the browser tests loads their configuration and files, and installs nothing", async () => {
  const log = inFolder("installations");
  for (const name of ["apt-get", "npx"]) writeProgram(name, `#!/bin/sh\necho "$0 $@" >> "${log}"\n`);
  // Playwright refuses to load its tests if it sees that it runs in Jest.
  const { JEST_WORKER_ID, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(PROJECT, "node_modules", "@playwright", "test", "cli.js"), "test", "--list"],
    { cwd: PROJECT, env: { ...environment, PLAYWRIGHT_BROWSERS_PATH: folder } },
  );
  expect(stdout).toMatch(/Total: \d+ tests/);
  expect(existsSync(log) ? readFileSync(log, "utf8") : "").toBe("");
}, 60_000);

/** @jest-environment node */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { listFiles } from "../../src/publishing/publicFiles";
import { markFinished, onPreInit, SOURCES, startBuild } from "../../src/publishing/startBuild";
import { readSettings } from "../../src/site/settings";
import { runStep } from "../support/gatsbyStep";

const NODE = process.version;
const SCRIPT = `app-${"a".repeat(10)}.js`;
const FONT = `static/title-${"b".repeat(32)}.woff2`;
const KEPT_LIST = ".cache/.kept/list.json";
const NO_BUILD = "The site is built from scratch: there is no finished build to continue with.";
const CHANGED = "The site is built from scratch: the sources, a setting or Node have changed since the last build.";

let directory: string;
let said: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  said = [];
  for (const source of SOURCES) write(/^(src|static)$/.test(source) ? `${source}/a/file` : source, "content");
});
afterEach(() => {
  Object.defineProperty(process, "version", { value: NODE });
  rmSync(directory, { recursive: true });
});

const inSite = (file: string) => path.join(directory, file);
const mark = (name: string) => inSite(`.cache/.kept/${name}`);
function write(file: string, content: string): void {
  mkdirSync(path.dirname(inSite(file)), { recursive: true });
  writeFileSync(inSite(file), content);
}
/** Notes another process as the one that builds; one that has ended by default. */
function markProcess(processId = spawnSync(process.execPath, ["--version"]).pid, since = Date.now()): void {
  write(".cache/.kept/building", JSON.stringify({ key: "", processIds: [1_000_000_000, processId], since }));
}
const start = (settings: Record<string, string> = {}) =>
  startBuild(directory, readSettings(settings), (message) => said.push(message));

/** What a build leaves in both folders. */
function writeOutput(): void {
  for (const file of ["index.html", "google.html", ".well-known/a", SCRIPT, FONT]) write(`public/${file}`, file);
  for (const file of [".cache/data/store", KEPT_LIST]) write(file, "kept");
}
async function build(settings?: Record<string, string>): Promise<void> {
  await start(settings);
  writeOutput();
  await markFinished(directory);
  said = [];
}
const publicFiles = () => listFiles(inSite("public"));
const KEPT = [SCRIPT, FONT];

test("a build from the same sources continues with all that the last one left", async () => {
  await build();
  await start();
  expect(said).toEqual([]);
  expect(await publicFiles()).toHaveLength(5);
  expect(existsSync(inSite(".cache/data/store"))).toBe(true);
});

test.each<[string, () => void, Record<string, string>?]>([
  ["a file of src has another content", () => write("src/a/file", "changed")],
  ["a file of src has another name", () => write("src/b", "")],
  ["static/ has a new file", () => write("static/.well-known/a", "")],
  ["a package has changed", () => write("package-lock.json", "{}")],
  ["a setting has changed", () => undefined, { SITE_URL: "https://player.example" }],
  ["the path prefix has changed", () => undefined, { PATH_PREFIX: "/player" }],
  ["Node has changed", () => Object.defineProperty(process, "version", { value: "v1.0.0" })],
])("if %s, both folders are emptied, apart from hashed files and the last good list", async (_, change, ...[settings]) => {
  await build();
  change();
  await start(settings);
  expect(said).toEqual([CHANGED]);
  expect(await publicFiles()).toEqual(KEPT);
  expect((await listFiles(inSite(".cache"))).sort()).toEqual([".kept/building", ".kept/list.json"]);
});

test("when the site changes, the week of what the last build has made begins anew, and that of older files does not", async () => {
  await start();
  writeOutput();
  const [made, old] = [1, -60].map((seconds) => new Date(Date.now() + seconds * 1000));
  utimesSync(inSite(`public/${SCRIPT}`), made ?? 0, made ?? 0);
  utimesSync(inSite(`public/${FONT}`), old ?? 0, old ?? 0);
  await markFinished(directory);
  const later = Date.now() + 60_000;
  jest.useFakeTimers({ now: later, doNotFake: ["nextTick", "setImmediate"] });
  await start({ PATH_PREFIX: "/player" });
  jest.useRealTimers();
  const timeOf = (file: string) => Math.round(statSync(inSite(`public/${file}`)).mtimeMs);
  expect([SCRIPT, FONT].map(timeOf)).toEqual([later, old?.getTime()]);
});

test("what the pages are not made from does not count", async () => {
  await build();
  write("README.md", "changed");
  await start();
  expect(said).toEqual([]);
});

test("without a finished build, everything but hashed files is removed", async () => {
  writeOutput();
  await start();
  expect(said).toEqual([NO_BUILD]);
  expect(await publicFiles()).toEqual(KEPT);
});

test("after a build whose folder public was removed, the next one starts from scratch", async () => {
  await build();
  rmSync(inSite("public"), { recursive: true });
  await start();
  expect(said).toEqual([NO_BUILD]);
});

test("hashed files that were written since a build began that did not finish are removed, also by the build after the next", async () => {
  await build();
  await start();
  const earlier = new Date(Date.now() - 60_000);
  utimesSync(inSite(`public/${FONT}`), earlier, earlier);
  markProcess(undefined, Date.now() - 30_000);
  // This one is killed too, before it has removed anything.
  const before = readFileSync(mark("building"), "utf8");
  await start();
  expect(await publicFiles()).toEqual([FONT]);
  expect(JSON.parse(readFileSync(mark("building"), "utf8")).since).toBe(JSON.parse(before).since);
  expect(said).toEqual([NO_BUILD]);
});

test("a folder that is a symbolic link stays one", async () => {
  const target = mkdtempSync(path.join(tmpdir(), "target-"));
  symlinkSync(target, inSite("public"), "junction");
  await build();
  await start({ PATH_PREFIX: "/player" });
  expect(lstatSync(inSite("public")).isSymbolicLink()).toBe(true);
  expect(await listFiles(target)).toEqual(KEPT);
  rmSync(target, { recursive: true });
});

describe("a second build in the same folder", () => {
  test("stops at once and names the process of the first", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    writeOutput();
    markProcess(other.pid);
    await expect(start()).rejects.toThrow(`Process ${other.pid} is already using this folder`);
    other.kill();
    expect(await publicFiles()).toHaveLength(5);
  });

  test("stops if the first has just begun", async () => {
    write(".cache/.kept/building", "");
    await expect(start()).rejects.toThrow(`${mark("building")} is damaged, or another build has just begun here`);
  });

  test("goes on if the first has ended", async () => {
    markProcess();
    await start();
    expect(said).toEqual([NO_BUILD]);
  });

  const testOnLinux = process.platform === "linux" ? test : test.skip;
  testOnLinux("goes on if the first was killed, although its parent has not noticed yet", async () => {
    // By the time its child ends, the shell has become a program that never asks about it.
    const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"]);
    try {
      const [line] = await once(parent.stdout, "data");
      markProcess(Number(line));
      while (!readFileSync(`/proc/${Number(line)}/status`, "utf8").includes("Z (zombie)")) await setImmediate();
      await start();
    } finally {
      parent.kill();
    }
    expect(said).toEqual([NO_BUILD]);
  });
});

describe("Gatsby", () => {
  const preInit = (panic: (message: string) => void) =>
    runStep(onPreInit, { reporter: { panic }, store: { getState: () => ({ program: { directory } }) } });

  test("notes its own process, because it may outlive the one that started it", async () => {
    await start();
    jest.replaceProperty(process, "env", { ...process.env, BUILD_PROCESS: String(process.pid) });
    await preInit(jest.fn());
    expect(JSON.parse(readFileSync(mark("building"), "utf8")).processIds).toEqual([process.pid, process.pid]);
  });

  test.each([
    ["by itself", undefined],
    ["if another build has taken the folder", "1"],
  ])("does not build %s", async (_, BUILD_PROCESS) => {
    await start();
    jest.replaceProperty(process, "env", { ...process.env, BUILD_PROCESS });
    const panic = jest.fn();
    await preInit(panic);
    expect(panic).toHaveBeenCalledWith(expect.stringContaining("Use npm run build or npm run develop"));
  });
});

test("the last act of a build is to rename its mark", async () => {
  await start();
  const begun = readFileSync(mark("building"), "utf8");
  await markFinished(realpathSync(directory));
  expect(readFileSync(mark("built"), "utf8")).toBe(begun);
  expect(existsSync(mark("building"))).toBe(false);
});

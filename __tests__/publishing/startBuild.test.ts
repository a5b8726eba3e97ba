/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BuildFolders, buildFoldersOf } from "../../src/publishing/buildFolders";
import { readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { fingerprints, listFiles } from "../../src/publishing/publicFiles";
import { onPreInit, startBuild } from "../../src/publishing/startBuild";
import { runStep } from "../support/gatsbyStep";

const SCRIPT = `app-${"a".repeat(20)}.js`;
const DATA = "page-data/index/page-data.json";
const REUSABLE = ["index.html", DATA, SCRIPT];

let directory: string;
let folders: BuildFolders;
let warnings: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  folders = buildFoldersOf(directory);
  warnings = [];
});
afterEach(() => rmSync(directory, { recursive: true }));

const start = () => startBuild(folders, (message) => warnings.push(message));
const inPublic = (file: string) => path.join(folders.publicFolder, file);

function write(file: string, content: string): void {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}

/** Writes what a finished build leaves: its files and its record, but no mark of a running build. */
async function finishedBuild(): Promise<void> {
  mkdirSync(folders.keptFolder, { recursive: true });
  for (const file of [...REUSABLE, "robots.txt", "covers/a.svg"]) write(file, `content of ${file}`);
  await writeBuildRecord(folders.keptFolder, {
    fingerprints: Object.fromEntries(await fingerprints(folders.publicFolder, REUSABLE)),
    unreferencedSince: {},
    publicFolder: folders.publicFolder,
  });
}

test.each([
  ["the first build", false],
  ["the build after the whole folder was removed", true],
])("%s finds nothing and gives no warning", async (_, isLater) => {
  if (isLater) await finishedBuild();
  rmSync(path.join(directory, "public"), { recursive: true, force: true });
  await start();
  expect(warnings).toEqual([]);
  // The part of the cache that Gatsby does not empty.
  expect(path.relative(directory, folders.keptFolder)).toMatch(/^\.cache.\.[a-z]/);
  expect((await listFiles(directory)).map((file) => path.basename(file))).not.toContain("index.html");
  expect(existsSync(folders.inProgressFile)).toBe(true);
});

test("a build continues with a folder that is as the last one left it, without the files that each build writes again", async () => {
  await finishedBuild();
  await start();
  expect(warnings).toEqual([]);
  expect(await listFiles(folders.publicFolder)).toEqual([...REUSABLE].sort());
  expect(existsSync(folders.inProgressFile)).toBe(true);
});

test.each<[string, () => void, string]>([
  ["a page was cut off", () => write("index.html", "content of"), "index.html has changed since the last build"],
  ["a page was emptied", () => write("index.html", ""), "index.html has changed since the last build"],
  ["a page is missing", () => rmSync(inPublic("index.html")), "index.html is missing"],
  ["a page's data was changed", () => write(DATA, "{}"), `${DATA} has changed since the last build`],
  ["a page's data is missing", () => rmSync(inPublic(DATA)), `${DATA} is missing`],
  ["a script was cut off", () => write(SCRIPT, "content of"), `${SCRIPT} has changed since the last build`],
  [
    "a folder has replaced a script",
    () => {
      rmSync(inPublic(SCRIPT));
      mkdirSync(inPublic(SCRIPT));
    },
    `${SCRIPT} is missing`,
  ],
])("if %s, the folder is moved aside until the build from scratch has finished", async (_, damage, reason) => {
  await finishedBuild();
  damage();
  const files = await listFiles(folders.publicFolder);
  await start();
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expect(existsSync(folders.publicFolder)).toBe(false);
  expect(await listFiles(folders.damagedFolder)).toEqual(files);
});

test("after interrupted builds, the folder is built from scratch, and the published one stays aside", async () => {
  await finishedBuild();
  await start();
  // It looks complete.
  await start();
  expect(warnings).toEqual([expect.stringContaining("the last build did not finish")]);
  expect(existsSync(folders.publicFolder)).toBe(false);
  write(SCRIPT, "half a");
  await start();
  expect(readFileSync(path.join(folders.damagedFolder, SCRIPT), "utf8")).toBe(`content of ${SCRIPT}`);
});

test("a symbolic link to the served folder stops only a build from scratch, and no served file is lost", async () => {
  await finishedBuild();
  const served = path.join(directory, "served");
  renameSync(folders.publicFolder, served);
  symlinkSync(served, folders.publicFolder);
  await start();
  // Only now, because the first one did not finish.
  await expect(start()).rejects.toThrow("did not finish, but it is a symbolic link");
  expect(await listFiles(folders.publicFolder)).toEqual([...REUSABLE].sort());
});

test("a mount point stops a build from scratch, and no served file is lost", async () => {
  await finishedBuild();
  write("index.html", "content of");
  const files = await listFiles(folders.publicFolder);
  jest.spyOn(promises, "rmdir").mockRejectedValue(Object.assign(new Error(), { code: "EBUSY" }));
  await expect(start()).rejects.toThrow("index.html has changed since the last build, but it is");
  expect(await listFiles(folders.publicFolder)).toEqual(files);
});

test.each([
  ["still runs", process.ppid, true],
  ["was killed", spawnSync(process.execPath, ["--version"]).pid, false],
  ["had the id of this one, in another container", process.pid, false],
])("if the process of the last build %s (%i), the next build stops: %p", async (_, id, stops) => {
  await finishedBuild();
  writeFileSync(folders.inProgressFile, String(id));
  if (stops) await expect(start()).rejects.toThrow(`Process ${id} is already building`);
  else await start();
  expect(existsSync(folders.publicFolder)).toBe(stops);
  expect(readFileSync(folders.inProgressFile, "utf8")).toBe(String(stops ? id : process.pid));
});

test("a copy that a killed build left incomplete is made again", async () => {
  await finishedBuild();
  await start();
  mkdirSync(folders.partialFolder);
  writeFileSync(path.join(folders.partialFolder, "half.html"), "half a");
  await start();
  expect(await listFiles(folders.damagedFolder)).toEqual([...REUSABLE].sort());
  expect(existsSync(folders.partialFolder)).toBe(false);
});

test("the copy gets its final name only when it is complete", async () => {
  await finishedBuild();
  await start();
  jest.spyOn(promises, "cp").mockImplementation(async (_, target) => {
    mkdirSync(String(target));
    throw new Error("The disk is full");
  });
  await expect(start()).rejects.toThrow("The disk is full");
  expect(existsSync(folders.damagedFolder)).toBe(false);
  expect(await listFiles(folders.publicFolder)).toEqual([...REUSABLE].sort());
});

test.each([
  ["is missing", null],
  ["is not JSON", "{"],
  ["is empty", ""],
  ["has another format", '{"version":2,"fingerprints":{},"unreferencedSince":{}}'],
  ["has no fingerprints", '{"version":1,"unreferencedSince":{}}'],
  ["names a file outside public", '{"version":1,"fingerprints":{"a/../../index.html":""},"unreferencedSince":{}}'],
  ["names a file by its full path", '{"version":1,"fingerprints":{},"unreferencedSince":{"/etc/a":"2026-11-21T10:00:00Z"}}'],
  ["has no readable time", '{"version":1,"fingerprints":{},"unreferencedSince":{"a":"soon"}}'],
])("if the record %s, the folder is built from scratch", async (_, content) => {
  await finishedBuild();
  const record = path.join(folders.keptFolder, "build-record.json");
  if (content === null) rmSync(record);
  else writeFileSync(record, content);
  await start();
  expect(warnings).toEqual([expect.stringContaining("there is no record")]);
  expect(existsSync(folders.publicFolder)).toBe(false);
});

test.each([
  ["names another folder", '$1-before"'],
  ["is from before records named the folder", ""],
])("if the record %s, the folder is built from scratch, and the record still counts", async (_, replacement) => {
  await finishedBuild();
  const record = path.join(folders.keptFolder, "build-record.json");
  writeFileSync(record, readFileSync(record, "utf8").replace(/(,"publicFolder":"[^"]+)"/, replacement));
  await start();
  expect(warnings).toEqual([expect.stringContaining("the last build was in another folder, or made by older code")]);
  expect(Object.keys((await readBuildRecord(folders.keptFolder))?.fingerprints ?? {})).toEqual(REUSABLE);
});

test("a record that cannot be read stops the build", async () => {
  mkdirSync(path.join(folders.keptFolder, "build-record.json"), { recursive: true });
  await expect(start()).rejects.toThrow("EISDIR");
});

test.each([
  ["production", false],
  ["development", true],
])("Gatsby's first step in the mode %s keeps a damaged folder: %p", async (mode, isKept) => {
  write("index.html", "");
  const state = { getState: () => ({ program: { directory } }) };
  jest.replaceProperty(process.env, "NODE_ENV", mode);
  await runStep(onPreInit, { store: state, reporter: { warn: (message: string) => warnings.push(message) } });
  expect(existsSync(inPublic("index.html"))).toBe(isKept);
  expect(warnings).toHaveLength(isKept ? 0 : 1);
});

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BuildFolders, buildFoldersOf } from "../../src/publishing/buildFolders";
import { writeBuildRecord } from "../../src/publishing/buildRecord";
import { fingerprints, listFiles } from "../../src/publishing/publicFiles";
import { onPreInit, startBuild } from "../../src/publishing/startBuild";
import { runStep } from "../support/gatsbyStep";

const SCRIPT = `app-${"a".repeat(20)}.js`;
const REUSABLE = ["index.html", "page-data/index/page-data.json", SCRIPT];

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
  });
}

test("the first build finds nothing and gives no warning", async () => {
  await start();
  expect(warnings).toEqual([]);
  expect(existsSync(folders.publicFolder)).toBe(false);
  expect(existsSync(folders.inProgressFile)).toBe(true);
});

test("what is kept is in the part of the cache that Gatsby does not empty", () => {
  expect(folders.publicFolder).toBe(path.join(directory, "public"));
  expect(folders.staticFolder).toBe(path.join(directory, "static"));
  expect(path.relative(directory, folders.keptFolder)).toMatch(/^\.cache.\.[a-z]/);
});

test("a build continues with a folder that is as the last one left it, without the files that each build writes again", async () => {
  await finishedBuild();
  await start();
  expect(warnings).toEqual([]);
  expect(await listFiles(folders.publicFolder)).toEqual([...REUSABLE].sort());
  expect(existsSync(folders.inProgressFile)).toBe(true);
});

const damages: [string, () => void, string][] = [
  ["a page was cut off", () => write("index.html", "content of"), "index.html has changed since the last build"],
  ["a page was emptied", () => write("index.html", ""), "index.html has changed since the last build"],
  ["a page is missing", () => rmSync(inPublic("index.html")), "index.html is missing"],
  [
    "a page's data was changed",
    () => write("page-data/index/page-data.json", "{}"),
    "page-data.json has changed since the last build",
  ],
  [
    "a page's data is missing",
    () => rmSync(inPublic("page-data/index/page-data.json")),
    "page-data/index/page-data.json is missing",
  ],
  [
    "a folder has replaced a script",
    () => {
      rmSync(inPublic(SCRIPT));
      mkdirSync(inPublic(SCRIPT));
    },
    `${SCRIPT} is missing`,
  ],
  ["a script was cut off", () => write(SCRIPT, "content of"), `${SCRIPT} has changed since the last build`],
];

test.each(damages)("if %s, the whole folder is built from scratch", async (_, damage, reason) => {
  await finishedBuild();
  damage();
  await start();
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expect(existsSync(folders.publicFolder)).toBe(false);
});

test("if the whole folder is missing, the build starts without it and gives no warning", async () => {
  await finishedBuild();
  rmSync(folders.publicFolder, { recursive: true });
  await start();
  expect(warnings).toEqual([]);
  expect(existsSync(folders.publicFolder)).toBe(false);
  expect(existsSync(folders.damagedFolder)).toBe(false);
});

test("a damaged folder is moved aside until the build that replaces it has finished", async () => {
  await finishedBuild();
  write("index.html", "");
  await start();
  expect(readFileSync(path.join(folders.damagedFolder, SCRIPT), "utf8")).toBe(`content of ${SCRIPT}`);
});

test("after a build that did not finish, the folder is built from scratch although it looks complete", async () => {
  await finishedBuild();
  await start();
  await start();
  expect(warnings).toEqual([expect.stringContaining("the last build did not finish")]);
  expect(existsSync(folders.publicFolder)).toBe(false);
});

test("after several interrupted builds, the folder that is moved aside is the one that was published", async () => {
  await finishedBuild();
  await start();
  await start();
  write(SCRIPT, "half a");
  await start();
  expect(existsSync(folders.publicFolder)).toBe(false);
  expect(readFileSync(path.join(folders.damagedFolder, SCRIPT), "utf8")).toBe(`content of ${SCRIPT}`);
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

test("a folder without a record is built from scratch", async () => {
  write("index.html", "by somebody else");
  await start();
  expect(warnings).toEqual([expect.stringContaining("there is no record")]);
  expect(existsSync(folders.publicFolder)).toBe(false);
});

test.each([
  ["is not JSON", "{"],
  ["is empty", ""],
  ["has another format", '{"version":2,"fingerprints":{},"unreferencedSince":{}}'],
  ["has no fingerprints", '{"version":1,"unreferencedSince":{}}'],
  ["names a file outside public", '{"version":1,"fingerprints":{"a/../../index.html":""},"unreferencedSince":{}}'],
  ["names a file by its full path", '{"version":1,"fingerprints":{},"unreferencedSince":{"/etc/a":"2026-11-21T10:00:00Z"}}'],
  ["has no readable time", '{"version":1,"fingerprints":{},"unreferencedSince":{"a":"soon"}}'],
])("a record that %s is ignored", async (_, content) => {
  await finishedBuild();
  writeFileSync(path.join(folders.keptFolder, "build-record.json"), content);
  await start();
  expect(warnings).toEqual([expect.stringContaining("there is no record")]);
});

test("a record that cannot be read stops the build", async () => {
  mkdirSync(path.join(folders.keptFolder, "build-record.json"), { recursive: true });
  await expect(start()).rejects.toThrow("EISDIR");
});

describe("Gatsby's first step", () => {
  const { NODE_ENV } = process.env;
  const setMode = (mode: string | undefined) => Object.assign(process.env, { NODE_ENV: mode });
  afterEach(() => setMode(NODE_ENV));
  const run = () => {
    const context = {
      store: { getState: () => ({ program: { directory } }) },
      reporter: { warn: (message: string) => warnings.push(message) },
    };
    return runStep(onPreInit, context);
  };

  test("checks the site's folder before a build", async () => {
    write("index.html", "");
    setMode("production");
    await run();
    expect(warnings).toHaveLength(1);
  });

  test("does not touch the folder in develop", async () => {
    write("index.html", "");
    setMode("development");
    await run();
    expect(warnings).toEqual([]);
    expect(existsSync(inPublic("index.html"))).toBe(true);
  });
});

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BuildFolders, buildFoldersOf } from "../../src/publishing/buildFolders";
import { type BuildRecord, readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { finishBuild, onPostBuild } from "../../src/publishing/finishBuild";
import { fingerprints, listFiles } from "../../src/publishing/publicFiles";
import { readSettings } from "../../src/site/settings";
import { runStep } from "../support/gatsbyStep";

const hash = (letter: string) => letter.repeat(20);
const APP = `app-${hash("a")}.js`;
const LAZY = `7-${hash("b")}.js`;
const OLD = `app-${hash("c")}.js`;
const QUERY = "page-data/sq/d/77.json";
const PAGE_DATA = '{"componentChunkName":"component---home","staticQueryHashes":["77"]}';
const NOW = new Date("2026-11-21T10:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

let directory: string;
let folders: BuildFolders;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  folders = buildFoldersOf(directory);
  mkdirSync(folders.keptFolder, { recursive: true });
  writeFileSync(folders.inProgressFile, "");
  const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><script src="/${APP}"></script></body></html>`;
  write("index.html", page);
  write("download/index.html", page);
  write("releases.html", '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head></html>\n');
  write("releases.json", "{}");
  write("releases.atom", "<feed></feed>");
  for (const page of ["index", "download"]) write(`page-data/${page}/page-data.json`, PAGE_DATA);
  write("page-data/app-data.json", "{}");
  write(QUERY, "{}");
  write("webpack.stats.json", `{"assetsByChunkName":{"app":["${APP}"]}}`);
  write(APP, `load("${hash("b")}")`);
  write(LAZY, "");
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(file: string, content: string, folder = folders.publicFolder): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
const readPublic = (file: string) => readFileSync(path.join(folders.publicFolder, file), "utf8");
const remove = (file: string) => rmSync(path.join(folders.publicFolder, file));
const exists = (file: string) => existsSync(path.join(folders.publicFolder, file));

function finish(options: { pagePaths?: string[]; settings?: Record<string, string>; now?: Date } = {}) {
  const { pagePaths = ["/", "/download"], settings = {}, now = NOW } = options;
  return finishBuild({ folders, settings: readSettings(settings), pagePaths, now });
}
const keep = (record: Partial<BuildRecord>) =>
  writeBuildRecord(folders.keptFolder, { publicFolder: "", fingerprints: {}, unreferencedSince: {}, ...record });

describe("every page", () => {
  test("gets its preload links and its policy, and the plain list its policy alone", async () => {
    await finish();
    expect(readPublic("index.html")).toContain("connect-src 'self';");
    await finish({ settings: { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: "https://git.example/api/v3" } });
    for (const page of ["index", "download"]) {
      const html = readPublic(page === "index" ? "index.html" : `${page}/index.html`);
      expect(html).toContain(`<link rel="preload" as="script" href="/${APP}"`);
      expect(html).toContain(`href="/page-data/${page}/page-data.json"`);
      expect(html).toContain("connect-src 'self' https://git.example;");
    }
    expect(readPublic("releases.html")).toContain('<meta http-equiv="Content-Security-Policy"');
    expect(readPublic("releases.html")).not.toContain("preload");
  });

  test("has a second file, the same byte for byte, in place of what was there; neither changes in a build that changes nothing", async () => {
    write("download.html", "stale");
    await finish();
    const before = readPublic("download/index.html");
    expect(readPublic("download.html")).toBe(before);
    await finish();
    for (const file of ["download.html", "download/index.html"]) expect(readPublic(file)).toBe(before);
    write("download/index.html", before.replace("<body>", "<body>newer"));
    await finish();
    expect(readPublic("download.html")).toContain("newer");
    expect(readPublic("download.html")).toBe(readPublic("download/index.html"));
  });

  test("that no longer exists is removed, with its second file and its data", async () => {
    await finish();
    await finish({ pagePaths: ["/"] });
    for (const file of ["download.html", "download/index.html", "page-data/download/page-data.json"])
      expect(exists(file)).toBe(false);
    for (const file of ["index.html", "releases.html"]) expect(exists(file)).toBe(true);
    await keep({ fingerprints: { "removed/before.html": "", "page-data/removed/page-data.json": "" } });
    await expect(finish({ pagePaths: ["/"] })).resolves.toBe(0);
  });

  test("for an unknown URL stays as it is for the host, and the home page has no second file", async () => {
    const page = readPublic("index.html");
    write("404.html", page.replace("<body>", "<body>for the host"));
    write("404/index.html", page);
    for (const name of ["404.html", "404"]) write(`page-data/${name}/page-data.json`, PAGE_DATA);
    await finish({ pagePaths: ["/", "/download", "/404.html", "/404"] });
    expect(readPublic("404.html")).toContain("for the host");
    const html = (await listFiles(folders.publicFolder)).filter((file) => file.endsWith(".html"));
    expect(html).toEqual(["404.html", "404/index.html", "download.html", "download/index.html", "index.html", "releases.html"]);
  });

  test.each<[string, () => void, string]>([
    ["was not written", () => remove("download/index.html"), "ENOENT"],
    [
      "was cut off",
      () => write("download/index.html", readPublic("download/index.html").slice(0, -9)),
      "does not end with </html>",
    ],
    ["lost its script", () => remove(APP), `references /${APP}, but public has no such file`],
    ["lost its data", () => remove("page-data/download/page-data.json"), "ENOENT"],
    ["has half its data", () => write("page-data/download/page-data.json", '{"comp'), "page-data.json is not JSON"],
  ])("that %s stops the build, and the next one starts from scratch", async (_, damage, reason) => {
    damage();
    await expect(finish()).rejects.toThrow(reason);
    expect(existsSync(folders.inProgressFile)).toBe(true);
    expect(await readBuildRecord(folders.keptFolder)).toBeNull();
  });
});

test("what is not a page of Gatsby stays as it is, but a feature of Gatsby that the site does not use is removed", async () => {
  write("verification.html", "a host's own words");
  write("_gatsby/slices/part.html", "half a page");
  write("~partytown/partytown.js", "");
  await finish();
  await finish();
  expect(readPublic("verification.html")).toBe("a host's own words");
  expect(readPublic("_gatsby/slices/part.html")).toBe("half a page");
  expect(exists("~partytown")).toBe(false);
});

describe("a file that no page references", () => {
  beforeEach(() => write(OLD, "old"));

  test("stays for a week after the build that found it, regardless of how many builds follow", async () => {
    expect(await finish()).toBe(0);
    for (const days of [1, 3, 7]) {
      expect(await finish({ now: new Date(NOW.getTime() + days * 86_400_000) })).toBe(0);
      expect(exists(OLD)).toBe(true);
    }
    expect(await finish({ now: new Date(NOW.getTime() + 7 * 86_400_000 + 1) })).toBe(1);
    expect(exists(OLD)).toBe(false);
    expect((await readBuildRecord(folders.keptFolder))?.unreferencedSince).toEqual({});
  });

  test("gets a new week if a page has referenced it in the meantime", async () => {
    await keep({ unreferencedSince: { [OLD]: daysAgo(6) } });
    const page = readPublic("index.html");
    write("index.html", page.replace(APP, OLD));
    await finish();
    write("index.html", page);
    await finish();
    expect((await readBuildRecord(folders.keptFolder))?.unreferencedSince).toEqual({ [OLD]: NOW.toISOString() });
  });

  test("stays forever if it is in static/", async () => {
    write(OLD, "old", folders.staticFolder);
    await keep({ unreferencedSince: { [OLD]: daysAgo(8) } });
    expect(await finish()).toBe(0);
    expect(exists(OLD)).toBe(true);
    expect((await readBuildRecord(folders.keptFolder))?.unreferencedSince).toEqual({});
  });

  test("may also be the result of a query", async () => {
    const query = "page-data/sq/d/88.json";
    write(query, "{}");
    await keep({ unreferencedSince: { [query]: daysAgo(8), [OLD]: daysAgo(2) } });
    expect(await finish()).toBe(1);
    expect([query, QUERY, OLD].map(exists)).toEqual([false, true, true]);
  });
});

describe("the headers for the host", () => {
  /** The URL paths with this kind of caching, in the order of the file. */
  const pathsWith = (kind: string) => {
    const rules = readPublic("_headers").split("\n\n");
    return rules.filter((rule) => rule.includes(kind)).map((rule) => rule.trim().split("\n")[0]);
  };

  test("let browsers ask again for every page and list, in alphabetical order", async () => {
    await finish();
    const names = ["", "download", "download.html", "download/", "releases", "releases.atom", "releases.html", "releases.json"];
    expect(pathsWith("must-revalidate")).toEqual(names.map((name) => `/${name}`));
  });

  // The last ones may be too many for the host.
  test("let browsers keep each referenced file for a year, those first that a page itself names", async () => {
    const older = `app-${hash("d")}.js`;
    write(OLD, "old");
    write(older, "older");
    await keep({ unreferencedSince: { [older]: daysAgo(8) } });
    await finish();
    expect(pathsWith("immutable")).toEqual([`/${APP}`, `/${LAZY}`]);
  });

  test("use the path prefix of the site", async () => {
    for (const page of ["index.html", "download/index.html"]) write(page, readPublic(page).replace('src="/', 'src="/player/'));
    await finish({ settings: { PATH_PREFIX: "/player" } });
    expect(readPublic("_headers")).toContain("\n/player/*\n");
    expect(pathsWith("must-revalidate")).toEqual(expect.arrayContaining(["/player/", "/player/download"]));
    expect(pathsWith("immutable")).toEqual([`/player/${APP}`, `/player/${LAZY}`]);
  });
});

test("the record for the next build has the files that Gatsby may reuse, and nothing else is left", async () => {
  write("robots.txt", "");
  write("_gatsby/slices/part.html", "");
  write(OLD, "old");
  await finish();
  const record = await readBuildRecord(folders.keptFolder);
  const data = ["app-data.json", "download/page-data.json", "index/page-data.json", "sq/d/77.json"].map(
    (file) => `page-data/${file}`,
  );
  const pages = ["download.html", "download/index.html", "index.html", "releases.html"];
  const reusable = [APP, LAZY, OLD, "_gatsby/slices/part.html", ...pages, ...data];
  expect(record?.fingerprints).toEqual(Object.fromEntries(await fingerprints(folders.publicFolder, reusable)));
  expect(Object.keys(record?.fingerprints ?? {})).toHaveLength(reusable.length);
  expect(record?.unreferencedSince).toEqual({ [OLD]: NOW.toISOString() });
  expect(record?.publicFolder).toBe(folders.publicFolder);
  expect(await listFiles(folders.keptFolder)).toEqual(["build-record.json"]);
  await expect(listFiles(path.join(folders.publicFolder, APP))).rejects.toThrow("ENOTDIR");
  const others = ["_headers", "releases.atom", "releases.json", "robots.txt", "webpack.stats.json"];
  expect(await listFiles(folders.publicFolder)).toEqual([...reusable, ...others].sort());
});

describe("from a damaged folder that was moved aside", () => {
  test("the intact files that open pages may still load are restored", async () => {
    const lost = `8-${hash("e")}.js`;
    const half = `9-${hash("f")}.js`;
    const query = "page-data/sq/d/88.json";
    const files = { [lost]: "whole", [half]: "whole", [query]: "{}", "index.html": "<html>old</html>", [APP]: "old" };
    for (const [file, content] of Object.entries(files)) write(file, content, folders.damagedFolder);
    await keep({ fingerprints: Object.fromEntries(await fingerprints(folders.damagedFolder, Object.keys(files))) });
    write(half, "ha", folders.damagedFolder);
    write(`1-${hash("9")}.js`, "unknown", folders.damagedFolder);
    await finish();
    expect(readPublic(lost)).toBe("whole");
    expect(readPublic(query)).toBe("{}");
    expect([half, `1-${hash("9")}.js`].map(exists)).toEqual([false, false]);
    expect(readPublic("index.html")).not.toContain("old");
    expect(readPublic(APP)).not.toBe("old");
    expect(existsSync(folders.damagedFolder)).toBe(false);
  });

  test("no half of the folder is left if the build is killed while it removes the folder", async () => {
    for (const file of [OLD, LAZY]) write(file, "old", folders.damagedFolder);
    const { rm } = promises;
    jest.spyOn(promises, "rm").mockImplementation(async (target, options) => {
      const half = path.join(String(target), OLD);
      if (!existsSync(half) || target === folders.publicFolder) return rm(target, options);
      await rm(half);
      throw new Error("Killed");
    });
    await expect(finish()).rejects.toThrow("Killed");
    expect(existsSync(folders.damagedFolder)).toBe(false);
  });
});

describe("in Gatsby", () => {
  const run = async () => {
    const told = { info: [] as string[], panic: [] as string[] };
    const pages = new Map(["/", "/download"].map((pagePath) => [pagePath, {}]));
    await runStep(onPostBuild, {
      reporter: {
        info: (message: string) => told.info.push(message),
        panicOnBuild: (message: string) => told.panic.push(message),
      },
      store: { getState: () => ({ program: { directory }, pages }) },
    });
    return told;
  };

  test("the folder is finished at the end of a build, and only removed files are worth a line", async () => {
    expect(await run()).toEqual({ info: [], panic: [] });
    expect(exists("_headers")).toBe(true);
    write(OLD, "");
    await keep({ unreferencedSince: { [OLD]: "2020-01-01T00:00:00.000Z" } });
    expect((await run()).info).toEqual(["Files removed because no page has referenced them for a week: 1"]);
  });

  test("an incomplete folder stops the build, with the reason and what to do", async () => {
    remove(APP);
    const { panic } = await run();
    expect(panic).toEqual([expect.stringContaining(`/${APP}, but public has no such file`)]);
    expect(panic[0]).toContain("Build again: the next build starts from scratch.");
  });
});

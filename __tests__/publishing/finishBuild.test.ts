/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BuildFolders, buildFoldersOf } from "../../src/publishing/buildFolders";
import { type BuildRecord, readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { finishBuild, onPostBuild } from "../../src/publishing/finishBuild";
import { fingerprints, listFiles } from "../../src/publishing/publicFiles";
import { startBuild } from "../../src/publishing/startBuild";
import { readSettings } from "../../src/site/settings";
import { runStep } from "../support/gatsbyStep";
import { wrongAnswers } from "../support/hostRules";

const hash = (letter: string) => letter.repeat(20);
const APP = `app-${hash("a")}.js`;
const LAZY = `7-${hash("b")}.js`;
const OLD = `app-${hash("c")}.js`;
const QUERY = "page-data/sq/d/77.json";
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
  for (const data of ["index", "download"]) {
    write(`page-data/${data}/page-data.json`, '{"componentChunkName":"component---home","staticQueryHashes":["77"]}');
  }
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
const exists = (file: string) => existsSync(path.join(folders.publicFolder, file));

function finish(options: { pagePaths?: string[]; settings?: Record<string, string>; now?: Date } = {}) {
  const { pagePaths = ["/", "/download"], settings = {}, now = NOW } = options;
  return finishBuild({ folders, settings: readSettings(settings), pagePaths, now });
}
const keep = (record: Partial<BuildRecord>) =>
  writeBuildRecord(folders.keptFolder, { fingerprints: {}, unreferencedSince: {}, ...record });

describe("every page", () => {
  test("gets its preload links and its policy, and the plain list its policy alone", async () => {
    await finish();
    for (const [page, data] of [
      ["index.html", "index"],
      ["download/index.html", "download"],
    ]) {
      expect(readPublic(page ?? "")).toContain(`<link rel="preload" as="script" href="/${APP}"`);
      expect(readPublic(page ?? "")).toContain(`href="/page-data/${data}/page-data.json"`);
      expect(readPublic(page ?? "")).toContain('<meta http-equiv="Content-Security-Policy"');
    }
    expect(readPublic("releases.html")).toContain('<meta http-equiv="Content-Security-Policy"');
    expect(readPublic("releases.html")).not.toContain("preload");
  });

  test("may call the releases API if a repository is set, and only the site otherwise", async () => {
    await finish();
    expect(readPublic("index.html")).toContain("connect-src 'self';");
    await finish({ settings: { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: "https://git.example/api/v3" } });
    expect(readPublic("index.html")).toContain("connect-src 'self' https://git.example;");
  });

  test("stays the same, byte for byte, in a build that changes nothing", async () => {
    await finish();
    const before = readPublic("download/index.html");
    await finish();
    expect(readPublic("download/index.html")).toBe(before);
  });

  test.each([
    ["was not written", () => rmSync(path.join(folders.publicFolder, "download/index.html")), "ENOENT"],
    [
      "was cut off",
      () => write("download/index.html", readPublic("download/index.html").slice(0, -9)),
      "does not end with </html>",
    ],
    ["lost its script", () => rmSync(path.join(folders.publicFolder, APP)), `references /${APP}, but public has no such file`],
    ["lost its data", () => rmSync(path.join(folders.publicFolder, "page-data/download/page-data.json")), "ENOENT"],
    ["has half its data", () => write("page-data/download/page-data.json", '{"comp'), "page-data.json is not JSON"],
  ])("that %s stops the build, and the next one starts from scratch", async (_, damage, reason) => {
    damage();
    await expect(finish()).rejects.toThrow(reason);
    expect(existsSync(folders.inProgressFile)).toBe(true);
    expect(await readBuildRecord(folders.keptFolder)).toBeNull();
  });

  test("that was removed before does not stop the build", async () => {
    await keep({ fingerprints: { "former/index.html": "", "page-data/former/page-data.json": "" } });
    await expect(finish()).resolves.toBe(0);
  });

  test("that no longer exists is removed, with its data", async () => {
    await finish();
    await finish({ pagePaths: ["/"] });
    expect(exists("download/index.html")).toBe(false);
    expect(exists("page-data/download/page-data.json")).toBe(false);
    expect(exists("index.html")).toBe(true);
    expect(exists("releases.html")).toBe(true);
  });

  test("from static/ stays as it is", async () => {
    write("verification.html", "a host's own words");
    await finish();
    await finish();
    expect(readPublic("verification.html")).toBe("a host's own words");
  });
});

test("the files of a Gatsby feature that the site does not use are removed, and Gatsby's fragments of pages stay", async () => {
  write("~partytown/partytown.js", "");
  write("_gatsby/slices/part.html", "half a page");
  await finish();
  await finish();
  expect(exists("~partytown")).toBe(false);
  expect(readPublic("_gatsby/slices/part.html")).toBe("half a page");
});

describe("the second file of a page", () => {
  test("is the same as the first, byte for byte, with its policy and its preload links", async () => {
    await finish();
    expect(readPublic("download.html")).toBe(readPublic("download/index.html"));
    expect(readPublic("download.html")).toContain("Content-Security-Policy");
  });

  test("follows the first one in each build, and neither is left from an earlier one", async () => {
    await finish();
    write("download/index.html", readPublic("download/index.html").replace("<body>", "<body>newer"));
    await finish();
    expect(readPublic("download.html")).toContain("newer");
    expect(readPublic("download.html")).toBe(readPublic("download/index.html"));
  });

  test("replaces a file of that name that somebody else wrote", async () => {
    write("download.html", "stale");
    await finish();
    expect(readPublic("download.html")).toBe(readPublic("download/index.html"));
  });

  test("is removed together with the page", async () => {
    await finish();
    await finish({ pagePaths: ["/"] });
    for (const file of ["download.html", "download/index.html"]) expect(exists(file)).toBe(false);
  });

  test("is not made of the home page, and does not replace the 404 page of the host", async () => {
    const page = readPublic("index.html");
    const data = readPublic("page-data/index/page-data.json");
    write("404.html", page.replace("<body>", "<body>for the host"));
    write("404/index.html", page);
    for (const name of ["404.html", "404"]) write(`page-data/${name}/page-data.json`, data);
    await finish({ pagePaths: ["/", "/download", "/404.html", "/404"] });
    expect(readPublic("404.html")).toContain("for the host");
    const html = (await listFiles(folders.publicFolder)).filter((file) => file.endsWith(".html"));
    expect(html).toEqual(["404.html", "404/index.html", "download.html", "download/index.html", "index.html", "releases.html"]);
  });

  test("is noticed by the next build if it was damaged", async () => {
    await finish();
    write("download.html", "half a");
    const warnings: string[] = [];
    await startBuild(folders, (warning) => warnings.push(warning));
    expect(warnings).toEqual([expect.stringContaining("download.html has changed since the last build")]);
  });
});

describe("the finished folder, by the rules of each host", () => {
  const files = async () => new Set(await listFiles(folders.publicFolder));
  beforeEach(async () => {
    const page = readPublic("index.html");
    for (const name of ["privacy", "terms"]) {
      write(`${name}/index.html`, page);
      write(`page-data/${name}/page-data.json`, readPublic("page-data/index/page-data.json"));
    }
    write("404.html", page);
    write("page-data/404.html/page-data.json", readPublic("page-data/index/page-data.json"));
    write("download.svg", "<svg></svg>");
    await finish({ pagePaths: ["/", "/download", "/privacy", "/terms", "/404.html"] });
  });

  test.each(["", "/player"])("has every page and file at its URL, without a redirect, in the folder '%s'", async (pathPrefix) => {
    expect(wrongAnswers({ files: await files(), pathPrefix })).toEqual([]);
  });

  test("would redirect /download if a page had one file only", async () => {
    const all = await files();
    const folderOnly = new Set([...all].filter((file) => file !== "download.html"));
    expect(wrongAnswers({ files: folderOnly, pathPrefix: "" }).join("\n")).toMatch(
      /GitHub Pages.*\n.*Cloudflare Pages.*\n.*Netlify/s,
    );
    const fileOnly = new Set([...all].filter((file) => file !== "download/index.html"));
    expect(wrongAnswers({ files: fileOnly, pathPrefix: "" }).join("\n")).toContain("gatsby serve: /download gives");
  });
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
    write("page-data/sq/d/88.json", "{}");
    await keep({ unreferencedSince: { "page-data/sq/d/88.json": daysAgo(8), [OLD]: daysAgo(2) } });
    expect(await finish()).toBe(1);
    expect(exists("page-data/sq/d/88.json")).toBe(false);
    expect(exists(QUERY)).toBe(true);
    expect(exists(OLD)).toBe(true);
  });
});

describe("the headers for the host", () => {
  const rules = () =>
    new Map(
      readPublic("_headers")
        .replace(/^#.*\n/gm, "")
        .trim()
        .split("\n\n")
        .map((rule) => [rule.split("\n")[0], rule]),
    );

  test("let browsers keep a referenced file for a year, and list no file that will be removed", async () => {
    write(OLD, "old");
    write(`app-${hash("d")}.js`, "older");
    await keep({ unreferencedSince: { [`app-${hash("d")}.js`]: daysAgo(8) } });
    await finish();
    expect(rules().get(`/${APP}`)).toContain("immutable");
    expect(rules().get(`/${LAZY}`)).toContain("immutable");
    for (const file of [OLD, `app-${hash("d")}.js`, QUERY]) expect(rules().has(`/${file}`)).toBe(false);
  });

  test("let browsers ask again for every page and list, in alphabetical order", async () => {
    await finish();
    const changing = [...rules()].filter(([, rule]) => rule.includes("must-revalidate")).map(([urlPath]) => urlPath);
    expect(changing).toEqual([
      "/",
      "/download",
      "/download.html",
      "/download/",
      "/releases",
      "/releases.atom",
      "/releases.html",
      "/releases.json",
    ]);
  });

  test("use the path prefix of the site", async () => {
    for (const page of ["index.html", "download/index.html"]) write(page, readPublic(page).replace('src="/', 'src="/player/'));
    await finish({ settings: { PATH_PREFIX: "/player" } });
    expect([...rules().keys()].every((urlPath) => urlPath?.startsWith("/player/"))).toBe(true);
    expect([...rules().keys()]).toEqual(expect.arrayContaining(["/player/*", "/player/", "/player/download", `/player/${APP}`]));
  });

  test("list the scripts that a page itself names before those that load later: the last ones may be too many", async () => {
    await finish();
    const immutable = [...rules()].filter(([, rule]) => rule.includes("immutable")).map(([urlPath]) => urlPath);
    expect(immutable).toEqual([`/${APP}`, `/${LAZY}`]);
  });
});

describe("the record for the next build", () => {
  test("contains the files that Gatsby may reuse, as they were published", async () => {
    write("robots.txt", "");
    write("_gatsby/slices/part.html", "");
    write(OLD, "old");
    await finish();
    const record = await readBuildRecord(folders.keptFolder);
    const reusable = [
      APP,
      LAZY,
      OLD,
      "_gatsby/slices/part.html",
      "download.html",
      "download/index.html",
      "index.html",
      "page-data/app-data.json",
      "page-data/download/page-data.json",
      "page-data/index/page-data.json",
      QUERY,
      "releases.html",
    ].sort();
    expect(Object.keys(record?.fingerprints ?? {}).sort()).toEqual(reusable);
    expect(record?.fingerprints).toEqual(Object.fromEntries(await fingerprints(folders.publicFolder, reusable)));
    expect(record?.unreferencedSince).toEqual({ [OLD]: NOW.toISOString() });
  });

  test("removes the mark of a running build", async () => {
    await finish();
    expect(existsSync(folders.inProgressFile)).toBe(false);
  });
});

describe("from a damaged folder that was moved aside", () => {
  test("the intact files that open pages may still load are restored", async () => {
    const lost = `8-${hash("e")}.js`;
    const half = `9-${hash("f")}.js`;
    const files = {
      [lost]: "whole",
      [half]: "whole",
      "page-data/sq/d/88.json": "{}",
      "index.html": "<html>old</html>",
      [APP]: "old",
    };
    for (const [file, content] of Object.entries(files)) write(file, content, folders.damagedFolder);
    await keep({ fingerprints: Object.fromEntries(await fingerprints(folders.damagedFolder, Object.keys(files))) });
    write(half, "ha", folders.damagedFolder);
    write(`1-${hash("9")}.js`, "unknown", folders.damagedFolder);
    await finish();
    expect(readPublic(lost)).toBe("whole");
    expect(readPublic("page-data/sq/d/88.json")).toBe("{}");
    expect(exists(half)).toBe(false);
    expect(exists(`1-${hash("9")}.js`)).toBe(false);
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
    const context = {
      reporter: {
        info: (message: string) => told.info.push(message),
        panicOnBuild: (message: string) => told.panic.push(message),
      },
      store: {
        getState: () => ({
          program: { directory },
          pages: new Map([
            ["/", {}],
            ["/download", {}],
          ]),
        }),
      },
    };
    await runStep(onPostBuild, context);
    return told;
  };

  test("the folder is finished at the end of a build, and nothing is logged", async () => {
    expect(await run()).toEqual({ info: [], panic: [] });
    expect(exists("_headers")).toBe(true);
  });

  test("the log says how many files were removed", async () => {
    write(OLD, "");
    await keep({ unreferencedSince: { [OLD]: "2020-01-01T00:00:00.000Z" } });
    expect((await run()).info).toEqual(["Files removed because no page has referenced them for a week: 1"]);
  });

  test("an incomplete folder stops the build, with the reason and what to do", async () => {
    rmSync(path.join(folders.publicFolder, APP));
    const { panic } = await run();
    expect(panic).toEqual([expect.stringContaining(`/${APP}, but public has no such file`)]);
    expect(panic[0]).toContain("Build again: the next build starts from scratch.");
  });
});

test("only the published files and the record are left", async () => {
  await finish();
  expect((await listFiles(folders.keptFolder)).sort()).toEqual(["build-record.json"]);
  expect((await listFiles(folders.publicFolder)).filter((file) => /\.\d+$/.test(file))).toEqual([]);
});

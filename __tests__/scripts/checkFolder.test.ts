/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubRelease, githubReleases, notesOf } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { checkFolder, type FolderOptions } from "../../scripts/checkBuilt/checkFolder";
import { renderQrCode } from "../../src/publishing/downloadQrCode";
import { KEPT_FOLDER } from "../../src/site/keptFolder";
import { readSettings } from "../../src/site/settings";
import { keepLastGoodList } from "../../src/sourcing/lastGoodList";
import { type BuiltList, releaseFiles, SITE_URL } from "../support/publishedSite";

const READ_AT = "2026-11-21T10:00:00.000Z";
const LOCAL = "http://localhost:9000";
const APP = `app-${"a".repeat(20)}.js`;
const OLD_APP = `app-${"b".repeat(20)}.js`;
const DATA = "page-data/download/page-data.json";
const APP_DATA = "page-data/app-data.json";
const MIB = 1024 * 1024;
const BUILD_AGAIN = "Build again; if that does not help, delete .cache and public first.";
const SET_SITE_URL = "Set SITE_URL (and PATH_PREFIX) to the URL of the published site and build again.";
const NOT_COMPARED = "The pages were not compared with those that were published before: ";
const NO_COPY = `${NOT_COMPARED}no copy of them is given (--before FOLDER).`;

let api: ReleasesApi;
let endpoint: string;
/** Folder of the site, of a good site to copy, and a copy of `public` as it was published before. */
let directory: string;
let good: string;
let before: string;

beforeAll(async () => {
  api = await startReleasesApi();
  endpoint = `${api.url}/repos/octo/player/releases`;
  good = mkdtempSync(path.join(tmpdir(), "good-"));
  directory = good;
  await build({ entries: githubReleases(3) });
});
beforeEach(() => {
  Object.assign(api, { releases: githubReleases(3), fault: null });
  api.calls.length = 0;
  directory = mkdtempSync(path.join(tmpdir(), "built-"));
  before = path.join(directory, "before");
  cpSync(good, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(async () => {
  rmSync(good, { recursive: true });
  await api.close();
});

const inPublic = (file: string) => path.join(directory, "public", file);
const remove = (file: string) => rmSync(inPublic(file), { recursive: true });
const read = (file: string) => readFileSync(inPublic(file), "utf8");
function write(file: string, content: string): void {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}
function change(file: string, from: string | RegExp, to: string): void {
  const changed = read(file).replace(from, to);
  if (changed === read(file)) throw new Error(`${file} does not have ${from}.`);
  write(file, changed);
}
/** Changes a page under both of its names. */
function changePage(name: string, from: string | RegExp, to: string): void {
  change(`${name}.html`, from, to);
  change(`${name}/index.html`, from, to);
}

/** Writes `public` as a build does that reads the API now, or reads what is given. */
async function build(list: Partial<BuiltList> = {}, builtOn = "2026-11-21"): Promise<void> {
  const { entries = api.releases, readAt = READ_AT, liveUrl = endpoint } = list;
  for (const [file, text] of Object.entries(releaseFiles({ entries, readAt, liveUrl, ...list }))) write(file, text);
  write("index.html", pageOf("", builtOn));
  for (const name of ["privacy", "terms"]) {
    for (const file of [`${name}/index.html`, `${name}.html`]) write(file, pageOf(name, builtOn));
  }
  write("404.html", "<!DOCTYPE html><html><head></head></html>");
  write(APP, "run()");
  write(APP_DATA, `{"webpackCompilationHash":"${"c".repeat(20)}"}`);
  write("page-data/sq/d/77.json", `{"data":{"site":{"siteMetadata":{"siteUrl":"${SITE_URL}","builtOn":"${builtOn}"}}}}`);
  const addresses = ["", "download", "privacy", "terms"].map((name) => `<url><loc>${SITE_URL}/${name}</loc></url>`);
  write("sitemap-0.xml", `<urlset>${addresses.join("")}</urlset>`);
  write("sitemap-index.xml", `<sitemapindex><sitemap><loc>${SITE_URL}/sitemap-0.xml</loc></sitemap></sitemapindex>`);
  write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap-index.xml\n`);
  write("download.svg", renderQrCode(`${SITE_URL}/download`));
  for (const file of ["favicon.svg", "apple-touch-icon.png", "manifest.webmanifest", "sample-releases.json"])
    write(file, "a file of static/");
  await keepList(readAt, entries);
}
function keepList(readAt: string, entries: unknown[]): Promise<void> {
  const pages = [{ url: `${endpoint}?per_page=100`, entries }];
  return keepLastGoodList(path.join(directory, KEPT_FOLDER), endpoint, { readAt, pages });
}

function pageOf(name: string, builtOn: string): string {
  const url = `${SITE_URL}/${name}`;
  const head = `<link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/>`;
  const dates = `Last updated: <time dateTime="${builtOn}">${builtOn} in words</time> © <!-- -->${builtOn.slice(0, 4)}<!-- -->`;
  return `<!DOCTYPE html><html><head>${head}</head><body>${dates}<script src="/${APP}"></script></body></html>`;
}

function check({
  settings = {},
  ...options
}: { settings?: Record<string, string> } & Partial<Omit<FolderOptions, "settings">> = {}) {
  const all = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, SITE_URL, ...settings };
  return checkFolder({
    siteDirectory: directory,
    settings: readSettings(all),
    isSiteUrlSet: true,
    isDemonstration: false,
    wait: async () => undefined,
    ...options,
  });
}
const problems = async (options?: Parameters<typeof check>[0]) => (await check(options)).problems;

test("a good folder has no problem, and only the missing comparison is said", async () => {
  expect(await check()).toEqual({ problems: [], warnings: [NO_COPY], pages: 4, files: 23 });
});

test.each<[string, unknown[]]>([
  ["no release", []],
  ["a list of several pages, longer than the HTML", githubReleases(130)],
  // This link is no address of the site.
  ["a link on loopback", [githubRelease(1, { assets: [{ name: "p.apk", browser_download_url: "http://127.0.0.1:9000/p.apk" }] })]],
])("%s is no problem", async (_, releases) => {
  api.releases = releases;
  await build();
  expect(await problems()).toEqual([]);
});

test("a missing folder is an error that says what to do", async () => {
  remove("");
  await expect(check()).rejects.toThrow(/public is missing or empty: run npm run build first\.$/);
});

const CANONICAL = `rel="canonical" href="${SITE_URL}`;
const NOT_UNDER = `, which is not under ${SITE_URL}. ${SET_SITE_URL}`;
test.each<[string, () => void]>([
  [`/${DATA}: the newest 3 releases are not those of the list. ${BUILD_AGAIN}`, () => change(DATA, '"v1.3.0"', '"v1.2.0"')],
  [
    `/${DATA}: the files of the newest release are not those of the list. ${BUILD_AGAIN}`,
    () => change(DATA, /"latestRelease":\{"nodes":\[.*\]\}/, '"latestRelease":{"nodes":[]}'),
  ],
  [`/${DATA}: 2 releases are counted, there are 3. ${BUILD_AGAIN}`, () => change(DATA, '"totalCount":3', '"totalCount":2')],
  [
    "The folder has sample releases instead of those of octo/player (the data of /download). " +
      "Build again with RELEASES_REPOSITORY set to octo/player.",
    () => change(DATA, '"isSample":false', '"isSample":true'),
  ],
  [
    "The folder has sample releases instead of those of octo/player (public/privacy/index.html). " +
      "Build again with RELEASES_REPOSITORY set to octo/player.",
    () => changePage("privacy", "<body>", '<body><p data-sample-releases="">'),
  ],
  [
    `public/privacy/index.html: the canonical link is ${LOCAL}/privacy, not ${SITE_URL}/privacy. ${SET_SITE_URL}`,
    () => changePage("privacy", CANONICAL, `rel="canonical" href="${LOCAL}`),
  ],
  ["public/terms/index.html has no canonical link. Build again.", () => changePage("terms", /<link rel="canonical"[^>]*>/, "")],
  [
    "public/terms/index.html has 2 canonical links; it must have one. Build again.",
    () => changePage("terms", /(<link rel="canonical"[^>]*>)/, "$1$1"),
  ],
  [
    `public/privacy/index.html has the address ${LOCAL}/privacy${NOT_UNDER}`,
    () => changePage("privacy", `content="${SITE_URL}`, `content="${LOCAL}`),
  ],
  [
    `public/sitemap-index.xml has the address ${LOCAL}/sitemap-0.xml${NOT_UNDER}`,
    () => change("sitemap-index.xml", SITE_URL, LOCAL),
  ],
  [`public/robots.txt has the address ${LOCAL}/sitemap-index.xml${NOT_UNDER}`, () => change("robots.txt", SITE_URL, LOCAL)],
  [
    `public/releases.atom has the address ${LOCAL}/releases.atom${NOT_UNDER}`,
    () => change("releases.atom", `rel="self" href="${SITE_URL}`, `rel="self" href="${LOCAL}`),
  ],
  [`public/download.svg does not lead to ${SITE_URL}/download. ${SET_SITE_URL}`, () => write("download.svg", renderQrCode(LOCAL))],
  [`The sitemap does not have ${SITE_URL}/terms. Build again.`, () => change("sitemap-0.xml", `<loc>${SITE_URL}/terms</loc>`, "")],
  ["public/robots.txt has none of the site's addresses. Build again.", () => write("robots.txt", "User-agent: *\nAllow: /\n")],
  ["public/privacy.html is missing; it must be a copy of privacy/index.html. Build again.", () => remove("privacy.html")],
  ["public/privacy.html differs from privacy/index.html. Build again.", () => change("privacy.html", "<body>", "<body> ")],
  ["public/former.html has no former/index.html beside it. Build again.", () => write("former.html", read("privacy.html"))],
  ["public/index.html references /gone.js, but public has no such file. Build again.", () => change("index.html", APP, "gone.js")],
  [
    "public/terms/index.html is missing. Build again.",
    () => {
      remove("terms");
      remove("terms.html");
    },
  ],
])("a folder is refused: %s", async (problem, spoil) => {
  spoil();
  expect(await problems()).toEqual([problem]);
});

test("a folder whose pages were all moved from X/index.html to X.html, as on Netlify, has no problem", async () => {
  for (const page of ["download", "privacy", "terms"]) {
    remove(page);
    if (page !== "download") write(`page-data/${page}/page-data.json`, "{}");
  }
  // An HTML file of static/ is no page.
  write("google123.html", "google-site-verification: google123.html");
  expect(await problems()).toEqual(["public/google123.html has no google123/index.html beside it. Build again."]);
  mkdirSync(path.join(directory, "static", "demo"), { recursive: true });
  write("demo/index.html", "<p>A demonstration</p>");
  for (const file of ["google123.html", "demo/index.html"]) writeFileSync(path.join(directory, "static", file), read(file));
  expect(await problems()).toEqual([]);
  change("privacy.html", `${CANONICAL}/privacy`, `${CANONICAL}/other`);
  expect(await problems()).toEqual([expect.stringContaining("public/privacy/index.html: the canonical link is")]);
});

test("a release that is missing in all files is a problem of each, also if the build kept a list without it", async () => {
  await build({ entries: githubReleases(2) });
  const found = await problems();
  const files = ["/releases.json", "/download", `/${DATA}`, "/releases.atom", "/releases.html"];
  expect(new Set(found.map((problem) => problem.split(": ")[0]))).toEqual(new Set(files));
  for (const problem of found) expect(problem).toContain(`. ${BUILD_AGAIN}`);
});

test.each([
  [DATA, "{}", `public/${DATA} does not hold the data of /download. Build again.`],
  ["releases.json", "<!DOCTYPE html>", "public/releases.json: this is not a list of releases"],
])("%s with the text %s is a problem, and the others are still found", async (file, content, problem) => {
  write(file, content);
  remove("404.html");
  expect(await problems()).toEqual(["public/404.html is missing. Build again.", problem]);
});

describe("releases that changed after the build read its list", () => {
  const published = (published_at: string) => api.releases.unshift(githubRelease(4, { published_at }));

  test.each<[string, string[], () => unknown]>([
    ["published", ["v1.4.0 (id 1004) is missing", "3 releases are shown, there are 4"], () => published("2026-11-21T10:00:30Z")],
    ["edited", ["v1.3.0 (id 1003) is out of date"], () => api.releases.splice(0, 1, githubRelease(3, { body: notesOf("Better") }))],
    [
      "deleted",
      ["v1.3.0 (id 1003) is shown, but is not a release any more", "3 releases are shown, there are 2"],
      () => api.releases.shift(),
    ],
  ])("%s: this is said, and the folder can be published", async (_, differences, happen) => {
    happen();
    const later = `. It changed after ${READ_AT}; the next deployment shows it.`;
    const warnings = [...differences.map((difference) => `/releases.json: ${difference}${later}`), NO_COPY];
    expect(await check()).toMatchObject({ problems: [], warnings });
  });

  test("without the list that the build kept, the time of publishing decides, up to a minute before the reading", async () => {
    rmSync(path.join(directory, KEPT_FOLDER), { recursive: true });
    published("2026-11-21T09:59:30Z");
    expect(await problems()).toEqual([]);
    api.releases.shift();
    published("2026-11-21T09:58:30Z");
    expect(await problems()).toContain(`/releases.json: v1.4.0 (id 1004) is missing. ${BUILD_AGAIN}`);
  });

  test("a list that another build kept does not count, and one that cannot be read is said and ignored", async () => {
    await keepList("2026-11-20T10:00:00.000Z", [githubRelease(3, { name: "An earlier name" }), ...githubReleases(2)]);
    expect(await problems()).toEqual([]);
    writeFileSync(path.join(directory, KEPT_FOLDER, `${encodeURIComponent(endpoint)}.json`), "{");
    const { problems: others, warnings } = await check();
    expect(others).toEqual([]);
    expect(warnings[0]).toMatch(/^The list that the build kept in .* cannot be read and is ignored/);
  });
});

test("an API that cannot be read does not keep the last good list from being published, if all files agree", async () => {
  await build({ entries: githubReleases(2), readAt: "2026-11-20T10:00:00.000Z" });
  api.fault = "500";
  const { problems: none, warnings } = await check();
  expect(none).toEqual([]);
  expect(warnings[0]).toBe(
    `${endpoint}: the releases could not be read: status 500 (Server Error). ` +
      "The list in public is from 2026-11-20T10:00:00.000Z; its files were compared with each other alone.",
  );
  change("releases.atom", "#release-1002<", "#release-1001<");
  const problem = "/releases.atom: the entry of v1.2.0 (id 1002) is missing or wrong";
  expect(await problems()).toEqual([`${problem}. ${BUILD_AGAIN}`]);
});

describe("the source of the releases", () => {
  const settings = { RELEASES_REPOSITORY: "" };
  const sample = { isSample: true, liveUrl: "/sample-releases.json" };

  test("another repository than that of the settings is a problem", async () => {
    change(DATA, "octo/player/releases", "octo/other/releases");
    expect(await problems()).toEqual([
      `/download asks ${api.url}/repos/octo/other/releases for its releases, not ${endpoint}. ` +
        "Build again with RELEASES_REPOSITORY set to octo/player.",
    ]);
  });

  test("sample releases may be published in a demonstration alone, for which the API is not asked", async () => {
    await build(sample);
    expect(await problems({ settings })).toEqual([
      "No repository is set, so visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name and build again, " +
        "or set SAMPLE_RELEASES to true if the site is only a demonstration.",
    ]);
    expect(await check({ settings, isDemonstration: true })).toMatchObject({
      problems: [],
      warnings: ["No repository is set, so the releases were not compared with the API.", NO_COPY],
    });
    expect(api.calls).toEqual([]);
  });

  test.each([true, false])("a repository is a problem if none is set, in a demonstration too (%p)", async (isDemonstration) => {
    expect(await problems({ settings, isDemonstration })).toEqual([
      `No repository is set, but the folder has the releases of ${endpoint}. Run npm run check:built with the settings of the build.`,
    ]);
  });
});

test("an address on loopback is fine only if SITE_URL says so", async () => {
  const pages = ["download", "privacy", "terms"].flatMap((name) => [`${name}.html`, `${name}/index.html`]);
  const others = ["index.html", "sitemap-0.xml", "sitemap-index.xml", "robots.txt", "releases.atom"];
  for (const file of [...pages, ...others]) change(file, new RegExp(SITE_URL, "g"), LOCAL);
  write("download.svg", renderQrCode(`${LOCAL}/download`));
  expect(await problems({ settings: { SITE_URL: LOCAL } })).toEqual([]);
  const problem = `The addresses in public begin with ${LOCAL}. ${SET_SITE_URL}`;
  expect(await problems({ settings: { SITE_URL: LOCAL }, isSiteUrlSet: false })).toEqual([problem]);
});

describe("sizes", () => {
  const REMEDY = "Find out what has grown; if it should be so, raise MOST in scripts/checkBuilt/sizes.ts.";

  test("a file of more than 25 MiB is a problem", async () => {
    write("large.bin", "");
    truncateSync(inPublic("large.bin"), 25 * MIB);
    expect(await problems()).toEqual([]);
    truncateSync(inPublic("large.bin"), 25 * MIB + 1);
    expect(await problems()).toEqual([`public/large.bin is too large: 26 MiB, the most is 25 MiB. ${REMEDY}`]);
  });

  // /download may have thirty releases with the longest notes that GitHub takes, 125,000 characters each.
  test("a page of more than a megabyte is a problem, apart from /download", async () => {
    changePage("download", "</body>", `${"x".repeat(30 * 125_000)}</body>`);
    expect(await problems()).toEqual([]);
    change("index.html", "</body>", `${"x".repeat(MIB)}</body>`);
    expect(await problems()).toEqual([`public/index.html is too large: 1,025 KiB, the most is 1,024 KiB. ${REMEDY}`]);
  });

  test("scripts that are several times as large as today are a problem of each page that loads them", async () => {
    // Digits of different numbers, because a text that repeats itself would be compressed to nothing.
    write(APP, Array.from({ length: 80_000 }, (_, index) => Math.abs(Math.sin(index)).toString(36).slice(2, 8)).join(""));
    const pages = ["index.html", "privacy/index.html", "terms/index.html"];
    const tooLarge = (page: string) =>
      new RegExp(`^The scripts that public/${page} loads at its start are too large, compressed: \\d+ KiB, the most is 176 KiB\\.`);
    expect(await problems()).toEqual(pages.map((page) => expect.stringMatching(tooLarge(page))));
  });
});

describe("the pages that were published before", () => {
  /** Checks the folder, as the last deployment did, and copies it. */
  async function publish(): Promise<void> {
    expect(await problems()).toEqual([]);
    cpSync(inPublic(""), before, { recursive: true });
  }

  test("are as before after a release, on another day of another year, with new files and without unneeded ones", async () => {
    write(OLD_APP, "run()");
    await publish();
    remove(OLD_APP);
    write("new.svg", "<svg></svg>");
    api.releases = githubReleases(4);
    await build({ readAt: "2027-01-01T10:00:00.000Z" }, "2027-01-01");
    expect(await check({ before })).toMatchObject({ problems: [], warnings: [] });
  });

  test("may not differ, in a page or in another file, and none may be gone", async () => {
    write("_headers", "/*\n  X-Frame-Options: DENY\n");
    write("logo.svg", "<svg></svg>");
    await publish();
    changePage("privacy", "<body>", "<body>New");
    write("_headers", "/*\n");
    remove("logo.svg");
    const differs = "differs although only releases may have changed: after";
    const remedy = "Delete .cache and public and build again.";
    const pageDiffers = (name: string) =>
      new RegExp(
        `^public/${name} ${differs} ".*<body>" there was "Last updated: .*", now there is "NewLast updated: .*"\\. ${remedy}$`,
      );
    expect(await problems({ before })).toEqual([
      `public/_headers ${differs} "/*?" there was "  X-Frame-Options: DENY?", now there is the end. ${remedy}`,
      `public/logo.svg was published before, but is not there any more. ${remedy}`,
      expect.stringMatching(pageDiffers("privacy\\.html")),
      expect.stringMatching(pageDiffers("privacy/index\\.html")),
    ]);
  });

  const CODE_CHANGED = "the code or a setting has changed since then";
  test.each<[string, string, () => unknown, Record<string, string>?]>([
    ["the scripts changed", "the scripts have changed since then", () => change(APP_DATA, "cccc", "dddd")],
    [
      "a file of static/ changed",
      CODE_CHANGED,
      () => cpSync(inPublic("favicon.svg"), path.join(directory, "static", "favicon.svg")),
    ],
    ["their code is not known", CODE_CHANGED, () => rmSync(path.join(directory, KEPT_FOLDER), { recursive: true })],
    ["nothing was published", "BEFORE does not hold a built site", () => rmSync(before, { recursive: true })],
    ["a setting changed", CODE_CHANGED, () => undefined, { SITE_URL: "https://other.example" }],
  ])("are not compared if %s, which is said", async (_, reason, happen, settings = {}) => {
    await publish();
    happen();
    changePage("privacy", "<body>", "<body>New");
    const { problems: others, warnings } = await check({ before, settings });
    expect(warnings).toEqual([`${NOT_COMPARED}${reason.replace("BEFORE", before)}.`]);
    expect(others.join()).not.toContain("differs");
  });

  test("a folder with a problem is not noted as checked", async () => {
    remove("privacy.html");
    await check();
    expect(existsSync(path.join(directory, KEPT_FOLDER, "checked-build.json"))).toBe(false);
  });
});

import { createHash } from "node:crypto";
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import * as v from "valibot";
import { parse } from "yaml";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { readPublished } from "../../harness/publishedFiles";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { openSite } from "../../harness/siteCopy";
import { WEBPACK_STATS_FILE } from "../../src/gatsbyInternals/publicFolder";
import { buildFoldersOf } from "../../src/publishing/buildFolders";
import { readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { listFiles } from "../../src/publishing/publicFiles";
import { productName } from "../../src/site/product";
import { BUILT_SITE, SITES, TOKEN } from "../support/sites";

/*
 * What real builds publish, in the life of one site: failures, releases that come and go, damage, and changes of the site itself. A
 * build takes a quarter of a minute, so each test starts with the folder that the test before it has left, and one build serves
 * several tests. What a build does about a single damaged file is tested in `__tests__/publishing/startBuild.test.ts`.
 */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const PROJECT = path.join(__dirname, "..", "..");
const WORKFLOW = path.join(PROJECT, ".github", "workflows", "deploy.yml");

/** The published files that a release may change: the page, its data, the feed, the plain list and all releases. */
const CHANGING = [
  "download.html",
  "download/index.html",
  "page-data/download/page-data.json",
  "releases.atom",
  "releases.html",
  "releases.json",
];

/** The folder in which the global setup has built its sites, the last one with this prefix. Its caches save each build half a minute. */
const site = openSite(BUILT_SITE);
const inSite = (...names: string[]) => path.join(site.directory, ...names);
const inPublic = (file: string) => inSite("public", file);
const publishedFiles = () => listFiles(inSite("public"));

let api: ReleasesApi;
let settings: Record<string, string>;

test.beforeAll(async () => {
  api = await startReleasesApi(githubReleases(3));
  settings = {
    GITHUB_TOKEN: TOKEN,
    PATH_PREFIX: SITES.player.prefix,
    RELEASES_API_URL: api.url,
    RELEASES_REPOSITORY: "octo/player",
    SITE_URL: "https://octo.github.io",
  };
  await site.forgetBuilds();
});
test.afterAll(() => api.close());

async function build(): Promise<string> {
  const { exitCode, output } = await site.build(settings);
  expect(exitCode, output).toBe(0);
  return output;
}

const stepSchema = v.object({ run: v.optional(v.string()), env: v.optional(v.record(v.string(), v.string()), {}) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });
const workflowSchema = v.object({ jobs: v.object({ build: v.object({ steps: v.array(stepSchema) }) }) });

/** Builds with the commands of the workflow's build, except for the installation of packages. */
async function runWorkflow(): Promise<void> {
  const { jobs } = v.parse(workflowSchema, parse(await readFile(WORKFLOW, "utf8")));
  const steps = jobs.build.steps.filter(({ run }) => run !== undefined && run !== "npm ci");
  // The workflow sets exactly these variables. The URL of the real API is the default.
  const variables = steps.flatMap(({ env }) => Object.keys(env)).sort();
  expect(variables).toEqual(Object.keys(settings).filter((name) => name !== "RELEASES_API_URL"));
  // GitHub sets this variable: the folder for what only this run needs.
  const RUNNER_TEMP = await mkdtemp(path.join(tmpdir(), "runner-"));
  for (const { run = "" } of steps) {
    const { exitCode, output } = await site.run(run, { ...settings, RUNNER_TEMP });
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain(TOKEN);
    // Gatsby warns if something makes every build render all pages.
    expect(output).not.toContain("future builds will need to rebuild all pages");
  }
  await rm(RUNNER_TEMP, { recursive: true });
}

/** The SHA-256 of every published file, by path. Expects the token in none of them. */
async function hashes(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await publishedFiles()) {
    const content = readFileSync(inPublic(file));
    expect(content.includes(TOKEN), file).toBe(false);
    found.set(file, createHash("sha256").update(content).digest("hex"));
  }
  return found;
}

function changesBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
}

const downloadPage = () => readFileSync(inPublic("download/index.html"), "utf8");

/** The text of the newest release, as it is in the HTML of /download. */
function newestRelease(): string {
  return new JSDOM(downloadPage()).window.document.querySelector("#latest")?.textContent ?? "";
}

/** Every file of the site that a page references, as a path in `public`. */
function filesReferencedBy(html: string): string[] {
  const references = html.matchAll(/(?:src|href)="\/arietta\/([^"?#]+\.(?:js|css|json|woff2|svg))"/g);
  return [...new Set([...references].map(([, file = ""]) => file))];
}

test("a malformed setting stops the build with an error that names it", async () => {
  const { exitCode, output } = await site.build({ RELEASES_REPOSITORY: "not a repository" });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('RELEASES_REPOSITORY is "not a repository"');
});

test("a first build whose API fails publishes nothing, and says what failed and what to do", async () => {
  api.fault = "404";
  const { exitCode, output } = await site.build(settings);
  expect(exitCode).not.toBe(0);
  expect(output).toContain("The releases of octo/player could not be read");
  expect(output).toContain("status 404");
  expect(output).toContain("Check RELEASES_REPOSITORY");
  expect(() => downloadPage()).toThrow("ENOENT");
  api.fault = null;
});

for (const moment of ["source and transform nodes", "Building HTML renderer", "Building static HTML"]) {
  test(`a build that is killed at "${moment}" does not succeed`, async () => {
    const { exitCode, output } = await site.build(settings, { endAt: moment });
    expect(exitCode).not.toBe(0);
    expect(output).toContain(moment);
  });
}

/** The published files of the first build that finishes. */
let complete: Map<string, string>;

test("a build after these starts from scratch, and publishes complete pages and the files of static/", async () => {
  mkdirSync(inSite("static", "extra"));
  copyFileSync(inSite("static", "logo.svg"), inSite("static", "extra", "logo.svg"));
  writeFileSync(inSite("static", "extra.html"), "from static/");
  expect(await build()).toContain("the last build did not finish");
  complete = await readPublished(inSite("public"));
  for (const page of ["index.html", "download/index.html", "privacy/index.html", "terms/index.html", "404.html"]) {
    expect(complete.get(page)).toMatch(/<\/html>\s*$/);
    for (const file of filesReferencedBy(complete.get(page) ?? "")) expect([...complete.keys()], page).toContain(file);
  }
  expect(newestRelease()).toContain("Player 1.3");
  for (const file of ["extra.html", "extra/logo.svg"]) {
    expect([...complete.keys()]).toContain(file);
    complete.delete(file);
  }
});

test("a build while the API fails publishes the same from the last good list, without files that left static/ or are strange", async () => {
  rmSync(inSite("static", "extra"), { recursive: true });
  rmSync(inSite("static", "extra.html"));
  writeFileSync(inPublic("stray.html"), "of unknown origin");
  api.fault = "500";
  const output = await build();
  api.fault = null;
  expect(output).toContain("is used instead");
  expect(output).not.toContain("built from scratch");
  expect(await readPublished(inSite("public"))).toEqual(complete);
});

test("the workflow's steps publish a new release, and change no file of another page", async () => {
  const before = await hashes();
  api.releases.unshift(githubRelease(4));
  await runWorkflow();
  expect(newestRelease()).toContain("Player 1.4");
  expect(changesBetween(before, await hashes())).toEqual(CHANGING);
});

test("the workflow's steps publish an edited and a deleted release, and change no file of another page", async () => {
  const before = await hashes();
  api.releases = [
    githubRelease(4, { name: "Edited", body: "What's Changed:\n#### Another change" }),
    githubRelease(3),
    githubRelease(1),
  ];
  await runWorkflow();
  expect(newestRelease()).toContain("Edited");
  expect(newestRelease()).toContain("Another change");
  expect(downloadPage()).toContain("Player 1.3");
  expect(downloadPage()).not.toContain("Player 1.2");
  expect(changesBetween(before, await hashes())).toEqual(CHANGING);
});

test("every call of these builds has the token, and repeated calls are conditional", () => {
  expect(new Set(api.calls.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(api.calls.filter(({ headers }) => headers["if-none-match"]).length).toBeGreaterThan(0);
});

test("the same releases give the same files again, although pages, data and scripts were damaged before the build", async () => {
  const script = [...complete.keys()].find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";
  truncateSync(inPublic("download/index.html"), 5000);
  truncateSync(inPublic("index.html"), 0);
  rmSync(inPublic("page-data/download/page-data.json"));
  truncateSync(inPublic(script), 1000);
  api.releases = githubReleases(3);
  expect(await build()).toContain("built from scratch");
  expect(await readPublished(inSite("public"))).toEqual(complete);
});

/** The files of the page that was opened before the site changed and that later pages do not need. */
let former: string[];

test("the files of an open page and the last good list survive when the site changes and Gatsby empties its cache", async () => {
  const before = await publishedFiles();
  const opened = filesReferencedBy(downloadPage());
  const scripts = new Map(opened.filter((file) => file.endsWith(".js")).map((file) => [file, readFileSync(inPublic(file))]));
  const change = (file: string, from: string, to: string) =>
    writeFileSync(inSite(file), readFileSync(inSite(file), "utf8").replace(from, to));
  // One is in a script of all pages, the other in that of /download.
  change("src/site/product.ts", 'productName = "', "$&Another ");
  change("src/components/download/LatestRelease.tsx", "Scan this with your phone.", "Scan that with your phone.");
  // Gatsby empties its cache when this file changes.
  appendFileSync(inSite("package.json"), "\n");
  api.fault = "500";
  const output = await build();
  api.fault = null;
  expect(output).toContain("we're deleting your site's cache");
  expect(output).toContain("is used instead");
  for (const words of [`Another ${productName}`, "Scan that with your phone."]) expect(downloadPage()).toContain(words);
  expect(await publishedFiles()).toEqual(expect.arrayContaining(before));
  // The data of a page changes without a change of its name. Gatsby reloads an open page when it notices that.
  for (const [file, content] of scripts) expect(readFileSync(inPublic(file)).equals(content), file).toBe(true);
  former = opened.filter((file) => !filesReferencedBy(downloadPage()).includes(file));
  expect(former.length).toBeGreaterThan(1);
});

/** A colour that no style of the site has. */
const NEW_COLOUR = "#123457";

test("the files that open pages needed are removed after a week, one by one", async () => {
  const { keptFolder } = buildFoldersOf(site.directory);
  const record = await readBuildRecord(keptFolder);
  if (!record) throw new Error("The build wrote no record.");
  const [recent = "", ...old] = former;
  const moreThanAWeekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  const since = { ...record.unreferencedSince, ...Object.fromEntries(old.map((file) => [file, moreThanAWeekAgo])) };
  await writeBuildRecord(keptFolder, { ...record, unreferencedSince: since });
  // For the next test: every page has the footer.
  appendFileSync(inSite("src", "layout", "Footer.module.css"), `\nfooter { outline-color: ${NEW_COLOUR}; }\n`);
  expect(await build()).toContain(`Files removed because no page has referenced them for a week: ${old.length}`);
  const after = await publishedFiles();
  expect(after).toContain(recent);
  expect(after.filter((file) => old.includes(file))).toEqual([]);
});

test("a change of one style alone reaches every page, with the scripts of the new build", async () => {
  const { assetsByChunkName } = v.parse(statsSchema, JSON.parse(readFileSync(inPublic(WEBPACK_STATS_FILE), "utf8")));
  const built = Object.values(assetsByChunkName).flat();
  const pages = (await publishedFiles()).filter((file) => /^[^/]+(\/index)?\.html$/.test(file) && file !== "releases.html");
  expect(pages).toEqual(expect.arrayContaining(["index.html", "404.html", "download.html", "download/index.html", "terms.html"]));
  for (const page of pages) {
    const html = readFileSync(inPublic(page), "utf8");
    expect(html, page).toContain(NEW_COLOUR);
    const named = filesReferencedBy(html).filter((file) => /^[^/]+\.(?:js|css)$/.test(file));
    expect(named.length, page).toBeGreaterThan(2);
    for (const file of named) expect(built, `${page} names ${file}`).toContain(file);
  }
});

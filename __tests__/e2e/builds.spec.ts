/*
 * What real builds publish, in the life of one site: failures, releases that come and go, damage, and changes of the site itself. A
 * build takes a quarter of a minute or more, so each test starts with the folder that the test before it has left, and one build
 * serves several tests. What a build does about a single damaged file is tested in `__tests__/publishing/startBuild.test.ts`.
 */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import * as v from "valibot";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { readPublished } from "../../harness/publishedFiles";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { copySite, type SiteCopy } from "../../harness/siteCopy";
import { WEBPACK_STATS_FILE } from "../../src/gatsbyInternals/publicFolder";
import { buildFoldersOf } from "../../src/publishing/buildFolders";
import { readBuildRecord, writeBuildRecord } from "../../src/publishing/buildRecord";
import { listFiles } from "../../src/publishing/publicFiles";
import { productName } from "../../src/site/product";
import { serve, TOKEN } from "../support/builtSite";

const PREFIX = "/arietta";

/** The published files that a release may change: the page, its data, the feed, the plain list and all releases. */
const CHANGING = [
  "download.html",
  "download/index.html",
  "page-data/download/page-data.json",
  "releases.atom",
  "releases.html",
  "releases.json",
];

/** A colour that no style of the site has. */
const NEW_COLOUR = "#123457";

let site: SiteCopy;
let api: ReleasesApi;
let settings: Record<string, string>;

/** Gives the URL of the site, under its path prefix, and watches what the page requests and complains about. */
const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({ page }, use) => {
    // Like a project site of GitHub Pages: a folder of a host whose 404 page is that of the site.
    const host = inSite("host");
    mkdirSync(host, { recursive: true });
    rmSync(path.join(host, PREFIX), { force: true });
    symlinkSync(inSite("public"), path.join(host, PREFIX));
    copyFileSync(inPublic("404.html"), path.join(host, "404.html"));
    const { url, close } = await serve(host);
    const complaints: string[] = [];
    // Gatsby asks for an unknown page and its data once more, and leaves out the prefix.
    const isOfUnknownPage = (address: string) => address.includes("/no/such/page") || address.includes(PREFIX + PREFIX);
    page.on("request", (request) => {
      const isOurs = request.url().startsWith(`${url}${PREFIX}/`) || request.url().startsWith(`${api.url}/`);
      if (!isOurs && !isOfUnknownPage(request.url()) && !request.url().startsWith("data:"))
        complaints.push(`request: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400 && !isOfUnknownPage(response.url())) complaints.push(`failed: ${response.url()}`);
    });
    page.on("console", (message) => {
      const isOfBrowser = /preloaded using link preload|Failed to load resource/.test(message.text());
      if (["error", "warning"].includes(message.type()) && !isOfBrowser) complaints.push(message.text());
    });
    await use(url + PREFIX);
    expect(complaints).toEqual([]);
    await close();
  },
});

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await copySite("builds");
  api = await startReleasesApi(githubReleases(35));
  settings = {
    GITHUB_TOKEN: TOKEN,
    PATH_PREFIX: PREFIX,
    RELEASES_API_URL: api.url,
    RELEASES_REPOSITORY: "octo/player",
    SITE_URL: "https://octo.github.io",
  };
});
test.afterAll(() => api.close());

const inSite = (...names: string[]) => path.join(site.directory, ...names);
const inPublic = (file: string) => inSite("public", file);
const publishedFiles = () => listFiles(inSite("public"));
const downloadPage = () => readFileSync(inPublic("download/index.html"), "utf8");

/** The text of the newest release, as it is in the HTML of /download. */
const newestRelease = () => new JSDOM(downloadPage()).window.document.querySelector("#latest")?.textContent ?? "";

/**
 * Runs a command with the settings of the site, or others. Gives its output in one line, because Gatsby breaks lines at 80
 * characters. Nothing that it prints may have the token (docs/rules.md, 12.8).
 */
async function run(line: string, given = settings) {
  const { exitCode, output } = await site.run(line, given);
  expect(output).not.toContain(TOKEN);
  return { exitCode, output: output.replace(/\s+/g, " ") };
}

/** Runs a command that must succeed. Gives its output. */
async function runWell(line: string, given = settings): Promise<string> {
  const { exitCode, output } = await run(line, given);
  expect(exitCode, output).toBe(0);
  return output;
}

const BUILD = "npm run build";

/** The SHA-256 of every published file, by path. */
async function hashes(): Promise<Map<string, string>> {
  const files = await publishedFiles();
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(inPublic(file)))
        .digest("hex"),
    ]),
  );
}

/** Every file of the site that a page references, as a path in `public`. */
function filesReferencedBy(html: string): string[] {
  const references = html.matchAll(/(?:src|href)="\/arietta\/([^"?#]+\.(?:js|css|json|woff2|svg))"/g);
  return [...new Set([...references].map(([, file = ""]) => file))];
}

test("a first build whose API fails publishes nothing, and says what failed and what to do", async () => {
  api.fault = "404";
  const { exitCode, output } = await run(BUILD);
  api.fault = null;
  expect(exitCode).not.toBe(0);
  for (const words of ["The releases of octo/player could not be read", "status 404", "Check RELEASES_REPOSITORY"]) {
    expect(output).toContain(words);
  }
  expect(downloadPage).toThrow("ENOENT");
});

/** The published files of the first build that finishes. */
let complete: Map<string, string>;

test("a build after one that was killed starts from scratch, and publishes complete pages and the files of static/", async () => {
  const killed = await site.build(settings, "Building static HTML");
  expect(killed.exitCode).not.toBe(0);
  mkdirSync(inSite("static", "extra"));
  copyFileSync(inSite("static", "logo.svg"), inSite("static", "extra", "logo.svg"));
  writeFileSync(inSite("static", "extra.html"), "from static/");
  expect(await runWell(BUILD)).toContain("the last build did not finish");
  complete = await readPublished(inSite("public"));
  for (const page of ["index.html", "download/index.html", "privacy/index.html", "terms/index.html", "404.html"]) {
    expect(complete.get(page)).toMatch(/<\/html>\s*$/);
    for (const file of filesReferencedBy(complete.get(page) ?? "")) expect([...complete.keys()], page).toContain(file);
  }
  expect(newestRelease()).toContain("Player 1.35");
  for (const file of ["extra.html", "extra/logo.svg"]) expect(complete.delete(file), file).toBe(true);
});

test("under a path prefix, every request stays in it, the list is brought up to date, and older versions load", async ({
  page,
  siteUrl,
}) => {
  api.releases.unshift(githubRelease(36));
  await page.goto(`${siteUrl}/`);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page).toHaveURL(`${siteUrl}/download`);
  await expect(page.getByText("Release list is current")).toBeVisible();
  await expect(page.locator("#latest")).toContainText("Player 1.36");
  await page.getByRole("button", { name: "Show older versions" }).click();
  await expect(page.locator("#versions article")).toHaveCount(35);
  await page.reload();
  await expect(page.locator("#latest")).toContainText("Player 1.36");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(`${siteUrl}/privacy`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download");
  api.releases.shift();
});

test("under a path prefix, every link of every page leads into it", async ({ request, siteUrl }) => {
  for (const path of ["", "/download", "/privacy", "/terms", "/no/such/page"]) {
    const { document } = new JSDOM(await (await request.get(siteUrl + path)).text()).window;
    const paths = [...document.querySelectorAll("a[href^='/']")].map((link) => link.getAttribute("href"));
    expect(paths.length, path).toBeGreaterThan(5);
    expect(paths.filter((href) => href !== PREFIX && !href?.startsWith(`${PREFIX}/`))).toEqual([]);
  }
});

test("under a path prefix, the 404 page leads home, and shows at the prefix twice", async ({ page, siteUrl }) => {
  const answer = await page.goto(`${siteUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(siteUrl);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
  for (const path of [PREFIX, `${PREFIX}/download`]) {
    await page.goto(siteUrl + path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  }
});

test("a build while the API fails publishes the same from the last good list, without files that left static/ or are strange", async () => {
  rmSync(inSite("static", "extra"), { recursive: true });
  rmSync(inSite("static", "extra.html"));
  writeFileSync(inPublic("stray.html"), "of unknown origin");
  api.fault = "500";
  const output = await runWell(BUILD);
  api.fault = null;
  expect(output).toContain("is used instead");
  expect(output).not.toContain("built from scratch");
  expect(await readPublished(inSite("public"))).toEqual(complete);
});

test("the commands of a deployment publish new, edited and deleted releases, and change no file of another page", async () => {
  const before = await hashes();
  cpSync(inSite("public"), inSite("before"), { recursive: true });
  const calls = api.calls.length;
  const edited = { name: "Edited", body: "What's Changed:\n#### Another change" };
  api.releases = [githubRelease(36, { prerelease: true }), githubRelease(35, edited), ...githubReleases(33)];
  const output = await runWell("npm run build && npm run check:built -- --before before");
  expect(output).toContain("can be published");
  // Gatsby warns if something makes every build render all pages.
  expect(output).not.toContain("future builds will need to rebuild all pages");
  for (const words of ["Player 1.36", "Pre-release", "player-v1.36.0.apk", "The newest stable version is v1.35.0"]) {
    expect(newestRelease()).toContain(words);
  }
  for (const words of ["Edited", "Another change", "Player 1.33"]) expect(downloadPage()).toContain(words);
  expect(downloadPage()).not.toContain("Player 1.34");
  const after = await hashes();
  const files = new Set([...before.keys(), ...after.keys()]);
  expect([...files].filter((file) => before.get(file) !== after.get(file)).sort()).toEqual(CHANGING);
  const headers = api.calls.slice(calls).map((call) => call.headers);
  expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(headers.some((header) => header["if-none-match"])).toBe(true);
});

test("the same releases give the same files again, although pages, data and scripts were damaged before the build", async () => {
  const script = [...complete.keys()].find((file) => /^app-[0-9a-f]{20}\.js$/.test(file)) ?? "";
  truncateSync(inPublic("download/index.html"), 5000);
  truncateSync(inPublic("index.html"), 0);
  rmSync(inPublic("page-data/download/page-data.json"));
  truncateSync(inPublic(script), 1000);
  api.releases = githubReleases(35);
  expect(await runWell(BUILD)).toContain("built from scratch");
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
  const output = await runWell(BUILD);
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

test("the files that open pages needed go after a week, one by one, and a change of one style reaches every page", async () => {
  const { keptFolder } = buildFoldersOf(site.directory);
  const record = await readBuildRecord(keptFolder);
  if (!record) throw new Error("The build wrote no record.");
  const [recent = "", ...old] = former;
  const moreThanAWeekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  const since = { ...record.unreferencedSince, ...Object.fromEntries(old.map((file) => [file, moreThanAWeekAgo])) };
  await writeBuildRecord(keptFolder, { ...record, unreferencedSince: since });
  // Every page has the footer.
  appendFileSync(inSite("src", "layout", "Footer.module.css"), `\nfooter { outline-color: ${NEW_COLOUR}; }\n`);
  expect(await runWell(BUILD)).toContain(`Files removed because no page has referenced them for a week: ${old.length}`);
  const after = await publishedFiles();
  expect(after).toContain(recent);
  expect(after.filter((file) => old.includes(file))).toEqual([]);

  const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });
  const { assetsByChunkName } = v.parse(statsSchema, JSON.parse(readFileSync(inPublic(WEBPACK_STATS_FILE), "utf8")));
  const built = Object.values(assetsByChunkName).flat();
  const pages = after.filter((file) => /^[^/]+(\/index)?\.html$/.test(file) && file !== "releases.html");
  expect(pages.length).toBeGreaterThan(7);
  for (const page of pages) {
    const html = readFileSync(inPublic(page), "utf8");
    expect(html, page).toContain(NEW_COLOUR);
    const named = filesReferencedBy(html).filter((file) => /^[^/]+\.(?:js|css)$/.test(file));
    expect(named.length, page).toBeGreaterThan(2);
    for (const file of named) expect(built, `${page} names ${file}`).toContain(file);
  }
});

test("after all these builds, the token is in no published file and in no cache", async () => {
  for (const folder of ["public", ".cache"]) {
    const files = await listFiles(inSite(folder));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => readFileSync(inSite(folder, file)).includes(TOKEN))).toEqual([]);
  }
});

test("without settings, also in CI, a build makes the sample site and says so in one line, and nobody can publish it", async () => {
  const output = await runWell(BUILD, { CI: "true" });
  expect(output.split("No repository is set, so the site shows the sample releases")).toHaveLength(2);
  const check = await run("npm run check:built", { CI: "true" });
  expect(check.exitCode).not.toBe(0);
  expect(check.output).toContain("No repository is set, so visitors would get the sample releases");
});

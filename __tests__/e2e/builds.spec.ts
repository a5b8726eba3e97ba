/*
 * What real builds publish, in the life of one site: failures, releases that come and go, and changes of the site itself. A build takes
 * a quarter of a minute or more, so each test starts with the folder that the test before it has left, and one build serves several
 * tests.
 */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { copySite, type SiteCopy } from "../../harness/siteCopy";
import { serveSite } from "../../harness/staticServer";
import { isHashed } from "../../src/gatsbyInternals/publicFolder";
import { listFiles } from "../../src/publishing/publicFiles";
import { productName } from "../../src/site/product";
import { TOKEN } from "../support/builtSite";

const PREFIX = "/arietta";

/** A day, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

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
    const { url, close } = await serveSite(inSite("public"), { prefix: PREFIX });
    const complaints: string[] = [];
    // Gatsby asks for an unknown page and its data once more, and leaves out the prefix.
    const isOfUnknownPage = (address: string) => address.includes("/no/such/page") || address.includes(PREFIX + PREFIX);
    page.on("request", (request) => {
      const isOurs = request.url().startsWith(`${url}/`) || request.url().startsWith(`${api.url}/`);
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
    await use(url);
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
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(inPublic(file)))
      .digest("hex");
  return new Map((await publishedFiles()).map((file) => [file, hashOf(file)]));
}

/** The files that are not the same any more. */
async function changedSince(before: Map<string, string>): Promise<string[]> {
  const after = await hashes();
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
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
  mkdirSync(inSite("static", ".well-known"));
  for (const file of ["extra.html", ".well-known/extra"]) writeFileSync(inSite("static", file), "from static/");
  expect(await runWell(`${BUILD} && npm run check:built`)).toContain("built from scratch: there is no finished build");
  expect(newestRelease()).toContain("Player 1.35");
  complete = await hashes();
  expect([...complete.keys()]).toEqual(expect.arrayContaining(["extra.html", ".well-known/extra", "_headers"]));
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Download for Android");
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

test("a build while the API fails publishes the same from the last good list, also through a symbolic link", async () => {
  renameSync(inSite("public"), inSite("served"));
  symlinkSync(inSite("served"), inSite("public"), "junction");
  api.fault = "500";
  const output = await runWell(BUILD);
  api.fault = null;
  expect(output).toContain("is used instead");
  expect(output).not.toContain("built from scratch");
  expect(await changedSince(complete)).toEqual([]);
});

test("the commands of a deployment publish new, edited and deleted releases, and change no file of another page", async () => {
  const calls = api.calls.length;
  const edited = { name: "Edited", body: "What's Changed:\n#### Another change" };
  // The week of what the build makes again begins anew.
  const moreThanAWeekAgo = new Date(Date.now() - 8 * DAY);
  for (const file of (await publishedFiles()).filter(isHashed)) utimesSync(inPublic(file), moreThanAWeekAgo, moreThanAWeekAgo);
  api.releases = [githubRelease(36, { prerelease: true }), githubRelease(35, edited), ...githubReleases(33)];
  const output = await runWell("npm run build && npm run check:built");
  expect(output).toContain("can be published");
  expect(output).not.toContain("built from scratch");
  // Gatsby warns if something makes every build render all pages.
  expect(output).not.toContain("future builds will need to rebuild all pages");
  for (const words of ["Player 1.36", "Pre-release", "player-v1.36.0.apk", "The newest stable version is v1.35.0"]) {
    expect(newestRelease()).toContain(words);
  }
  for (const words of ["Edited", "Another change", "Player 1.33"]) expect(downloadPage()).toContain(words);
  expect(downloadPage()).not.toContain("Player 1.34");
  expect(await changedSince(complete)).toEqual(CHANGING);
  const headers = api.calls.slice(calls).map((call) => call.headers);
  expect(new Set(headers.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(headers.some((header) => header["if-none-match"])).toBe(true);
});

test("when the site changes, every page is new, and what open pages load stays for a week, with the last good list", async () => {
  const before = await publishedFiles();
  const opened = before.filter(isHashed);
  const [old = "", ...scripts] = filesReferencedBy(downloadPage()).filter((file) => /download.*\.js$|^app-.*\.js$/.test(file));
  const contents = scripts.map((file) => readFileSync(inPublic(file), "utf8"));
  const moreThanAWeekAgo = new Date(Date.now() - 8 * DAY);
  utimesSync(inPublic(old), moreThanAWeekAgo, moreThanAWeekAgo);
  const change = (file: string, from: string, to: string) =>
    writeFileSync(inSite(file), readFileSync(inSite(file), "utf8").replace(from, to));
  // One is in a script of all pages, the other in that of /download.
  change("src/site/product.ts", 'productName = "', "$&Another ");
  change("src/features/download/latest/LatestSection.tsx", "Scan with your Android phone", "Scan with your own phone");
  // Every page has the bar, and its styles in the HTML.
  appendFileSync(inSite("src", "layout", "TopBar.module.css"), `\nheader { outline-color: ${NEW_COLOUR}; }\n`);
  rmSync(inSite("static", "extra.html"));
  api.fault = "500";
  const output = await runWell(BUILD);
  api.fault = null;
  expect(output).toContain("built from scratch: the sources, a setting or Node have changed");
  expect(output).toContain("is used instead");
  for (const words of [`Another ${productName}`, "Scan with your own phone"]) expect(downloadPage()).toContain(words);
  const after = await publishedFiles();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.map((file) => readFileSync(inPublic(file), "utf8"))).toEqual(contents);
  expect(opened.filter((file) => !after.includes(file))).toEqual([old]);
  expect(before.filter((file) => !isHashed(file) && !after.includes(file))).toEqual(["extra.html"]);
  expect(lstatSync(inSite("public")).isSymbolicLink()).toBe(true);
  const pages = after.filter((file) => /^[^/]+(\/index)?\.html$/.test(file) && file !== "releases.html");
  expect(pages).toHaveLength(9);
  for (const page of pages) expect(readFileSync(inPublic(page), "utf8"), page).toContain(NEW_COLOUR);
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

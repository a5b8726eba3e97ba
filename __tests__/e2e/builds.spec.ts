/** What real builds publish. A build takes most of a minute, so tests share the builds. */
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { parseAllReleases } from "../../src/releases/release";
import { hero } from "../../src/site/product";
import { packageFile, phoneManifest } from "../support/androidPackage";
import { TOKEN } from "../support/builtSite";
import { githubRelease } from "../support/githubReleases";
import { listFiles } from "../support/listFiles";
import { androidPackage } from "../support/release";
import { startReleasesApi } from "../support/releasesApi";
import { copySite, type SiteCopy } from "../support/siteCopy";
import { listen, serveSite } from "../support/staticServer";

const PREFIX = "/player";
const REPOSITORY = "octo/player";

let site: SiteCopy;
let api: Awaited<ReturnType<typeof startReleasesApi>>;
/** The host of the published site. It has the list of releases, once a test has published one. */
let host: Awaited<ReturnType<typeof listen>>;
let publishedList: string | null = null;
let settings: Record<string, string>;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await copySite("builds");
  api = await startReleasesApi();
  for (let number = 1; number <= 35; number += 1) api.releases.unshift(servedRelease(number));
  host = await listen(({ url }, response) => {
    const isList = url === `${PREFIX}/releases.json` && publishedList !== null;
    response.writeHead(isList ? 200 : 404).end(publishedList);
  });
  settings = {
    GITHUB_TOKEN: TOKEN,
    PATH_PREFIX: PREFIX,
    RELEASES_API_URL: api.url,
    RELEASES_REPOSITORY: REPOSITORY,
    SITE_URL: host.url,
  };
});
test.afterAll(async () => {
  await host.close();
  await api.close();
});

/** A release with a package, which the API serves. One of them is broken. */
function servedRelease(number: number) {
  const version = `1.${number}.0`;
  const path = `/octo/player/releases/download/v${version}/player.apk`;
  const isBroken = number === 34;
  const content = isBroken
    ? Buffer.from("no package")
    : packageFile(phoneManifest({ versionCode: number }));
  api.files.set(path, content);
  const file = { name: "player.apk", size: content.length, browser_download_url: api.url + path };
  return githubRelease(number, { assets: [file] });
}

const inSite = (...names: string[]) => path.join(site.directory, ...names);
const published = (file: string) => readFileSync(inSite("public", file), "utf8");

/** Runs a command. Its output is one line, because Gatsby breaks lines at 80 characters. */
async function run(line: string, given = settings) {
  const { exitCode, output } = await site.run(line, given);
  expect(output).not.toContain(TOKEN);
  return { exitCode, output: output.replace(/\s+/g, " ") };
}

test("build and develop end at a malformed setting, before Gatsby starts", async () => {
  for (const command of ["build", "develop"]) {
    const { exitCode, output } = await run(`npm run ${command}`, { SITE_URL: "site.example" });
    expect(exitCode).not.toBe(0);
    expect(output).toContain('SITE_URL is "site.example"; it must be scheme and host');
    // Each line of Gatsby starts with one of these words.
    expect(output).not.toMatch(/\b(info|success|error) /);
  }
});

test("a first build publishes nothing if the API fails, and says why", async () => {
  api.isBroken = true;
  const { exitCode, output } = await run("npm run build");
  expect(exitCode).not.toBe(0);
  expect(output).toContain("status 409");
  expect(() => published("download/index.html")).toThrow("ENOENT");
});

test("a later build uses the published releases if the API fails", async () => {
  const { releases } = checkGitHubReleases(api.releases);
  // An earlier build has read the packages of all but the newest three.
  const known = { androidPackage: androidPackage({ versionCode: 7 }) };
  for (const file of releases.slice(3).flatMap(({ files }) => files)) Object.assign(file, known);
  const list = {
    liveUrl: `${api.url}/repos/${REPOSITORY}/releases`,
    readAt: "2026-11-20T10:00:00.000Z",
    releases,
  };
  publishedList = JSON.stringify(list);
  for (const file of ["static/.well-known/extra", "public/old.html"]) {
    await mkdir(path.dirname(inSite(file)), { recursive: true });
    writeFileSync(inSite(file), "a file");
  }
  const { exitCode, output } = await run("npm run build && npm run check:built");
  api.isBroken = false;
  expect(exitCode, output).toBe(0);
  expect(output).toContain("status 409");
  expect(JSON.parse(published("releases.json"))).toEqual(list);
  expect(published("download/index.html")).toContain("Player 1.35");
  const files = listFiles(inSite("public"));
  expect(files).toEqual(expect.arrayContaining([".well-known/extra", "_headers"]));
  expect(files).not.toContain("old.html");
});

test("a build from Gatsby's cache publishes whole pages, with what new packages say", async () => {
  const { exitCode, output } = await run("npx gatsby build --prefix-paths && npm run check:built");
  expect(exitCode, output).toBe(0);
  const fileRequests = api.requests.filter(({ url }) => url?.includes("/download/"));
  const versions = fileRequests.map(({ url }) => url?.split("/")[5]);
  expect(versions.sort()).toEqual(["v1.33.0", "v1.34.0", "v1.35.0"]);
  for (const { headers } of fileRequests) expect(headers).not.toHaveProperty("authorization");
  expect(output.split("/v1.34.0/player.apk could not be read")).toHaveLength(2);
  const { releases } = parseAllReleases(JSON.parse(published("releases.json")));
  const read = releases.slice(0, 4).map((release) => release.files[0]?.androidPackage?.versionCode);
  expect(read).toEqual([35, undefined, 33, 7]);
});

test("under a path prefix, the list becomes current, and unknown paths lead home", async ({
  page,
}) => {
  // As on GitHub Pages, where a site may be a folder of its host.
  const { url, close } = await serveSite(inSite("public"), PREFIX);
  const problems: string[] = [];
  const isAllowed = (address: string) =>
    [`${url}/`, `${api.url}/`].some((start) => `${address}/`.startsWith(start));
  page.on("response", (response) => {
    if (!isAllowed(response.url()) || response.status() >= 400) problems.push(response.url());
  });
  api.releases.unshift(githubRelease(36));
  await page.goto(`${url}/`);
  await page.getByRole("banner").getByRole("link", { name: "Download" }).click();
  await expect(page).toHaveURL(`${url}/download`);
  await expect(page.locator("#latest")).toContainText("Player 1.36");
  await page.getByRole("button", { name: "Show older versions" }).click();
  await expect(page.locator("#versions article")).toHaveCount(35);
  await page.reload();
  await expect(page.getByText("Release list is current")).toBeVisible();
  expect(problems).toEqual([]);
  const response = await page.goto(`${url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title.join(" "));
  await close();
});

test("without settings, also in CI, a build has the sample releases and says so once", async () => {
  const build = await run("npm run build", { CI: "true" });
  expect(build.exitCode, build.output).toBe(0);
  const warning = "No repository is set, so the site shows the sample releases";
  expect(build.output.split(warning)).toHaveLength(2);
});

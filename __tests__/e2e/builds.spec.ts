/*
 * What real builds publish: when the API fails, under a path prefix, and without settings. A build takes most of a minute, so one build
 * serves several tests.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { serveSite } from "../../scripts/serve";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { serializeAllReleases } from "../../src/releases/release";
import { TOKEN } from "../support/builtSite";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { listFiles } from "../support/listFiles";
import { type ReleasesApi, startReleasesApi } from "../support/releasesApi";
import { copySite, type SiteCopy } from "../support/siteCopy";

const PREFIX = "/arietta";

let site: SiteCopy;
let api: ReleasesApi;
/** The host of the published site: it has only the list, and that from the second build on. */
let host: Server;
let publishedList: string | null = null;
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
      const isOurs = [`${url}/`, `${api.url}/`].some((start) => `${request.url()}/`.startsWith(start));
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
  host = createServer(({ url }, response) => {
    const isList = url === `${PREFIX}/releases.json` && publishedList !== null;
    response.writeHead(isList ? 200 : 404).end(publishedList);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  settings = {
    GITHUB_TOKEN: TOKEN,
    PATH_PREFIX: PREFIX,
    RELEASES_API_URL: api.url,
    RELEASES_REPOSITORY: "octo/player",
    SITE_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
  };
});
test.afterAll(async () => {
  host.close();
  await api.close();
});

const inSite = (...names: string[]) => path.join(site.directory, ...names);
const published = (file: string) => readFileSync(inSite("public", file), "utf8");

/**
 * Runs a command with the settings of the site, or others. Gives its output in one line, because Gatsby breaks lines at 80
 * characters. Nothing that it prints may have the token (docs/rules.md, 12.8).
 */
async function run(line: string, given = settings) {
  const { exitCode, output } = await site.run(line, given);
  expect(output).not.toContain(TOKEN);
  return { exitCode, output: output.replace(/\s+/g, " ") };
}

test("a first build whose API fails publishes nothing, and says what failed and what to do", async () => {
  api.fault = "409";
  const { exitCode, output } = await run("npm run build");
  expect(exitCode).not.toBe(0);
  for (const words of ["The releases of octo/player could not be read", "status 409", "There is no published list"]) {
    expect(output).toContain(words);
  }
  expect(() => published("download/index.html")).toThrow("ENOENT");
});

test("a build whose API fails publishes the releases that the site shows, with a warning, and the files of static/", async () => {
  const { releases } = checkGitHubReleases(api.releases);
  const list = { liveUrl: `${api.url}/repos/octo/player/releases`, readAt: "2026-11-20T10:00:00.000Z", releases };
  publishedList = serializeAllReleases(list, `${settings.SITE_URL}${PREFIX}/download`);
  for (const folder of ["static/.well-known", "public"]) await mkdir(inSite(folder), { recursive: true });
  for (const file of ["extra.html", ".well-known/extra"]) writeFileSync(inSite("static", file), "from static/");
  // What an earlier build has left does not stay.
  writeFileSync(inSite("public", "old.html"), "old");
  const { exitCode, output } = await run("npm run build && npm run check:built");
  api.fault = null;
  expect(exitCode, output).toBe(0);
  for (const words of ["status 409", "is used instead", "can be published"]) expect(output).toContain(words);
  expect(published("releases.json")).toBe(publishedList);
  expect(published("download/index.html")).toContain("Player 1.35");
  const files = await listFiles(inSite("public"));
  expect(files).toEqual(expect.arrayContaining(["extra.html", ".well-known/extra", "_headers"]));
  expect(files).not.toContain("old.html");
});

test("the token is in no published file and in no cache", async () => {
  for (const folder of ["public", ".cache"]) {
    const files = await listFiles(inSite(folder));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => readFileSync(inSite(folder, file)).includes(TOKEN))).toEqual([]);
  }
});

test("a build that Gatsby starts from its cache publishes whole pages", async () => {
  const { exitCode, output } = await run("npx gatsby build --prefix-paths && npm run check:built");
  expect(exitCode, output).toBe(0);
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
});

test("under a path prefix, every link of every page leads into it", async ({ page, siteUrl }) => {
  for (const name of ["", "/download", "/privacy", "/terms", "/no/such/page"]) {
    await page.goto(siteUrl + name);
    const paths = await page.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(paths.length, name).toBeGreaterThan(5);
    expect(paths.filter((href) => href !== PREFIX && !href?.startsWith(`${PREFIX}/`))).toEqual([]);
  }
});

test("under a path prefix, the 404 page leads home, and shows at the prefix twice", async ({ page, siteUrl }) => {
  const answer = await page.goto(`${siteUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Best Music Experience");
  for (const path of [PREFIX, `${PREFIX}/download`]) {
    await page.goto(siteUrl + path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  }
});

test("without settings, also in CI, a build makes the sample site and says so in one line, and nobody can publish it", async () => {
  const build = await run("npm run build", { CI: "true" });
  expect(build.exitCode, build.output).toBe(0);
  expect(build.output.split("No repository is set, so the site shows the sample releases")).toHaveLength(2);
  const check = await run("npm run check:built", { CI: "true" });
  expect(check.exitCode).not.toBe(0);
  expect(check.output).toContain("sample releases");
});

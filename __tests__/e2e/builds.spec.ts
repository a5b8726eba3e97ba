/*
 * What real builds publish, in the life of one site: failures, releases that come and go, and changes of the site itself. A build takes
 * a quarter of a minute or more, so each test starts with the folder that the test before it has left, and one build serves several
 * tests.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { JSDOM } from "jsdom";
import { serveSite } from "../../scripts/serve";
import { TOKEN } from "../support/builtSite";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { listFiles } from "../support/listFiles";
import { type ReleasesApi, startReleasesApi } from "../support/releasesApi";
import { copySite, type SiteCopy } from "../support/siteCopy";

const PREFIX = "/arietta";

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

test("the commands of a deployment publish the newest releases, and the files of static/", async () => {
  mkdirSync(inSite("static", ".well-known"));
  for (const file of ["extra.html", ".well-known/extra"]) writeFileSync(inSite("static", file), "from static/");
  expect(await runWell(`${BUILD} && npm run check:built`)).toContain("can be published");
  expect(newestRelease()).toContain("Player 1.35");
  expect(await listFiles(inSite("public"))).toEqual(expect.arrayContaining(["extra.html", ".well-known/extra", "_headers"]));
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

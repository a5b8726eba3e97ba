/** The one built site that the browser tests visit: what it is built from, and how it is served. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serveSite } from "../../scripts/serve";
import { githubRelease, githubReleases } from "./githubReleases";
import { startReleasesApi } from "./releasesApi";
import { copySite } from "./siteCopy";

/** How many releases the site is built from. The newest is v1.45.0. */
export const RELEASES = 45;

/** The token that the site is built with. Nothing that is published may contain it (docs/rules.md, 12.8). */
export const TOKEN = "ghp_thisTokenMustNotBeFoundAnywhere0000";

/** The URL that the site is built for. The tests visit it at another one. */
export const SITE_URL = "https://arietta.example";

/** The processors of the newest release's packages, in the order of its files. */
export const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "universal"] as const;

/** The environment variable with the folder of the built site. Playwright's workers inherit it. */
const FOLDER_VARIABLE = "BUILT_SITE_FOLDER";

/** The environment variable with the URL at which the built site is served, without a trailing slash. */
const URL_VARIABLE = "BUILT_SITE_URL";

/** The content of the package of a version for a processor. The releases publish its SHA-256, so the file check knows it. */
export function packageContent(version: string, processor: string): Buffer {
  return Buffer.from(`${version} for ${processor}`);
}

/** A file of a release, in the shape of the API's answer. */
export function asset(version: string, name: string, changes: Record<string, unknown> = {}) {
  return {
    name,
    state: "uploaded",
    size: 24_700_000,
    digest: null,
    browser_download_url: `https://github.com/octo/player/releases/download/${version}/${name}`,
    ...changes,
  };
}

/** What is special about some releases of the build, by their number. */
const SPECIAL: Record<number, Record<string, unknown>> = {
  25: { prerelease: true },
  // Published after all others. The order is the API's (docs/rules.md, 6.1).
  24: { published_at: "2020-12-31T12:00:00.000Z" },
  // One links to its source archive, the other to its page.
  23: { assets: [] },
  22: { assets: [], zipball_url: null },
};

/** The releases of the build, the newest first, as the API lists them. The newest has five files, most others have one. */
export function builtReleases(): Record<string, unknown>[] {
  const packageOf = (version: string, processor: string) => {
    const content = packageContent(version, processor);
    return asset(version, `player-${version}-${processor}.apk`, {
      digest: `sha256:${createHash("sha256").update(content).digest("hex")}`,
      // The true size, which the file check compares first. The others have a size that is like that of an app.
      ...(processor === "x86_64" && { size: content.length }),
    });
  };
  const newest = `v1.${RELEASES}.0`;
  return githubReleases(RELEASES).map((release, index) => {
    const version = release.tag_name;
    const number = RELEASES - index;
    if (version !== newest) return githubRelease(number, { assets: [packageOf(version, "universal")], ...SPECIAL[number] });
    const assets = PROCESSORS.map((processor) => packageOf(version, processor));
    return githubRelease(RELEASES, { assets: [...assets, asset(version, "SHA256SUMS", { size: 400 })] });
  });
}

/** The path of a file of the built site, for tests that read it without a browser. */
export function builtFile(...names: string[]): string {
  return path.join(process.env[FOLDER_VARIABLE] ?? "", "public", ...names);
}

/** What the build printed. */
export function buildLog(): string {
  return readFileSync(path.join(process.env[FOLDER_VARIABLE] ?? "", "build.log"), "utf8");
}

/** The URL at which the built site is served, without a trailing slash. */
export function servedUrl(): string {
  return process.env[URL_VARIABLE] ?? "";
}

/**
 * Builds the site into `.sites/site`, and serves it on a free port. If the environment variable names the folder of an earlier run,
 * it serves the site that is there: `BUILT_SITE_FOLDER=.sites/site npx playwright test titles`.
 *
 * @returns a function that stops the server
 * @throws Error with the output of a build that fails
 */
export async function serveBuiltSite(): Promise<() => Promise<void>> {
  const folder = path.resolve(process.env[FOLDER_VARIABLE] || (await build()));
  const { url, close } = await serveSite(path.join(folder, "public"));
  process.env[FOLDER_VARIABLE] = folder;
  process.env[URL_VARIABLE] = url;
  return close;
}

async function build(): Promise<string> {
  const started = Date.now();
  console.log("Building the site for the browser tests ...");
  const api = await startReleasesApi(builtReleases());
  const copy = await copySite("site");
  const settings = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, SITE_URL, GITHUB_TOKEN: TOKEN };
  const { exitCode, output } = await copy.build(settings);
  await api.close();
  if (exitCode !== 0) throw new Error(`The site for the browser tests did not build:\n${output}`);
  writeFileSync(path.join(copy.directory, "build.log"), output);
  console.log(`Built the site in ${Math.round((Date.now() - started) / 1000)} s`);
  return copy.directory;
}

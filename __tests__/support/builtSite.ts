/** The one built site that the browser tests visit: what it is built from, where it is kept, and how it is served. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { startReleasesApi } from "../../harness/releasesApi";
import { copySite, PROJECT } from "../../harness/siteCopy";
import { serveSite } from "../../harness/staticServer";
import { buildKey } from "../../src/publishing/startBuild";
import { readSettings } from "../../src/site/settings";

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

/** Another run may still serve a site of older sources, so it stays for a day. In milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

const KEPT_SITES = path.join(PROJECT, ".sites");

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
  const packageOf = (version: string, processor: string) =>
    asset(version, `player-${version}-${processor}.apk`, {
      digest: `sha256:${createHash("sha256").update(packageContent(version, processor)).digest("hex")}`,
    });
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
 * Builds the site unless it is there already, and serves it on a free port.
 *
 * @returns a function that stops the server
 * @throws Error with the output of a build that fails
 */
export async function serveBuiltSite(): Promise<() => Promise<void>> {
  const folder = path.join(KEPT_SITES, `site-${await sourceKey()}`);
  if (!existsSync(folder)) await build(folder);
  const { url, close } = await serveSite(path.join(folder, "public"));
  process.env[FOLDER_VARIABLE] = folder;
  process.env[URL_VARIABLE] = url;
  return close;
}

/** Changes with everything that the built site depends on: what each build is made from, and its releases. */
async function sourceKey(): Promise<string> {
  const hash = createHash("sha256").update(await buildKey(PROJECT, readSettings({})));
  for (const file of [__filename, path.join(PROJECT, "harness", "githubReleases.ts")]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Builds beside the folder and renames at the end, so that a folder that is there is complete. Removes old sites. */
async function build(folder: string): Promise<void> {
  const started = Date.now();
  console.log("Building the site for the browser tests ...");
  const api = await startReleasesApi(builtReleases());
  const copy = await copySite(`building-${process.pid}`);
  const settings = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, SITE_URL, GITHUB_TOKEN: TOKEN };
  const { exitCode, output } = await copy.build(settings);
  await api.close();
  if (exitCode !== 0) throw new Error(`The site for the browser tests did not build:\n${output}`);
  for (const former of readdirSync(KEPT_SITES).map((name) => path.join(KEPT_SITES, name))) {
    if (Date.now() - statSync(former).mtimeMs > KEPT_FOR) rmSync(former, { recursive: true });
  }
  const beside = `${folder}-${process.pid}`;
  cpSync(path.join(copy.directory, "public"), path.join(beside, "public"), { recursive: true });
  writeFileSync(path.join(beside, "build.log"), output);
  renameSync(beside, folder);
  rmSync(copy.directory, { recursive: true });
  console.log(`Built the site in ${Math.round((Date.now() - started) / 1000)} s`);
}

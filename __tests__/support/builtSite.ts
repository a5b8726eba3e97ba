/** The built site that the browser tests visit: its releases, its files and its server. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { githubRelease } from "./githubReleases";
import { startReleasesApi } from "./releasesApi";
import { copySite } from "./siteCopy";
import { serveSite } from "./staticServer";

/** How many releases the site is built from. The newest is v1.45.0. */
const RELEASES = 45;

/** The token that the site is built with. No published file may contain it. */
export const TOKEN = "ghp_thisTokenMustNotBeFoundAnywhere0000";

/** The URL that the site is built for. The tests visit the site on this machine instead. */
export const SITE_URL = "https://arietta.example";

/** The processors of the newest release's packages, in the order of its files. */
const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "universal"];

/** The content of a package. The release has its SHA-256. */
export function packageContent(version: string, processor: string): Buffer {
  return Buffer.from(`${version} for ${processor}`);
}

/** An attached file of a release, as the API lists it. */
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

function packageAsset(version: string, processor: string) {
  const content = packageContent(version, processor);
  const digest = `sha256:${createHash("sha256").update(content).digest("hex")}`;
  // The file check compares sizes first, so one package has its true size.
  const size = processor === "x86_64" ? { size: content.length } : {};
  return asset(version, `player-${version}-${processor}.apk`, { digest, ...size });
}

/** Fields of the special releases, by the number of the release. */
const SPECIAL: Record<number, Record<string, unknown>> = {
  25: { prerelease: true },
  // The latest date of all. The order of the list is the API's.
  24: { published_at: "2020-12-31T12:00:00.000Z" },
  // Their downloads are the source archive and the page of the release.
  23: { assets: [] },
  22: { assets: [], zipball_url: null },
  2: { tag_name: "android/v1.2.0" },
};

/** The releases of the build, newest first. The newest has five files, most others have one. */
export function builtReleases(): Record<string, unknown>[] {
  return Array.from({ length: RELEASES }, (_, index) => {
    const number = RELEASES - index;
    const version = `v1.${number}.0`;
    const processors = index === 0 ? PROCESSORS : ["universal"];
    const assets = [
      ...processors.map((processor) => packageAsset(version, processor)),
      ...(index === 0 ? [asset(version, "SHA256SUMS", { size: 400 })] : []),
    ];
    return githubRelease(number, { assets, ...SPECIAL[number] });
  });
}

/** The path of a published file. */
export function builtFile(...names: string[]): string {
  return path.join(process.env.BUILT_SITE_FOLDER ?? "", "public", ...names);
}

/** What the build printed. */
export function buildLog(): string {
  return readFileSync(builtFile("..", "build.log"), "utf8");
}

/** The URL at which the site is served, without a trailing slash. */
export function servedUrl(): string {
  return process.env.BUILT_SITE_URL ?? "";
}

/**
 * Builds the site into `.sites/site` and serves it on a free port. With BUILT_SITE_FOLDER, it
 * serves an earlier build: `BUILT_SITE_FOLDER=.sites/site npx playwright test titles`.
 * Playwright's workers inherit folder and URL in the environment.
 *
 * @returns a function that stops the server
 * @throws Error with the output of a build that fails
 */
export async function serveBuiltSite(): Promise<() => Promise<void>> {
  const folder = path.resolve(process.env.BUILT_SITE_FOLDER || (await build()));
  const { url, close } = await serveSite(path.join(folder, "public"));
  Object.assign(process.env, { BUILT_SITE_FOLDER: folder, BUILT_SITE_URL: url });
  return close;
}

async function build(): Promise<string> {
  console.log("Building the site for the browser tests ...");
  const api = await startReleasesApi(builtReleases());
  const copy = await copySite("site");
  const { exitCode, output } = await copy.build({
    RELEASES_REPOSITORY: "octo/player",
    RELEASES_API_URL: api.url,
    SITE_URL,
    GITHUB_TOKEN: TOKEN,
  });
  await api.close();
  if (exitCode !== 0) throw new Error(`The site for the browser tests did not build:\n${output}`);
  writeFileSync(path.join(copy.directory, "build.log"), output);
  return copy.directory;
}

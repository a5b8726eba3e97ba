/** The built site that the browser tests visit: its releases, its files and its server. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseAllReleases } from "../../src/releases/release";
import { packageFile, phoneManifest } from "./androidPackage";
import { githubRelease } from "./githubReleases";
import { startReleasesApi } from "./releasesApi";
import { copySite } from "./siteCopy";
import { serveSite } from "./staticServer";

/** How many releases the site is built from. The newest is v1.45.0. */
const RELEASES = 45;

/** The token that the site is built with. No published file may contain it. */
export const TOKEN = "ghp_thisTokenMustNotBeFoundAnywhere0000";

/** The URL that the site is built for. The tests visit the site on this machine instead. */
export const SITE_URL = "https://site.example";

/** The processors of the newest release's packages, in the order of its files. */
const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "universal"];

/** The content of a package. The release has its SHA-256. */
export function packageContent(version: string, processor: string): Buffer {
  // Android 8 or, for older versions, 7.
  const minSdkVersion = Number(version.split(".")[1]) > 40 ? 26 : 24;
  const manifest = phoneManifest({}, [], { minSdkVersion });
  const libraries = processor === "universal" ? [] : [`lib/${processor}/libplayer.so`];
  return packageFile(manifest, libraries);
}

/** The server of the built site's files. It is gone after the build. */
function fileHost(): string {
  const list: unknown = JSON.parse(readFileSync(builtFile("releases.json"), "utf8"));
  return new URL(parseAllReleases(list).liveUrl).origin;
}

/** An attached file of a release, as the API lists it. */
export function asset(
  version: string,
  name: string,
  changes: Record<string, unknown> = {},
  host = fileHost(),
) {
  return {
    name,
    state: "uploaded",
    size: 24_700_000,
    digest: null,
    browser_download_url: `${host}/octo/player/releases/download/${version}/${name}`,
    ...changes,
  };
}

function packageAsset(version: string, processor: string, host: string) {
  const content = packageContent(version, processor);
  const digest = `sha256:${createHash("sha256").update(content).digest("hex")}`;
  const name = `player-${version}-${processor}.apk`;
  return asset(version, name, { digest, size: content.length }, host);
}

/** Fields of the special releases, by the number of the release. */
const SPECIAL: Record<number, Record<string, unknown>> = {
  25: { prerelease: true },
  // Their downloads are the source archive and the page of the release.
  23: { assets: [] },
  22: { assets: [], zipball_url: null },
};

/** The releases of the build, newest first. The newest has five files, most others have one. */
export function builtReleases(host = fileHost()): Record<string, unknown>[] {
  return Array.from({ length: RELEASES }, (_, index) => {
    const number = RELEASES - index;
    const version = `v1.${number}.0`;
    const assets = [
      ...builtProcessors(number).map((processor) => packageAsset(version, processor, host)),
      ...(index === 0 ? [asset(version, "SHA256SUMS", { size: 400 }, host)] : []),
    ];
    return githubRelease(number, { assets, ...SPECIAL[number] });
  });
}

function builtProcessors(number: number) {
  return number === RELEASES ? PROCESSORS : ["universal"];
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
  const api = await startReleasesApi();
  api.releases = builtReleases(api.url);
  for (let number = 1; number <= RELEASES; number += 1)
    for (const processor of builtProcessors(number)) {
      const version = `v1.${number}.0`;
      const { pathname } = new URL(packageAsset(version, processor, api.url).browser_download_url);
      api.files.set(pathname, packageContent(version, processor));
    }
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

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { CACHE_SIGN, isHashed } from "../gatsbyInternals/publicFolder";
import { errorText } from "../releases/safeText";
import { KEPT_FOLDER, type Settings } from "../site/settings";
import { markBegun, markProcess } from "./buildMark";
import { listFiles } from "./publicFiles";

/** Notes the process in which Gatsby runs. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  await markProcess(directory).catch((error: unknown) => reporter.panic(errorText(error)));
};

/**
 * Prepares the folders `.cache` and `public` for Gatsby (docs/rules.md, 14.16). If the last build finished and was made from the same
 * sources, Gatsby continues with what it left, and renders only what the releases change. Else both folders are emptied, and Gatsby
 * builds from scratch: it would neither notice a file that is cut off in `public`, nor remove one that has no source any more.
 *
 * @param say is called with the reason if the folders are emptied
 * @throws Error if another build is under way
 */
export async function startBuild(siteDirectory: string, settings: Settings, say: (message: string) => void): Promise<void> {
  const key = await buildKey(siteDirectory, settings);
  const last = await markBegun(siteDirectory, key);
  const isComplete = last?.isFinished && existsSync(path.join(siteDirectory, "public", "index.html"));
  if (isComplete && last.key === key) return;
  const reason = isComplete
    ? "the sources, a setting or Node have changed since the last build"
    : "there is no finished build to continue with";
  say(`The site is built from scratch: ${reason}.`);
  await emptyCache(siteDirectory);
  await emptyPublic(siteDirectory, last);
}

/** Removes what is in `.cache`, not the folder, which may be a mount point. Keeps what builds keep for the next one. */
async function emptyCache(siteDirectory: string): Promise<void> {
  const cache = path.dirname(path.join(siteDirectory, KEPT_FOLDER));
  const names = (await readdir(cache)).filter((name) => name !== path.basename(KEPT_FOLDER));
  await Promise.all(names.map((name) => rm(path.join(cache, name), { recursive: true, force: true })));
  await mkdir(path.join(cache, CACHE_SIGN));
}

/**
 * Removes the files of `public`, not the folder, which may be a mount point or a symbolic link. Hashed files stay, because pages that
 * are open may still load them. Of those that the last build has made or touched, there are two kinds. If it has finished, they are
 * what visitors load now, and their week begins now. If not, they may be cut off, and webpack would not write them again.
 */
async function emptyPublic(siteDirectory: string, last: { since: number; isFinished: boolean } | null): Promise<void> {
  const folder = path.join(siteDirectory, "public");
  const now = new Date();
  for (const file of (await listFiles(folder)).map((name) => path.join(folder, name))) {
    const isOfLastBuild = last !== null && (await stat(file)).mtimeMs >= last.since;
    if (!isHashed(file) || (isOfLastBuild && !last.isFinished)) await rm(file);
    else if (isOfLastBuild) await utimes(file, now, now);
  }
}

/** The files and folders that the pages are made from, apart from the releases and the day, relative to the site's folder. */
export const SOURCES = [
  ".babelrc.json",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * A text that two builds share only if they make the same pages from the same releases: Node, the settings, the contents of
 * {@link SOURCES}, and the folder of the site, because Gatsby's cache names files by their absolute paths.
 */
export async function buildKey(siteDirectory: string, settings: Settings): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([process.version, settings, siteDirectory]));
  for (const source of SOURCES) {
    const isFolder = (await stat(path.join(siteDirectory, source))).isDirectory();
    const files = isFolder ? await listFiles(path.join(siteDirectory, source)) : [""];
    for (const file of files.map((name) => path.join(source, name))) {
      const content = await readFile(path.join(siteDirectory, file));
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import * as v from "valibot";
import writeFileAtomic from "write-file-atomic";
import { CACHE_SIGN, isHashed } from "../gatsbyInternals/publicFolder";
import { KEPT_FOLDER, type Settings } from "../site/settings";
import { listFiles } from "./publicFiles";

/**
 * Prepares the folders `.cache` and `public` for Gatsby (docs/rules.md, 14.16). If the last build finished and was made from the same
 * sources, Gatsby continues with what it left, and renders only what the releases change. Else both folders are emptied, and Gatsby
 * builds from scratch: it would neither notice a file that is cut off in `public`, nor remove one that has no source any more.
 *
 * @param say is called with the reason if the folders are emptied
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
  ...[".babelrc.json", "gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package-lock.json", "package.json", "src", "static", "tsconfig.json"],
];

/** A text that two builds share only if they make the same pages from the same releases. Gatsby's cache has absolute paths. */
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

/** What a build notes about itself. */
const markSchema = v.object({
  /** What it is made from, see `buildKey`. */
  key: v.string(),
  /** The process that started it, and the one in which Gatsby runs, which may outlive the other. */
  processIds: v.array(v.number()),
  /** When it began, in milliseconds as in `Date.now()`; if builds before it did not finish, when the first of those began. */
  since: v.number(),
});
type BuildMark = v.InferOutput<typeof markSchema>;

/** The mark of a build that has begun. It stays if the build does not finish. */
const buildingFile = (siteDirectory: string) => path.join(siteDirectory, KEPT_FOLDER, "building");
/** The mark of the last build, if that has finished. */
const builtFile = (siteDirectory: string) => path.join(siteDirectory, KEPT_FOLDER, "built");

/**
 * Marks a build as begun. Fails if another one runs in the folder: two would remove each other's files.
 *
 * @returns the mark of the last build, and whether that build has finished; null if there was none
 */
async function markBegun(siteDirectory: string, key: string): Promise<(BuildMark & { isFinished: boolean }) | null> {
  const file = buildingFile(siteDirectory);
  const mark = { key, processIds: [process.pid], since: Date.now() };
  await mkdir(path.dirname(file), { recursive: true });
  // Fails if the file exists, so of two builds that begin at once only one goes on.
  const isFirst = await writeFile(file, JSON.stringify(mark), { flag: "wx" }).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== "EEXIST" && Promise.reject(new Error(`${file} could not be written: ${code}.`)),
  );
  if (!isFirst) {
    const unfinished = await readMark(file);
    if (!unfinished) throw new Error(`${file} is damaged, or another build has just begun here. If there is none, delete it.`);
    const running = unfinished.processIds.find(isRunning);
    if (running !== undefined) {
      throw new Error(
        `Process ${running} is already using this folder for a build or for npm run develop. Wait until it has finished, or end it. If ` +
          `it is another program by now, delete ${file} and build again.`,
      );
    }
    await writeFileAtomic(file, JSON.stringify({ ...mark, since: unfinished.since }));
    return { ...unfinished, isFinished: false };
  }
  const finished = await readMark(builtFile(siteDirectory));
  await rm(builtFile(siteDirectory), { force: true });
  return finished && { ...finished, isFinished: true };
}

/** Marks the build as finished. It is the last thing that a build does. */
export async function markFinished(siteDirectory: string): Promise<void> {
  await rename(buildingFile(siteDirectory), builtFile(siteDirectory));
}

async function readMark(file: string): Promise<BuildMark | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  const mark = v.safeParse(v.pipe(v.string(), v.parseJson(), markSchema), text);
  return mark.success ? mark.output : null;
}

function isRunning(processId: number): boolean {
  // A container may find the mark of an earlier one, in which the build had the same id.
  if (processId === process.pid) return false;
  try {
    // Sends nothing. Fails if there is no such process, or only one of another user, which is hardly a build in this folder.
    process.kill(processId, 0);
    // On Linux, a process that was killed keeps its id as a zombie until its parent has noticed. Elsewhere, there is no such file.
    const status = `/proc/${processId}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
  } catch {
    return false;
  }
}

/** The environment variable by which Gatsby learns which process started it. */
export const BUILD_PROCESS = "BUILD_PROCESS";

/**
 * Adds this process, in which Gatsby runs, to the mark. The build stops if the mark is not that of the process which started this one:
 * then two builds have found the mark of a killed one at once, or Gatsby was started by itself.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  const file = buildingFile(store.getState().program.directory);
  const mark = await readMark(file);
  const [starter] = mark?.processIds ?? [];
  if (!mark || starter === undefined || String(starter) !== process.env[BUILD_PROCESS]) {
    reporter.panic("Another build has begun, or Gatsby was started by itself. Use npm run build or npm run develop.");
    return;
  }
  await writeFileAtomic(file, JSON.stringify({ ...mark, processIds: [starter, process.pid] }));
};

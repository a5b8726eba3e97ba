import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { type BuildFolders, buildFoldersOf } from "./buildFolders";
import { type BuildRecord, readBuildRecord } from "./buildRecord";
import { fingerprints, listFiles } from "./publicFiles";

/** Checks what the last build left before Gatsby builds on top of it. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // `develop` publishes nothing. It writes its own pages into the folder, and the next build treats the folder as damaged.
  if (process.env.NODE_ENV !== "production") return;
  await startBuild(buildFoldersOf(store.getState().program.directory), (message) => reporter.warn(message));
};

/**
 * Prepares the folder `public` for a build.
 *
 * Gatsby renders a page again only if its data or code has changed. It never looks at the files in `public`, so a page that was
 * once cut off would stay that way forever. If `public` is as the last build left it, this removes the files that every build
 * writes, so that none of them stays after its source is gone. Otherwise it moves the folder aside, and Gatsby builds from scratch.
 *
 * @param warn is called with the reason if the folder is built from scratch
 */
export async function startBuild(folders: BuildFolders, warn: (message: string) => void): Promise<void> {
  const { publicFolder, keptFolder, inProgressFile, damagedFolder, partialFolder } = folders;
  const wasInterrupted = existsSync(inProgressFile);
  const record = await readBuildRecord(keptFolder);
  await mkdir(keptFolder, { recursive: true });
  await writeFile(inProgressFile, "");
  if (!existsSync(publicFolder)) return;

  const problem = wasInterrupted ? "the last build did not finish" : await findDamage(publicFolder, record);
  if (record && problem === null) {
    const rewritten = (await listFiles(publicFolder)).filter((file) => !(file in record.fingerprints));
    await Promise.all(rewritten.map((file) => rm(path.join(publicFolder, file))));
    return;
  }
  warn(`The folder public is built from scratch: ${problem}.`);
  // After several interrupted builds, the first damaged folder is the one that was published.
  if (!existsSync(damagedFolder)) {
    await rm(partialFolder, { recursive: true, force: true });
    // Copied, not renamed, because `public` may be on another disk.
    await cp(publicFolder, partialFolder, { recursive: true });
    await rename(partialFolder, damagedFolder);
  }
  await rm(publicFolder, { recursive: true });
}

/** Why a build cannot continue with the folder, in words; null if the folder is as the last build left it. */
async function findDamage(publicFolder: string, record: BuildRecord | null): Promise<string | null> {
  if (!record) return "there is no record of what the last build wrote";
  // Gatsby's cache names files by their absolute paths.
  if (record.publicFolder !== publicFolder) return "the record of the last build does not name this folder";
  const found = await fingerprints(publicFolder, Object.keys(record.fingerprints));
  for (const [file, fingerprint] of Object.entries(record.fingerprints)) {
    if (!found.has(file)) return `${file} is missing`;
    if (found.get(file) !== fingerprint) return `${file} has changed since the last build`;
  }
  return null;
}

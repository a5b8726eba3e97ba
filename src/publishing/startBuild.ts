import { existsSync } from "node:fs";
import { cp, lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { errorText } from "../releases/errorText";
import { type BuildFolders, buildFoldersOf } from "./buildFolders";
import { type BuildRecord, readBuildRecord } from "./buildRecord";
import { fingerprints, listFiles } from "./publicFiles";

/** Checks what the last build left before Gatsby builds on top of it. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // `develop` publishes nothing. It writes its own pages into the folder, and the next build treats the folder as damaged.
  if (process.env.NODE_ENV !== "production") return;
  const folders = buildFoldersOf(store.getState().program.directory);
  await startBuild(folders, (message) => reporter.warn(message)).catch((error: unknown) => reporter.panicOnBuild(errorText(error)));
};

/**
 * Prepares the folder `public` for a build.
 *
 * Gatsby renders a page again only if its data or code has changed. It never looks at the files in `public`, so a page that was
 * once cut off would stay that way forever. If `public` is as the last build left it, this removes the files that every build
 * writes, so that none of them stays after its source is gone. Otherwise it moves the folder aside, and Gatsby builds from scratch.
 *
 * @param warn is called with the reason if the folder is built from scratch
 * @throws Error if another build is under way, or if the folder has to be built from scratch and cannot be replaced. Nothing that is
 *   served has changed then.
 */
export async function startBuild(folders: BuildFolders, warn: (message: string) => void): Promise<void> {
  const { publicFolder, keptFolder, inProgressFile, damagedFolder, partialFolder } = folders;
  const wasInterrupted = existsSync(inProgressFile);
  if (wasInterrupted) await checkNoOtherBuild(inProgressFile);
  await mkdir(keptFolder, { recursive: true });
  await writeFile(inProgressFile, String(process.pid));
  const record = await readBuildRecord(keptFolder);
  if (!existsSync(publicFolder)) return;

  const problem = wasInterrupted ? "the last build did not finish" : await findDamage(publicFolder, record);
  if (record && problem === null) {
    const rewritten = (await listFiles(publicFolder)).filter((file) => !(file in record.fingerprints));
    await Promise.all(rewritten.map((file) => rm(path.join(publicFolder, file))));
    return;
  }
  const refusal =
    `public has to be built from scratch, because ${problem}, but it is a symbolic link or a mount point. ` +
    'Make public a plain folder, and copy it to the served folder after each build (README, "On any other server").';
  if ((await lstat(publicFolder)).isSymbolicLink()) throw new Error(refusal);
  warn(`The folder public is built from scratch: ${problem}.`);
  // After several interrupted builds, the first damaged folder is the one that was published.
  if (!existsSync(damagedFolder)) {
    await rm(partialFolder, { recursive: true, force: true });
    // Copied, not renamed, because `public` may be on another disk.
    await cp(publicFolder, partialFolder, { recursive: true });
    await rename(partialFolder, damagedFolder);
  }
  // Removes no folder that has files. `rm` may remove the files of a mount point before it fails.
  await rmdir(publicFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EBUSY") throw new Error(refusal);
  });
  await rm(publicFolder, { recursive: true, force: true });
}

/** @throws Error if the process that the file names still runs. Two builds at once would remove each other's files. */
async function checkNoOtherBuild(inProgressFile: string): Promise<void> {
  const processId = Number(await readFile(inProgressFile, "utf8"));
  // A container may find the file of an earlier one, in which the build had the same id.
  if (!processId || processId === process.pid) return;
  try {
    // Sends nothing. Fails if there is no such process, or only one of another user, which is hardly a build in this folder.
    process.kill(processId, 0);
  } catch {
    return;
  }
  throw new Error(
    `Process ${processId} is already building in this folder. Wait until it has finished, or end it. ` +
      `If it is another program by now, delete ${inProgressFile} and build again.`,
  );
}

/** Why a build cannot continue with the folder, in words; null if the folder is as the last build left it. */
async function findDamage(publicFolder: string, record: BuildRecord | null): Promise<string | null> {
  if (!record) return "there is no record of what the last build wrote";
  // Gatsby's cache names files by their absolute paths.
  if (record.publicFolder !== publicFolder) return "the last build was in another folder, or made by older code";
  const found = await fingerprints(publicFolder, Object.keys(record.fingerprints));
  for (const [file, fingerprint] of Object.entries(record.fingerprints)) {
    if (!found.has(file)) return `${file} is missing`;
    if (found.get(file) !== fingerprint) return `${file} has changed since the last build`;
  }
  return null;
}

import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { KEPT_FOLDER } from "../site/keptFolder";
import { type BuildRecord, readBuildRecord } from "./buildRecord";
import { fingerprints, listFiles } from "./publicFiles";

/** The folders of a build. */
export interface BuildFolders {
  /** What is published. */
  publicFolder: string;
  /** What Gatsby copies there as it is. */
  staticFolder: string;
  /** What one build keeps for the next. */
  keptFolder: string;
  /** A file that is there while a build runs, and after one that did not go through. */
  underWay: string;
  /** A copy of a damaged `public`, until the next build has restored what is whole in it. */
  damagedFolder: string;
  /** The same copy while it is being made or removed: a build that is killed then must not leave half of it as {@link damagedFolder}. */
  partialFolder: string;
}

/** The folders of the site in a directory. */
export function buildFoldersOf(siteDirectory: string): BuildFolders {
  const keptFolder = path.join(siteDirectory, KEPT_FOLDER);
  return {
    publicFolder: path.join(siteDirectory, "public"),
    staticFolder: path.join(siteDirectory, "static"),
    keptFolder,
    underWay: path.join(keptFolder, "build-under-way"),
    damagedFolder: path.join(keptFolder, "damaged-public"),
    partialFolder: path.join(keptFolder, "damaged-public-partial"),
  };
}

/** Checks what the last build has left before Gatsby builds upon it. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // `develop` publishes nothing, and writes pages of its own into the folder, which the next build finds to be damaged.
  if (process.env.NODE_ENV !== "production") return;
  await startBuild(buildFoldersOf(store.getState().program.directory), (message) => reporter.warn(message));
};

/**
 * Gatsby renders a page again only where its data or code has changed; it does not look at what lies in `public`. So a page that was
 * cut off once would be published for ever. This looks: where `public` is as the last build left it, the files that every build
 * writes are removed, so that none outlives its source. Otherwise the whole folder is put aside, and Gatsby starts from nothing.
 */
export async function startBuild(folders: BuildFolders, warn: (message: string) => void): Promise<void> {
  const { publicFolder, keptFolder, underWay, damagedFolder, partialFolder } = folders;
  const wasInterrupted = existsSync(underWay);
  const record = await readBuildRecord(keptFolder);
  await mkdir(keptFolder, { recursive: true });
  await writeFile(underWay, "");
  if (!existsSync(publicFolder)) return;

  const problem = wasInterrupted ? "the last build did not go through" : await findDamage(publicFolder, record);
  if (record && problem === null) {
    const remade = (await listFiles(publicFolder)).filter((file) => !(file in record.fingerprints));
    await Promise.all(remade.map((file) => rm(path.join(publicFolder, file))));
    return;
  }
  warn(`The folder public is built from nothing: ${problem}.`);
  // Of two damaged folders the first is the one that was published.
  if (!existsSync(damagedFolder)) {
    await rm(partialFolder, { recursive: true, force: true });
    // Copied, not renamed: `public` may be on another disk.
    await cp(publicFolder, partialFolder, { recursive: true });
    await rename(partialFolder, damagedFolder);
  }
  await rm(publicFolder, { recursive: true });
}

/** What keeps a build from going on with the folder, in words; null where it is as the last build left it. */
async function findDamage(publicFolder: string, record: BuildRecord | null): Promise<string | null> {
  if (!record) return "there is no record of what the last build wrote";
  const found = await fingerprints(publicFolder, Object.keys(record.fingerprints));
  for (const [file, fingerprint] of Object.entries(record.fingerprints)) {
    if (!found.has(file)) return `${file} is missing`;
    if (found.get(file) !== fingerprint) return `${file} is not as the last build wrote it`;
  }
  return null;
}

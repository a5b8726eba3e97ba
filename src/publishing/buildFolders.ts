import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { KEPT_FOLDER } from "../site/keptFolder";

/** The folders of a build, as absolute paths. */
export interface BuildFolders {
  /** What is published. */
  publicFolder: string;
  /** What Gatsby copies into `publicFolder` unchanged. */
  staticFolder: string;
  /** What one build keeps for the next. */
  keptFolder: string;
  /** A file that exists while a build runs, with the id of its process. It stays if the build does not finish. */
  inProgressFile: string;
  /** A copy of a damaged `publicFolder`. The next build takes the intact files from it. */
  damagedFolder: string;
  /**
   * The same copy while it is being made or removed. A build that is killed during that time must not leave half a copy as
   * `damagedFolder`.
   */
  partialFolder: string;
}

/** The folders of the site in a directory. */
export function buildFoldersOf(siteDirectory: string): BuildFolders {
  const keptFolder = path.join(siteDirectory, KEPT_FOLDER);
  return {
    publicFolder: path.join(siteDirectory, "public"),
    staticFolder: path.join(siteDirectory, "static"),
    keptFolder,
    inProgressFile: path.join(keptFolder, "build-under-way"),
    damagedFolder: path.join(keptFolder, "damaged-public"),
    partialFolder: path.join(keptFolder, "damaged-public-partial"),
  };
}

/**
 * Marks the build as finished, and removes the copy of a damaged folder. If the build is killed at any step, the copy is either
 * complete or gone.
 */
export async function markBuildFinished({ damagedFolder, partialFolder, inProgressFile }: BuildFolders): Promise<void> {
  await rm(partialFolder, { recursive: true, force: true });
  if (existsSync(damagedFolder)) await rename(damagedFolder, partialFolder);
  await rm(inProgressFile, { force: true });
  await rm(partialFolder, { recursive: true, force: true });
}

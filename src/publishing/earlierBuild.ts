import { copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { isPageFile, referenceKeyOf } from "../gatsbyInternals/publicFolder";
import type { BuildFolders } from "./buildFolders";
import type { BuildRecord } from "./buildRecord";
import { fingerprints, listFiles } from "./publicFiles";

/**
 * Removes the pages of earlier builds that no longer exist, with their data. Gatsby does this itself, but not after it has lost its
 * cache.
 *
 * @param current the HTML files and the data files of this build's pages
 */
export async function removeFormerPages(publicFolder: string, current: ReadonlySet<string>, record: BuildRecord): Promise<void> {
  const former = Object.keys(record.fingerprints).filter((file) => isPageFile(file) && !current.has(file));
  await Promise.all(former.map((file) => rm(path.join(publicFolder, file), { force: true })));
}

/**
 * Copies the files that open pages may still load from a damaged folder to `public`. Skips files that are damaged, and files that
 * this build wrote itself.
 */
export async function restoreFiles({ publicFolder, damagedFolder }: BuildFolders, record: BuildRecord): Promise<void> {
  const present = new Set(await listFiles(publicFolder));
  const wanted = Object.keys(record.fingerprints).filter((file) => referenceKeyOf(file) && !present.has(file));
  for (const [file, fingerprint] of await fingerprints(damagedFolder, wanted)) {
    if (fingerprint !== record.fingerprints[file]) continue;
    await mkdir(path.dirname(path.join(publicFolder, file)), { recursive: true });
    await copyFile(path.join(damagedFolder, file), path.join(publicFolder, file));
  }
}

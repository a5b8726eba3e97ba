import { lstat, readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file in a folder and its subfolders, as sorted paths relative to it, with forward slashes.
 *
 * @returns an empty list if the folder does not exist
 */
export async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = await Promise.all(names.map(async (name) => ((await lstat(path.join(folder, name))).isFile() ? [name] : [])));
  return files
    .flat()
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

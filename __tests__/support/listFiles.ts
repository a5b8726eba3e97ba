import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file in a folder and its subfolders, as sorted paths relative to it, with forward slashes.
 *
 * @returns an empty list if the folder does not exist
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return files.map((file) => path.relative(folder, file).split(path.sep).join("/")).sort();
}

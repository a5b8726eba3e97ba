import { readdirSync } from "node:fs";
import path from "node:path";

/** The files in a folder and its subfolders, as sorted paths relative to it, with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

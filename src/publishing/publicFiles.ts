import { createHash } from "node:crypto";
import { lstat, readdir, readFile } from "node:fs/promises";
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

/**
 * The SHA-256 of each of these files, as lower-case hexadecimal digits, by path. A file that is missing or cannot be read is left
 * out.
 */
export async function fingerprints(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      // A file that cannot be read counts as damaged. An error here would stop every later build too.
      const content = await readFile(path.join(folder, file)).catch(() => null);
      return content ? [[file, createHash("sha256").update(content).digest("hex")]] : [];
    }),
  );
  return new Map(found.flat());
}

/**
 * The content of a JSON file.
 *
 * @throws Error that names the file, if the file does not exist or is not JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}

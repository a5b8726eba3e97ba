import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../src/publishing/publicFiles";

// What no two builds have in common: the hash of the compilation, the hash of the script that names it, when the list was read.
const CHANGING = /(?<=ompilationHash"?[:=]\s*")[0-9a-f]{20}|'sha256-[^']*'|\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** What is published in a folder, text by path, without what no two builds have in common. */
export async function readPublished(folder: string): Promise<Map<string, string>> {
  const files = await listFiles(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "latin1")));
  return new Map(files.map((file, index) => [file, (texts[index] ?? "").replace(CHANGING, "")]));
}

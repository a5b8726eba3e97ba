import { createHash } from "node:crypto";
import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";

// Gatsby names scripts and style sheets by 20 digits of their content's hash, what they import by 32.
const HASHED = /[-.]([0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9.]+$/i;
// The results of a query that stands in a component, by the number of the query.
const QUERY_RESULT = /^page-data\/sq\/d\/(\d+)\.json$/;

/** Whether a file's name changes with its content, so that it can be kept for ever. A path is relative to `public`, with slashes. */
export function isHashed(file: string): boolean {
  return HASHED.test(file);
}

/**
 * The name by which pages and scripts refer to a file that an open page may still load after a later build: its hash, or the number
 * of its query. Null for all other files.
 */
export function nameInPages(file: string): string | null {
  return HASHED.exec(file)?.[1] ?? QUERY_RESULT.exec(file)?.[1] ?? null;
}

/** The HTML file of a page's path. */
export function htmlFileOf(pagePath: string): string {
  const file = pagePath.replace(/^\/|\/$/g, "");
  if (file.endsWith(".html")) return file;
  return file === "" ? "index.html" : `${file}/index.html`;
}

/** Where Gatsby keeps a page's data below `page-data`, by the page's HTML file. */
export function dataFolderOf(htmlFile: string): string {
  return htmlFile === "index.html" ? "index" : htmlFile.replace(/\/index\.html$/, "");
}

/** Every file below a folder, as sorted paths relative to it, with slashes; none where there is no folder. */
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

/** The SHA-256 of each of these files, as lower-case hexadecimal digits; one that is not there, or cannot be read, is left out. */
export async function fingerprints(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      // Whatever the reason, such a file is damaged: to fail for it would be to fail in every later build as well.
      const content = await readFile(path.join(folder, file)).catch(() => null);
      return content ? [[file, createHash("sha256").update(content).digest("hex")]] : [];
    }),
  );
  return new Map(found.flat());
}

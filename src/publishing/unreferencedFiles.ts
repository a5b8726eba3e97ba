import { nameInPages } from "./publicFiles";

/** How long a file is kept after the build that no longer needed it, in milliseconds: a page may stay open for days. */
export const KEEPING_TIME = 7 * 24 * 60 * 60 * 1000;

/**
 * Finds the hashed files and query results that no page needs any more: those that are named neither in a page nor in a file that
 * is needed itself. Gatsby leaves them where they are.
 *
 * @param files text by path, of all pages and of all files that {@link nameInPages} knows a name of
 * @returns their paths, in alphabetical order
 */
export function findUnreferencedFiles(files: ReadonlyMap<string, string>): string[] {
  const unreferenced = new Map<string, string>();
  const referenced: string[] = [];
  for (const file of files.keys()) {
    const name = nameInPages(file);
    if (name) unreferenced.set(file, name);
    else referenced.push(file);
  }
  for (let file = referenced.pop(); file !== undefined; file = referenced.pop()) {
    const text = files.get(file) ?? "";
    for (const [other, name] of unreferenced) {
      if (!text.includes(name)) continue;
      unreferenced.delete(other);
      referenced.push(other);
    }
  }
  return [...unreferenced.keys()].sort();
}

/**
 * Since when each of these files has been unreferenced, as ISO 8601 in UTC: what is known of it from earlier builds, or now.
 *
 * @param known times by path, of the last build
 */
export function timesUnreferenced(
  files: readonly string[],
  known: Readonly<Record<string, string>>,
  now: Date,
): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, known[file] ?? now.toISOString()]));
}

/** The files that have been unreferenced for longer than {@link KEEPING_TIME}. */
export function findExpiredFiles(times: Readonly<Record<string, string>>, now: Date): string[] {
  return Object.keys(times).filter((file) => now.getTime() - Date.parse(times[file] ?? "") > KEEPING_TIME);
}

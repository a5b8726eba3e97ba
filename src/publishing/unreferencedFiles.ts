import { referenceKeyOf } from "../gatsbyInternals/publicFolder";

/** How long a file is kept after no page references it any more, in milliseconds. A visitor may leave a page open for days. */
const KEEPING_TIME = 7 * 24 * 60 * 60 * 1000;

/**
 * Finds the hashed files and query results that are not needed any more: no page references them, and no other file that is needed
 * does. Gatsby does not remove them.
 *
 * @param files text by path, of all pages and of all files with a {@link referenceKeyOf}
 * @returns their paths, in alphabetical order
 */
export function findUnreferencedFiles(files: ReadonlyMap<string, string>): string[] {
  const unreferenced = new Map<string, string>();
  const referenced: string[] = [];
  for (const file of files.keys()) {
    const key = referenceKeyOf(file);
    if (key) unreferenced.set(file, key);
    else referenced.push(file);
  }
  for (let file = referenced.pop(); file !== undefined; file = referenced.pop()) {
    const text = files.get(file) ?? "";
    for (const [other, key] of unreferenced) {
      if (!text.includes(key)) continue;
      unreferenced.delete(other);
      referenced.push(other);
    }
  }
  return [...unreferenced.keys()].sort();
}

/**
 * When each of these files was first found to be unreferenced, as ISO 8601 in UTC: the time that earlier builds noted, or now.
 *
 * @param known times by path, from the record of the last build
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

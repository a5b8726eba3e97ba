// Gatsby names scripts and style sheets by 20 digits of their content's hash, what they import by 32.
const HASHED = /[-.]([0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9.]+$/i;

/** Whether a file's name changes with its content, so that it can be kept for ever. */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/**
 * Finds the hashed files that no page needs any more: those that are named neither in a page nor in a file that is needed itself.
 * Gatsby leaves them where they are.
 *
 * @param files text by path, of all pages and all hashed files
 * @returns their paths, in alphabetical order
 */
export function findUnnamedFiles(files: ReadonlyMap<string, string>): string[] {
  const unnamed = new Map<string, string>();
  const named: string[] = [];
  for (const path of files.keys()) {
    const hash = HASHED.exec(path)?.[1];
    if (hash) unnamed.set(path, hash);
    else named.push(path);
  }
  for (let path = named.pop(); path !== undefined; path = named.pop()) {
    const text = files.get(path) ?? "";
    for (const [other, hash] of unnamed) {
      if (!text.includes(hash)) continue;
      unnamed.delete(other);
      named.push(other);
    }
  }
  return [...unnamed.keys()].sort();
}

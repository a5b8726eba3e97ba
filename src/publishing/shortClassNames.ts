/** Thirty bits of a hash of the file's path and the name: two of a few hundred names are the same once in 10,000 sites. */
const SHORT_NAME = "[hash:base64:5]";

/**
 * Has the class names of CSS modules be short. They stand in every page, in its scripts and in its styles, and Gatsby's own, with
 * the names of file and class, make 2 kB of a page's 20 on the wire.
 *
 * @param rules of webpack's configuration; changed in place wherever a loader has the setting
 */
export function shortenClassNames(rules: unknown): void {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  if ("localIdentName" in rules) rules.localIdentName = SHORT_NAME;
  else for (const part of Object.values(rules)) shortenClassNames(part);
}

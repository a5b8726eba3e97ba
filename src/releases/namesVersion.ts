import type { ReleaseSummary } from "./release";

/**
 * Whether the name of a release contains its tag as a word, as in "Player 2.4.0" or "player-2.4.0" with the tag `v2.4.0`. Then the
 * tag is not shown beside the name again (docs/rules.md, 3.24). A leading `v` and upper or lower case do not matter.
 */
export function namesVersion({ name, version }: Pick<ReleaseSummary, "name" | "version">): boolean {
  const text = name.toLowerCase();
  const tag = version.toLowerCase().replace(/^v(?=\d)/, "");
  const start = text.indexOf(tag);
  const before = text.slice(0, start).replace(/v$/, "");
  const after = text.slice(start + tag.length);
  return name === version || (start >= 0 && !/[\w.]$/.test(before) && !/^([\w+-]|\.\w)/.test(after));
}

import type { ReleaseSummary } from "./release";

/**
 * Whether the name of a release contains its tag as a word, as in "Player 2.4.0" with the tag `v2.4.0`. Then the tag is not shown
 * beside the name again (docs/rules.md, 3.24). A leading `v` and upper or lower case do not matter.
 */
export function namesVersion({ name, version }: Pick<ReleaseSummary, "name" | "version">): boolean {
  const words = name.split(/[\s,;:()]+/).map(withoutV);
  return name === version || words.includes(withoutV(version));
}

function withoutV(word: string): string {
  return word.toLowerCase().replace(/^v(?=\d)/, "");
}

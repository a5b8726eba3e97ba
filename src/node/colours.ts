import { readFileSync } from "node:fs";

const TOKENS = "src/styles/tokens.css";

/**
 * Reads the colour of the page, which the build writes into other files than style sheets. As all
 * paths in src/node, that of the style sheet is relative: Gatsby runs in the site's folder.
 *
 * @throws Error that names the style sheet and what it lacks
 */
export function readPageColour(): string {
  const [, colour] = /--ink-950:\s*(#[\da-f]{6})\s*;/i.exec(readFileSync(TOKENS, "utf8")) ?? [];
  if (colour) return colour;
  throw new Error(`${TOKENS} must have --ink-950 with six hexadecimal digits.`);
}

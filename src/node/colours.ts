import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = "src/styles/tokens.css";

/**
 * Reads the colours that the build writes into other files than style sheets.
 *
 * @throws Error that names the style sheet and what it lacks
 */
export function readColours(siteFolder: string) {
  const tokens = readFileSync(path.join(siteFolder, TOKENS), "utf8");
  const read = (token: string) => {
    const [, colour] = new RegExp(`${token}:\\s*(#[\\da-f]{6})\\s*;`, "i").exec(tokens) ?? [];
    if (colour) return colour;
    throw new Error(`${TOKENS} must have ${token} with six hexadecimal digits.`);
  };
  return { pageColour: read("--ink-950"), textColour: read("--text") };
}

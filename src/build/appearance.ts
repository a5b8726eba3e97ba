import { readFileSync } from "node:fs";
import path from "node:path";

/** What the build reads from the style sheet of the tokens. */
export interface Appearance {
  /** The background of the pages, `--ink-950`. */
  pageColour: string;
  /** `--text`. */
  textColour: string;
}

const TOKENS = "src/styles/tokens.css";

/**
 * Reads the appearance from the files of the site in a folder.
 *
 * @throws Error that names the file and what it lacks
 */
export function readAppearance(siteFolder: string): Appearance {
  const tokens = readFileSync(path.join(siteFolder, TOKENS), "utf8");
  return { pageColour: readColour(tokens, "--ink-950"), textColour: readColour(tokens, "--text") };
}

function readColour(tokens: string, token: string) {
  const [, colour] = new RegExp(`${token}:\\s*(#[\\da-f]{6})\\s*;`, "i").exec(tokens) ?? [];
  if (colour) return colour;
  throw new Error(`${TOKENS} must have ${token} with six hexadecimal digits.`);
}

import { readFileSync } from "node:fs";

const TOKENS = "src/styles/tokens.css";

/**
 * Reads the colours that the build writes into other files than style sheets. As all paths in
 * src/node, theirs is relative: Gatsby runs in the site's folder.
 *
 * @throws Error that names the style sheet and what it lacks
 */
export function readColours() {
  const tokens = readFileSync(TOKENS, "utf8");
  const read = (token: string) => {
    const [, colour] = new RegExp(`${token}:\\s*(#[\\da-f]{6})\\s*;`, "i").exec(tokens) ?? [];
    if (colour) return colour;
    throw new Error(`${TOKENS} must have ${token} with six hexadecimal digits.`);
  };
  const [pageColour, textColour] = [read("--ink-950"), read("--text")];
  return brightness(pageColour) < brightness(textColour)
    ? { pageColour, colorScheme: "dark", dark: pageColour, light: textColour }
    : { pageColour, colorScheme: "light", dark: textColour, light: pageColour };
}

/** Roughly as the eye sees it: enough to compare colours of a good contrast. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), "hex");
  return 2 * red + 7 * green + blue;
}

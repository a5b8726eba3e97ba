import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = "src/styles/tokens.css";

/**
 * Reads the colours that the build writes into other files than style sheets, with what follows
 * from the darker one of page and text.
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
  const [pageColour, textColour] = [read("--ink-950"), read("--text")];
  const isDark = brightness(pageColour) < brightness(textColour);
  return {
    pageColour,
    colorScheme: isDark ? "dark" : "light",
    darkColour: isDark ? pageColour : textColour,
    lightColour: isDark ? textColour : pageColour,
  };
}

/** How bright red, green and blue are to the eye: enough for two colours with good contrast. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), "hex");
  return 2 * red + 7 * green + blue;
}

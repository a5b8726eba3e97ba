import { readFileSync } from "node:fs";
import path from "node:path";

/** What the build reads from the style sheet of the tokens and from the logo. */
export interface Appearance {
  /** The background of the pages, `--ink-950`. */
  pageColour: string;
  /** `--text`. */
  textColour: string;
  /** In pixels, with a height of 32: the size in the bar and in the footer. */
  logoWidth: number;
}

const TOKENS = "src/styles/tokens.css";
const LOGO = "static/logo.svg";
const LOGO_HEIGHT = 32;

/**
 * Reads the appearance from the files of the site in a folder.
 *
 * @throws Error that names the file and what it lacks
 */
export function readAppearance(siteFolder: string): Appearance {
  const read = (file: string) => readFileSync(path.join(siteFolder, file), "utf8");
  const tokens = read(TOKENS);
  return {
    pageColour: readColour(tokens, "--ink-950"),
    textColour: readColour(tokens, "--text"),
    logoWidth: widthOfLogo(read(LOGO)),
  };
}

function readColour(tokens: string, token: string) {
  const [, colour] = new RegExp(`${token}:\\s*(#[\\da-f]{6})\\s*;`, "i").exec(tokens) ?? [];
  if (colour) return colour;
  throw new Error(`${TOKENS} must have ${token} with six hexadecimal digits.`);
}

function widthOfLogo(svg: string) {
  const [root = ""] = /<svg\b[^>]*/.exec(svg) ?? [];
  const [, viewBox = ""] = /\sviewBox\s*=\s*["']\s*([^"']*)/.exec(root) ?? [];
  const [, , width, height] = viewBox.split(/[\s,]+/).map(Number);
  const logoWidth = Math.round((LOGO_HEIGHT * Number(width)) / Number(height));
  if (logoWidth > 0 && Number.isFinite(logoWidth)) return logoWidth;
  throw new Error(
    `${LOGO} must have a viewBox such as "0 0 160 40" in its <svg>: its width and height.`,
  );
}

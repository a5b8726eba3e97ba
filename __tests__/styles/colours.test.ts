/** @jest-environment node */
import { readFromRepository, repositoryTexts } from "../support/repositoryFiles";

const TOKENS = "src/styles/tokens.css";
const tokens = readFromRepository(TOKENS);

const NAMES = "white|silver|gr[ae]y|red|orange|gold|yellow|green|blue|purple|pink|brown";
const NUMBERS =
  /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w%-])|\b(rgb|hsl|hwb|(ok)?(lab|lch))a?\(/i;
/** `black` and `transparent` are no colours: they are for masks and for print. */
const COLOUR = {
  css: new RegExp(`${NUMBERS.source}|(?<![\\w.-])(${NAMES})(?![\\w-])`, "i"),
  // A text may have the name of a colour.
  ts: new RegExp(`${NUMBERS.source}|"(${NAMES})"`, "i"),
};

test("no colour stands outside of tokens.css", () => {
  const sources = repositoryTexts().filter(({ file }) =>
    /^((src|scripts)\/.+|screens\/social|[^/]+)\.(css|tsx?)$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.filter(({ file, text }) =>
    file.endsWith(".css")
      ? COLOUR.css.test(text.replace(/\/\*.*?\*\//gs, ""))
      : COLOUR.ts.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([TOKENS]);
});

const INKS = ["ink-950", "ink-900", "ink-800", "ink-700"];
const PAGE = ["ink-950", "ink-900"];
/** Which colours stand on which, and the least contrast: WCAG 2.2, 1.4.3 and 1.4.11. */
const PAIRS = [
  ...pairs(["text", "muted", "faint"], INKS, 4.5),
  ...pairs(["mint", "amber"], PAGE, 4.5),
  ...pairs(["ink-950"], ["ember", "ember-hover", "amber", "text"], 4.5),
  ...pairs(["edge"], INKS, 3),
  // Only as a mark: the edge of a message, and a lamp.
  ...pairs(["ember"], PAGE, 3),
];

function pairs(colours: string[], backgrounds: string[], least: number) {
  return colours.flatMap((colour) =>
    backgrounds.map((background) => ({ colour, background, least })),
  );
}

test.each(PAIRS)("$colour on $background has a contrast of $least or more", (pair) => {
  const luminances = [luminance(pair.colour), luminance(pair.background)];
  const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
  expect(contrast).toBeGreaterThanOrEqual(pair.least);
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(token: string): number {
  const [, digits = ""] = new RegExp(`--${token}: #([\\da-f]{6});`, "i").exec(tokens) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = (digits.match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

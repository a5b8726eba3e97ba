/** @jest-environment node */
import { repositoryTexts } from "../support/repositoryFiles";

const sheets = repositoryTexts().filter(({ file }) => /^src\/.*\.css$/.test(file));
const filesWith = (pattern: RegExp) =>
  sheets.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test("no media query compares with < or >, which browsers before spring 2023 skip", () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(filesWith(/@media[^{]*[<>]/)).toEqual([]);
});

test("shared styles are in the layer `shared`, whatever style sheet loads first", () => {
  const unlayered = [
    "src/components/NeedsScripts.module.css",
    ...["src/styles/tokens.css", "src/styles/typeface.css"],
  ];
  const shared = filesWith(/^/).filter((file) => /^src\/(components|effects|styles)\//.test(file));
  expect(filesWith(/@layer shared \{/)).toEqual(shared.filter((file) => !unlayered.includes(file)));
});

test("each custom property that a style sheet reads has a value", () => {
  const files = repositoryTexts().filter(({ file }) =>
    /^(src|screens)\/.*(css|html|tsx)$/.test(file),
  );
  const all = files.map(({ text }) => text).join();
  const read = new Set(all.match(/(?<=var\()--[\w-]+/g));
  expect([...read].filter((name) => !new RegExp(`${name}"?:`).test(all))).toEqual([]);
});

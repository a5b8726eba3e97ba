/** @jest-environment node */
import { repositoryTexts } from "../support/repositoryFiles";

test("style sheets are written for browsers since 2021: no media query compares with < or >", () => {
  const sheets = repositoryTexts().filter(({ file }) => file.startsWith("src/") && file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(({ text }) => /@media[^{]*[<>]/.test(text)).map(({ file }) => file)).toEqual([]);
});

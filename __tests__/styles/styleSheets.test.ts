/** @jest-environment node */
import { repositoryTexts } from "../support/repositoryFiles";

const sheets = repositoryTexts().filter(({ file }) => file.startsWith("src/") && file.endsWith(".css"));
const filesWhere = (isMatch: (text: string) => boolean) => sheets.filter(({ text }) => isMatch(text)).map(({ file }) => file);

test("style sheets are written for browsers since spring 2022: no media query compares with < or >", () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(filesWhere((text) => /@media[^{]*[<>]/.test(text))).toEqual([]);
});

test("what pages share is in the layer `shared`, so that the order in which style sheets load cannot matter", () => {
  const shared = sheets.map(({ file }) => file).filter((file) => /^src\/(components|effects|styles)\//.test(file));
  const inNoLayer = ["src/components/NeedsScripts.module.css", "src/styles/tokens.css"];
  expect(filesWhere((text) => text.includes("@layer shared {"))).toEqual(shared.filter((file) => !inNoLayer.includes(file)));
});

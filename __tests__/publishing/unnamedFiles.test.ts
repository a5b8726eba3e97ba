import { findUnnamedFiles, isHashed } from "../../src/publishing/unnamedFiles";

const HASH = { app: "a".repeat(20), page: "b".repeat(20), lazy: "c".repeat(20), old: "d".repeat(20), font: "e".repeat(32) };

test("a script is needed that a page or a needed script names, however it puts the name together", () => {
  const files = new Map([
    ["index.html", `<script src="/app-${HASH.app}.js"></script>`],
    [`app-${HASH.app}.js`, `{7:"${HASH.lazy}"}[chunk] + ".js"`],
    [`7-${HASH.lazy}.js`, `"/static/face-${HASH.font}.woff2"`],
    [`static/face-${HASH.font}.woff2`, ""],
    [`component-${HASH.page}.js`, ""],
  ]);
  expect(findUnnamedFiles(files)).toEqual([`component-${HASH.page}.js`]);
});

test("what only unneeded scripts name is not needed either", () => {
  const files = new Map([
    ["index.html", ""],
    [`app-${HASH.old}.js`, HASH.lazy],
    [`7-${HASH.lazy}.js`, HASH.old],
  ]);
  expect(findUnnamedFiles(files)).toEqual([`7-${HASH.lazy}.js`, `app-${HASH.old}.js`]);
});

test.each([
  [`app-${HASH.app}.js`, true],
  [`framework-${HASH.app}.js.LICENSE.txt`, true],
  [`styles.${HASH.app}.css`, true],
  [`static/face-${HASH.font}.woff2`, true],
  ["screens/home-360.avif", false],
  ["page-data/sq/d/741087719.json", false],
  ["download/index.html", false],
])("%s is hashed: %s", (path, expected) => {
  expect(isHashed(path)).toBe(expected);
});

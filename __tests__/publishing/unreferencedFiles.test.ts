/** @jest-environment node */
import { findUnreferencedFiles } from "../../src/publishing/unreferencedFiles";

const HASH = { app: "a".repeat(20), page: "b".repeat(20), lazy: "c".repeat(20), old: "d".repeat(20), font: "e".repeat(32) };

test("a script is needed if a page or a needed script contains its hash, even without the rest of its name", () => {
  const files = new Map([
    ["index.html", `<script src="/app-${HASH.app}.js"></script>`],
    [`app-${HASH.app}.js`, `{7:"${HASH.lazy}"}[chunk] + ".js"`],
    [`7-${HASH.lazy}.js`, `"/static/face-${HASH.font}.woff2"`],
    [`static/face-${HASH.font}.woff2`, ""],
    [`component-${HASH.page}.js`, ""],
  ]);
  expect(findUnreferencedFiles(files)).toEqual([`component-${HASH.page}.js`]);
});

test("a file that only unneeded scripts reference is not needed either", () => {
  const files = new Map([
    ["index.html", ""],
    [`app-${HASH.old}.js`, HASH.lazy],
    [`7-${HASH.lazy}.js`, HASH.old],
  ]);
  expect(findUnreferencedFiles(files)).toEqual([`7-${HASH.lazy}.js`, `app-${HASH.old}.js`]);
});

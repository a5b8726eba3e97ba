/** @jest-environment node */
import {
  filesToStart,
  htmlFileOf,
  isAppStyleSheet,
  isGatsbyData,
  isHashed,
  isPageFile,
  pageDataFileOf,
  queryResultFileOf,
  referenceKeyOf,
} from "../../src/gatsbyInternals/publicFolder";

const SHORT = "0123456789abcdef0123";
const LONG = "0123456789abcdef0123456789abcdef";

test.each([
  [`app-${SHORT}.js`, SHORT],
  [`framework-${SHORT}.js.LICENSE.txt`, SHORT],
  [`styles.${SHORT}.css`, SHORT],
  [`static/face-${LONG}.woff2`, LONG],
  [`app-${SHORT}0.js`, null],
  [`app${SHORT}.js`, null],
  [`app-${SHORT}`, null],
  [`app-${SHORT}.js/index.html`, null],
])("pages refer to %s by the hash %s; without one it is not hashed", (file, key) => {
  expect(isHashed(file)).toBe(key !== null);
  expect(referenceKeyOf(file)).toBe(key);
});

test("pages refer to the result of a static query by the query's number, and its content can change", () => {
  expect(referenceKeyOf(queryResultFileOf("741087719"))).toBe("741087719");
  expect(isHashed("page-data/sq/d/741087719.json")).toBe(false);
  expect(referenceKeyOf("static/page-data/sq/d/1.json")).toBeNull();
  expect(referenceKeyOf("page-data/sq/d/1.json.map")).toBeNull();
});

test.each([
  ["/", "index.html", "index"],
  ["/download", "download/index.html", "download"],
  ["/404.html", "404.html", "404.html"],
])("the HTML file of the page %s is %s, and its data is in the folder %s", (pagePath, file, folder) => {
  expect(htmlFileOf(pagePath)).toBe(file);
  expect(pageDataFileOf(file)).toBe(`page-data/${folder}/page-data.json`);
});

test("the style sheet of all pages is recognised by its chunk", () => {
  expect(isAppStyleSheet(`/player/app.${SHORT}.css`)).toBe(true);
  expect(isAppStyleSheet(`/player/component---app.${SHORT}.css`)).toBe(false);
  expect(isAppStyleSheet(`/app.${SHORT}.css.map`)).toBe(false);
});

test.each([
  ["page-data/index/page-data.json", true, true],
  ["page-data/app-data.json", true, false],
  ["_gatsby/slices/part.html", true, false],
  ["download/index.html", false, true],
  ["releases.json", false, false],
  ["a/page-data/b.json", false, false],
])("whether %s is Gatsby's own data is %s, and whether it belongs to a page is %s", (file, isData, isOfPage) => {
  expect(isGatsbyData(file)).toBe(isData);
  expect(isPageFile(file)).toBe(isOfPage);
});

describe("the files that a page loads when it starts", () => {
  const stats = { assetsByChunkName: { app: ["runtime-1.js", "app-2.js", "app.css"], "component---home": ["home-3.js"] } };
  const pageData = { componentChunkName: "component---home", staticQueryHashes: ["77"], path: "/" };

  test("are the scripts of all pages and its own, and its data", () => {
    expect(filesToStart({ htmlFile: "index.html", pageData, stats })).toEqual({
      scripts: ["runtime-1.js", "app-2.js", "home-3.js"],
      data: ["page-data/index/page-data.json", "page-data/app-data.json", "page-data/sq/d/77.json"],
    });
  });

  test("cannot be found if Gatsby's files have another format", () => {
    expect(() => filesToStart({ htmlFile: "index.html", pageData, stats: {} })).toThrow();
    expect(() => filesToStart({ htmlFile: "index.html", pageData: { path: "/" }, stats })).toThrow();
  });
});

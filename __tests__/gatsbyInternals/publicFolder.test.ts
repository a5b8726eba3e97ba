/** @jest-environment node */
import { filesToStart, htmlFileOf, isAppStyleSheet, isHashed, pageDataFileOf } from "../../src/gatsbyInternals/publicFolder";

const SHORT = "0123456789abcdef0123";
const LONG = "0123456789abcdef0123456789abcdef";

test.each([
  [`app-${SHORT}.js`, true],
  [`framework-${SHORT}.js.LICENSE.txt`, true],
  [`styles.${SHORT}.css`, true],
  [`static/face-${LONG}.woff2`, true],
  [`app-${SHORT}0.js`, false],
  [`app${SHORT}.js`, false],
  [`app-${SHORT}`, false],
  [`app-${SHORT}.js/index.html`, false],
])("whether the name of %s has a hash: %p", (file, expected) => {
  expect(isHashed(file)).toBe(expected);
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

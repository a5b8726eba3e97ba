/** @jest-environment node */
import { htmlFileOf, pageDataFileOf } from "../../src/publishing/publicFolder";

test.each([
  ["/", "index.html", "index"],
  ["/download", "download/index.html", "download"],
  ["/404.html", "404.html", "404.html"],
])("the HTML file of the page %s is %s, and its data is in the folder %s", (pagePath, file, folder) => {
  expect(htmlFileOf(pagePath)).toBe(file);
  expect(pageDataFileOf(file)).toBe(`page-data/${folder}/page-data.json`);
});

/** @jest-environment node */
import { htmlFileOf, lazyFilesIn, pageDataFileOf } from "../../src/gatsbyInternals/publicFolder";

const SHORT = "01234567890123456789";

test.each([
  ["/", "index.html", "index"],
  ["/download", "download/index.html", "download"],
  ["/404.html", "404.html", "404.html"],
])("the HTML file of the page %s is %s, and its data is in the folder %s", (pagePath, file, folder) => {
  expect(htmlFileOf(pagePath)).toBe(file);
  expect(pageDataFileOf(file)).toBe(`page-data/${folder}/page-data.json`);
});

test("the files that pages load late are those that webpack's own script names", () => {
  const [script, style] = [SHORT, SHORT.replaceAll("0", "9")];
  const scripts = `r.u=e=>(({7:"commons",12:"4d8f4e03"}[e]||e)+"-"+{7:"${script}",12:"${script}",341:"${script}"}[e]+".js")`;
  const styles = `r.miniCssF=e=>(({7:"commons"}[e]||e)+"."+{7:"${style}",341:"${style}"}[e]+".css")`;
  const files = [`commons-${script}.js`, `4d8f4e03-${script}.js`, `341-${script}.js`, `commons.${style}.css`, `341.${style}.css`];
  expect(lazyFilesIn(`${scripts},${styles}`)).toEqual(files);
  expect(lazyFilesIn("")).toEqual([]);
});

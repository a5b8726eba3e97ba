import { checkPageIsComplete } from "../../src/publishing/checkPage";

const files = new Set(["index.html", "download/index.html", "releases.html", "app.js", "a b.svg"]);
const check = (body: string, pathPrefix = "") =>
  checkPageIsComplete(`<!DOCTYPE html><html><body>${body}</body></html>`, { page: "index.html", files, pathPrefix });

test.each([
  ['<script src="/app.js"></script>'],
  ['<a href="/">'],
  ['<a href="/download">'],
  ['<a href="/download/">'],
  ['<a href="/download#versions">'],
  ['<a href="/download?from=1#x">'],
  ['<a href="/releases">'],
  ['<img src="/a%20b.svg">'],
  ['<a href="https://example.com/none">'],
  ['<a href="#top">'],
  ['<a href="download">'],
  ["<p>/none</p>"],
  ["<p>Mended: url(/none)</p>"],
  ["<style>p{background:url('/a%20b.svg')}q{background:url(data:image/png;base64,/none)}</style>"],
])("a page with %s is complete", (body) => {
  expect(() => check(body)).not.toThrow();
});

test.each([
  ['<script src="/old.js"></script>', "/old.js"],
  ['<a href="/terms">', "/terms"],
  ['<link rel="preload" href="/page-data/x.json">', "/page-data/x.json"],
  ['<style data-href="/a.css">@font-face{src:url(/static/face.woff2) format("woff2")}</style>', "/static/face.woff2"],
])("a page with %s is not complete, because that file does not exist", (body, url) => {
  expect(() => check(body)).toThrow(`public/index.html references ${url}, but public has no such file`);
});

test("if the site has a path prefix, every URL must start with it", () => {
  expect(() => check('<script src="/player/app.js"></script><a href="/player/">', "/player")).not.toThrow();
  expect(() => check('<a href="/player"><a href="/player#main"><a href="/player/download">', "/player")).not.toThrow();
  expect(() => check('<script src="/app.js"></script>', "/player")).toThrow("/app.js, which is not under /player");
  expect(() => check('<script src="/players/app.js"></script>', "/player")).toThrow("not under /player");
  expect(() => check("<style>p{background:url(/app.js)}</style>", "/player")).toThrow("/app.js, which is not under /player");
});

test.each([["", "<!DOCTYPE html><html><body><p>Half of", "<html></html> and more"]])(
  "the text %j is a page that is cut off",
  (html) => {
    expect(() => checkPageIsComplete(html, { page: "download/index.html", files, pathPrefix: "" })).toThrow(
      "public/download/index.html is cut off",
    );
  },
);

test("a line break at the end is allowed", () => {
  expect(() => checkPageIsComplete("<html></html>\n", { page: "index.html", files, pathPrefix: "" })).not.toThrow();
});

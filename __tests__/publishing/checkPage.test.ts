/** @jest-environment node */
import { checkPageIsComplete } from "../../src/publishing/checkPage";

const files = new Set(["index.html", "download/index.html", "releases.html", "app.js", "a b.svg"]);
const checkText = (html: string, pathPrefix = "") => checkPageIsComplete(html, { page: "index.html", files, pathPrefix });
const check = (body: string, pathPrefix = "") => checkText(`<!DOCTYPE html><html><body>${body}</body></html>\n`, pathPrefix);

test.each([
  ["", '<script src="/app.js"></script><img src="/a%20b.svg">'],
  ["", '<a href="/"><a href="/download"><a href="/download/"><a href="/download#versions"><a href="/download?from=1#x">'],
  ["", '<a href="/releases"><a href="https://example.com/none"><a href="#top"><a href="download">'],
  ["", "<p>/none</p><p>Mended: url(/none)</p>"],
  ["", "<style>p{background:url('/a%20b.svg')}q{background:url(data:image/png;base64,/none)}</style>"],
  ["/player", '<script src="/player/app.js"></script><a href="/player/"><a href="/player"><a href="/player#main">'],
])("with the path prefix '%s', a page with %s is complete", (pathPrefix, body) => {
  expect(() => check(body, pathPrefix)).not.toThrow();
});

test.each([
  ["", '<script src="/old.js"></script>', "references /old.js, but public has no such file"],
  ["", '<a href="/terms">', "references /terms, but public has no such file"],
  ["", '<link rel="preload" href="/page-data/x.json">', "references /page-data/x.json, but public has no such file"],
  ["", '<style data-href="/a.css">@font-face{src:url(/face.woff2) format("woff2")}</style>', "references /face.woff2, but"],
  ["/player", '<script src="/app.js"></script>', "references /app.js, which is not under /player"],
  ["/player", '<script src="/players/app.js"></script>', "references /players/app.js, which is not under /player"],
  ["/player", "<style>p{background:url(/app.js)}</style>", "references /app.js, which is not under /player"],
])("with the path prefix '%s', a page with %s is not complete", (pathPrefix, body, problem) => {
  expect(() => check(body, pathPrefix)).toThrow(`public/index.html ${problem}`);
});

test.each(["", "<!DOCTYPE html><html><body><p>Half of", "<html></html> and more"])(
  "the text %j is a page that is cut off",
  (html) => {
    expect(() => checkText(html)).toThrow("public/index.html is cut off");
  },
);

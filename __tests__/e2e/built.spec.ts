/** What the build has published, read as files without a browser. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { checkBuilt } from "../../scripts/checkBuilt";
import { buildLog, builtFile, TOKEN } from "../support/builtSite";
import { listFiles } from "../support/listFiles";

const read = (file: string) => readFileSync(builtFile(file), "utf8");
const publishedFiles = () => listFiles(builtFile());
const captures = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, capture = ""]) => capture);

test("the token is in no published file, in no cached file and not in the log", () => {
  for (const folder of [builtFile(), builtFile("..", ".cache")]) {
    const files = listFiles(folder);
    expect(files.length).toBeGreaterThan(20);
    const withToken = files.filter((file) => readFileSync(`${folder}/${file}`).includes(TOKEN));
    expect(withToken).toEqual([]);
  }
  expect(buildLog()).not.toContain(TOKEN);
});

test("pages use style sheets in one order, so no accident decides which rule wins", () => {
  expect(buildLog()).not.toContain("Conflicting order");
});

test("search engines leave out the 404 page, which has no script and no preload", () => {
  const html = read("404.html");
  expect(html).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(html).not.toMatch(/<script|rel="(canonical|preload|stylesheet)"/);
});

test("the check before publishing finds no problem", () => {
  expect(checkBuilt(builtFile())).toEqual([]);
});

test("the sitemap has the four pages, and crawlers may read all", () => {
  const urls = captures(read("sitemap-0.xml"), /<loc>[^<]*?(\/\w*)<\/loc>/g);
  expect(urls.sort()).toEqual(["/", "/download", "/privacy", "/terms"]);
  expect(read("robots.txt")).toMatch(/^User-agent: \*\nAllow: \/$/m);
});

test("the manifest names icons that exist", () => {
  const icons = captures(read("manifest.webmanifest"), /"src": "([^"]+)"/g);
  expect(icons.length).toBeGreaterThan(2);
  expect(publishedFiles()).toEqual(expect.arrayContaining(icons));
});

test("browsers cache a file forever only if its name has a hash of its content", () => {
  const rules = captures(
    read("_headers"),
    /^(\/\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm,
  ).map((rule) => new RegExp(`^${rule.replaceAll(".", "\\.").replace("*", ".*")}$`));
  const files = publishedFiles().filter((file) => !file.endsWith(".LICENSE.txt"));
  // A hash of webpack has 20 digits, one of Gatsby's file-loader has 32.
  const hashed = files.filter((file) => /[-.]([0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9.]+$/i.test(file));
  expect(files.filter((file) => rules.some((rule) => rule.test(`/${file}`)))).toEqual(hashed);
});

for (const name of ["index", "download", "privacy", "terms"]) {
  test(`${name}.html needs only the scripts that .size-limit.cjs measures`, () => {
    const html = read(`${name}.html`);
    const page = `component---src-pages-${name}-tsx`;
    const scripts = captures(
      html,
      /<(?:script src|link rel="preload" as="script" href)="\/([^"]+?)-[0-9a-f]+\.js"/g,
    );
    expect(scripts.sort()).toEqual(["app", page, "framework", "webpack-runtime"]);
    expect(html).not.toContain('rel="stylesheet"');
  });
}

test("every script tells the browser to compile its functions while it loads", () => {
  const scripts = publishedFiles().filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const lazy = scripts.filter((file) => !read(file).startsWith("//# allFunctionsCalledOnLoad"));
  expect(lazy).toEqual([]);
});

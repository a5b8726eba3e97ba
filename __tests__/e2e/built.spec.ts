/** What the build has published, read as files. No browser is needed. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import * as v from "valibot";
import { checkBuilt } from "../../scripts/checkBuilt";
import { pageColour, productName, productSummary } from "../../src/site/product";
import { buildLog, builtFile, SITE_URL, TOKEN } from "../support/builtSite";
import { listFiles } from "../support/listFiles";

/** The pages that search engines list. */
const PAGES = [
  { path: "/", file: "index.html", component: "index" },
  { path: "/download", file: "download/index.html", component: "download" },
  { path: "/privacy", file: "privacy/index.html", component: "privacy" },
  { path: "/terms", file: "terms/index.html", component: "terms" },
];

const pageDataSchema = v.object({ result: v.object({ data: v.unknown() }) });
const manifestSchema = v.object({ icons: v.array(v.object({ src: v.string() })) });

/** Whether a file's name has a hash of its content: of webpack, or of file-loader, for fonts and images. */
const isHashed = (file: string) => /[-.]([0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9.]+$/i.test(file);

const read = (file: string) => readFileSync(builtFile(...file.split("/")), "utf8");
const publishedFiles = () => listFiles(builtFile());
const htmlFiles = async () => (await publishedFiles()).filter((file) => file.endsWith(".html"));
const scriptFiles = async () => (await publishedFiles()).filter((file) => file.endsWith(".js"));
const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, capture = ""]) => capture);

test("the token is in no published file and not in the log, and no two pages use style sheets in different orders", async () => {
  const files = await publishedFiles();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(builtFile(file)).includes(TOKEN))).toEqual([]);
  expect(buildLog()).not.toContain(TOKEN);
  // webpack's warning. Which rule wins would be an accident.
  expect(buildLog()).not.toContain("Conflicting order");
});

test("each page is there under the names that hosts look for, and search engines leave out what is no page", async () => {
  const both = ["download", "privacy", "terms"].flatMap((page) => [`${page}.html`, `${page}/index.html`]);
  expect((await htmlFiles()).sort()).toEqual([...both, "index.html", "404.html", "404/index.html"].sort());
  for (const { path, file } of PAGES) {
    if (path !== "/") expect(read(`${path.slice(1)}.html`) === read(file), file).toBe(true);
  }
  expect(read("404.html")).toMatch(/<meta [^>]*name="robots" content="noindex"/);
  expect(read("404.html")).not.toContain('rel="canonical"');
});

test("the sitemap lists the four pages, and robots may read all of them", () => {
  expect(captures(read("sitemap.xml"), /<loc>([^<]+)<\/loc>/g).sort()).toEqual(PAGES.map(({ path }) => SITE_URL + path).sort());
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

test("the check before it is published finds nothing wrong with it", () => {
  expect(checkBuilt(builtFile())).toEqual([]);
});

test("the data of /download has the newest stable release", () => {
  const { data } = v.parse(pageDataSchema, JSON.parse(read("page-data/download/page-data.json"))).result;
  expect(data).toMatchObject({ stableRelease: { nodes: [{ version: "v1.45.0" }] } });
});

test("the manifest names the app, and icons that exist", async () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest).toMatchObject({
    name: productName,
    short_name: productName,
    description: productSummary,
    theme_color: pageColour,
  });
  const icons = v.parse(manifestSchema, manifest).icons.map(({ src }) => src);
  expect(icons.length).toBeGreaterThan(2);
  expect(await publishedFiles()).toEqual(expect.arrayContaining(icons));
});

test("hosts let browsers keep exactly the files with a hash in their names", async () => {
  const rules = captures(read("_headers"), /^(\/\S+)\n {2}Cache-Control: public, max-age=31536000, immutable$/gm);
  const isKept = (file: string) =>
    rules.some((rule) => new RegExp(`^${rule.replaceAll(".", "\\.").replace("*", ".*")}$`).test(file));
  const files = (await publishedFiles()).filter((file) => !/\.LICENSE\.txt$/.test(file));
  expect(files.filter((file) => isKept(`/${file}`))).toEqual(files.filter(isHashed));
});

test("a page needs the scripts and styles whose sizes package.json limits, and none of another page", () => {
  for (const { file, component } of [...PAGES, { file: "404.html", component: "404" }]) {
    const html = read(file);
    const page = `component---src-pages-${component}-tsx`;
    const scripts = captures(html, /<(?:script src|link rel="preload" as="script" href)="\/([^"]+?)-[0-9a-f]+\.js"/g);
    expect(scripts.sort()).toEqual(["app", page, "framework", "webpack-runtime"]);
    expect(captures(html, /<link rel="stylesheet" href="\/([^".]+)/g)).toEqual([page, "app"]);
  }
});

test("every script tells the browser to compile its functions while it loads", async () => {
  const scripts = await scriptFiles();
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => !read(script).startsWith("//# allFunctionsCalledOnLoad"))).toEqual([]);
});

/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "../../src/publishing/finishBuild";
import { runStep } from "../support/gatsbyStep";

const STATS = `{"assetsByChunkName":{"app":["app.js"]}}`;
const PAGE_DATA = '{"componentChunkName":"component---home","staticQueryHashes":["77"]}';
const PLACE = '<div hidden="" data-style-sheets=""></div>';
const SHEET = '<style data-href="/arietta/app.css">p { color: red }</style>';
const HTML = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${SHEET}</head><body>${PLACE}</body></html>`;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const page of ["index.html", "download/index.html", "404/index.html", "404.html"]) write(page, HTML);
  for (const page of ["index", "download", "404", "404.html"]) write(`page-data/${page}/page-data.json`, PAGE_DATA);
  write("webpack.stats.json", STATS);
});
afterEach(() => rmSync(directory, { recursive: true }));

const inPublic = (file: string) => path.join(directory, "public", file);
const read = (file: string) => readFileSync(inPublic(file), "utf8");
function write(file: string, content: string): void {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}
/** Runs Gatsby's step. Gives the message of a build that fails; null for none. */
async function finish(settings: Record<string, string> = {}): Promise<string | null> {
  jest.replaceProperty(process, "env", { ...process.env, RELEASES_REPOSITORY: "", GITHUB_REPOSITORY: "", ...settings });
  const panicOnBuild = jest.fn();
  const pages = new Map(["/", "/download", "/404", "/404.html"].map((page) => [page, {}]));
  await runStep(onPostBuild, { reporter: { panicOnBuild }, store: { getState: () => ({ pages, program: { directory } }) } });
  return panicOnBuild.mock.calls[0]?.[0] ?? null;
}

test("every page gets its critical CSS and its policy", async () => {
  const api = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: "https://git.example/api/v3", PATH_PREFIX: "/arietta" };
  expect(await finish(api)).toBeNull();
  for (const [page, data] of [
    ["index.html", "index"],
    ["download/index.html", "download"],
    ["404.html", "404.html"],
  ]) {
    expect(read(page ?? "")).toContain('<link rel="stylesheet" href="/arietta/app.css">');
    expect(read(page ?? "")).toContain(`href="/arietta/page-data/${data}/page-data.json"`);
    expect(read(page ?? "")).toContain("connect-src 'self' https://git.example;");
  }
});

test("without a repository, the policy allows no call to another site", async () => {
  await finish();
  expect(read("index.html")).toContain("connect-src 'self';");
});

test("every page but the home page and the 404 page has a second file, the same byte for byte", async () => {
  write("download.html", "of an earlier build");
  await finish();
  expect(read("download.html")).toBe(read("download/index.html"));
  expect(existsSync(inPublic("index/index.html"))).toBe(false);
  expect(read("404.html")).toContain("/page-data/404.html/page-data.json");
});

test("what only Gatsby itself or scripts of others need is not published", async () => {
  const files = ["~partytown/partytown.js", "_gatsby/slices/_gatsby-scripts-1.html", "chunk-map.json", "webpack.stats.json"];
  for (const file of files.slice(0, 3)) write(file, "run()");
  await finish();
  expect(files.filter((file) => existsSync(inPublic(file)))).toEqual([]);
});

test.each(["index.html", "page-data/download/page-data.json", "webpack.stats.json"])(
  "if %s is missing, the build fails and says so",
  async (file) => {
    rmSync(inPublic(file));
    expect(await finish()).toMatch(new RegExp(`^The folder public could not be finished: .*${file}`));
  },
);

/** @jest-environment node */
import { onPostBuild } from "../../../src/node/publishing/finishBuild";
import { runStep } from "../../support/gatsbyStep";
import { temporaryFolder } from "../../support/temporaryFolder";

const HTML =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>' +
  '<div hidden="" data-scripts=""></div><script src="/webpack-\0\0runtime-1.js" async></script></body>';
/** The HTML file and the data file of each page. */
const PAGES = {
  "/": ["index.html", "page-data/index/page-data.json"],
  "/download": ["download/index.html", "page-data/download/page-data.json"],
  "/404": ["404/index.html", "page-data/404/page-data.json"],
  "/404.html": ["404.html", "page-data/404.html/page-data.json"],
};
const UNUSED = ["webpack.stats.json", "chunk-map.json", "_gatsby/1.html", "~partytown/a.js"];

const folder = temporaryFolder();
const read = (file: string) => folder.read(`public/${file}`);
beforeEach(() => {
  for (const [htmlFile, dataFile] of Object.values(PAGES)) {
    folder.write(`public/${htmlFile}`, HTML);
    folder.write(`public/${dataFile}`, '{"componentChunkName":"home","staticQueryHashes":[]}');
  }
  for (const file of UNUSED) folder.write(`public/${file}`, '{"assetsByChunkName":{}}');
});

/** Runs Gatsby's step. Gives the messages of a build that fails. */
async function finish(settings: Record<string, string> = {}): Promise<unknown[]> {
  jest.replaceProperty(process, "env", settings);
  const panicOnBuild = jest.fn();
  const state = { pages: new Map(Object.entries(PAGES)) };
  await runStep(onPostBuild, { reporter: { panicOnBuild }, store: { getState: () => state } });
  return panicOnBuild.mock.calls.flat();
}

test("removes React's NULs, moves a page's scripts, adds its policy, and removes unused files", async () => {
  const RELEASES_API_URL = "https://git.example/api/v3";
  const settings = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL, PATH_PREFIX: "/player" };
  expect(await finish(settings)).toEqual([]);
  for (const [htmlFile = "", dataFile] of Object.values(PAGES).slice(0, 2)) {
    expect(read(htmlFile)).toContain('<script src="/webpack-runtime-1.js"></script></div>');
    expect(read(htmlFile)).toContain(`href="/player/${dataFile}"`);
    expect(read(htmlFile)).toContain("connect-src 'self' https://git.example;");
  }
  expect(UNUSED.filter((file) => folder.exists(`public/${file}`))).toEqual([]);
});

test("copies each page except the 404 page, and without a repository allows no API", async () => {
  await finish();
  expect(read("download.html")).toBe(read("download/index.html"));
  expect(read("download.html")).toContain("connect-src 'self';");
  expect(read("404.html").split("Content-Security-Policy")).toHaveLength(2);
});

test("stops the build if a file is missing", async () => {
  folder.remove("public/page-data/download/page-data.json");
  const problem = /^The folder public could not be finished: .*download.page-data/;
  expect(await finish()).toEqual([expect.stringMatching(problem)]);
});

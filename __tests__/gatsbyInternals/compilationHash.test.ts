/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { compilationHashPlugins } from "../../src/gatsbyInternals/compilationHash";

const PROJECT = path.join(__dirname, "..", "..");
const gatsbyRequire = createRequire(path.join(PROJECT, "node_modules/gatsby/package.json"));
const MiniCssExtractPlugin = gatsbyRequire("mini-css-extract-plugin");

// webpack runs several times in a test, which takes seconds on a busy machine.
jest.setTimeout(120_000);

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "compilation-"));
  write("index.js", 'import "./style.css"; console.log("played");');
  write("style.css", "p { color: red }");
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);

/** What a compilation gives. */
interface Result {
  hash: string;
  /** The hash of the only chunk. */
  chunkHash: string;
}

/** The part of webpack's result that the test reads. */
interface Stats {
  hash: string;
  compilation: { chunks: Iterable<{ hash: string }> };
  hasErrors: () => boolean;
}

/** Compiles the two files with the webpack that Gatsby uses, and with webpack's cache on the disk, as Gatsby does. */
async function compile(cache: string, styles: string[], plugins: object[]): Promise<Result> {
  const compiler = gatsbyRequire("webpack")({
    mode: "production",
    optimization: { minimize: false },
    context: directory,
    entry: "./index.js",
    output: { path: path.join(directory, cache), filename: "[name]-[contenthash].js" },
    module: { rules: [{ test: /\.css$/, use: styles }] },
    cache: {
      type: "filesystem",
      cacheDirectory: path.join(directory, `cache-${cache}`),
      // webpack's own files do not change during the test, and to look at them all takes seconds.
      buildDependencies: { defaultWebpack: [] },
    },
    infrastructureLogging: { level: "none" },
    plugins,
  });
  try {
    return await new Promise<Result>((resolve, reject) => {
      compiler.run((error: Error | null, stats: Stats) => {
        if (error || stats.hasErrors()) return reject(error ?? new Error("webpack has failed"));
        const [chunk] = stats.compilation.chunks;
        resolve({ hash: stats.hash, chunkHash: chunk?.hash ?? "" });
      });
    });
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

const compileHtml = (plugin: object) => compile("html", [gatsbyRequire.resolve("null-loader")], [plugin]);

/** The two compilations of a build. */
async function build(): Promise<{ scripts: Result; html: Result }> {
  const { browser, html } = compilationHashPlugins();
  const styles = new MiniCssExtractPlugin({ filename: "[name].[contenthash].css" });
  const loaders = [MiniCssExtractPlugin.loader, gatsbyRequire.resolve("css-loader")];
  return { scripts: await compile("browser", loaders, [styles, browser]), html: await compileHtml(html) };
}

test("a build that changes nothing has the same hashes, with and without a cache", async () => {
  const cold = await build();
  const warm = await build();
  expect(warm).toEqual(cold);
  expect(cold.scripts.hash).toMatch(/^[0-9a-f]{20}$/);
  for (const folder of ["browser", "html"]) rmSync(path.join(directory, `cache-${folder}`), { recursive: true });
  expect(await build()).toEqual(cold);
});

test.each([
  ["a script", "index.js", 'import "./style.css"; console.log("stopped");'],
  ["a style", "style.css", "p { color: blue }"],
])("a change of %s changes the hash of the scripts and those of the HTML", async (_, file, text) => {
  const before = await build();
  write(file, text);
  const after = await build();
  expect(after.scripts.hash).not.toBe(before.scripts.hash);
  expect(after.html.chunkHash).not.toBe(before.html.chunkHash);
});

test("the HTML cannot be compiled before the scripts", async () => {
  await expect(compileHtml(compilationHashPlugins().html)).rejects.toThrow("before the browser's scripts");
});

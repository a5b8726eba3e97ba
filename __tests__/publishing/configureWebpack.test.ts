/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { onCreateWebpackConfig } from "../../src/publishing/configureWebpack";
import { runStep } from "../support/gatsbyStep";

const PROJECT = path.join(__dirname, "..", "..");

function configure(stage: string) {
  const config = {
    module: { rules: [{ options: { modules: { localIdentName: "long" } } }] },
    optimization: { splitChunks: { cacheGroups: { framework: {}, styles: {} } } },
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const store = { getState: () => ({ program: { directory: PROJECT } }) };
  const plugins = { banner: jest.fn() };
  runStep(onCreateWebpackConfig, { stage, actions, store, plugins, getConfig: () => config });
  return {
    ...actions,
    className: config.module.rules[0]?.options.modules.localIdentName,
    groups: Object.keys(config.optimization.splitChunks.cacheGroups),
  };
}

test("class names are short, and the same in scripts and pages", () => {
  const scripts = configure("build-javascript");
  const pages = configure("build-html");
  expect(scripts.className).not.toBe("long");
  expect(pages.className).toBe(scripts.className);
  expect(scripts.replaceWebpackConfig).toHaveBeenCalledTimes(1);
  expect(pages.replaceWebpackConfig).toHaveBeenCalledTimes(1);
});

test("each page has a style sheet of its own", () => {
  expect(configure("build-javascript").groups).toEqual(["framework"]);
});

test("there are no source maps", () => {
  expect(configure("build-javascript").setWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ devtool: false }));
});

test("what is left out of the scripts is there to be left out, and what takes its place is there", () => {
  const [{ resolve }] = configure("build-javascript").setWebpackConfig.mock.calls[0];
  // Gatsby copies its own part of the runtime from here.
  const source = (file: string) => file.replace(path.join(PROJECT, ".cache"), path.join(PROJECT, "node_modules/gatsby/cache-dir"));
  const packageFolder = (name: string) => path.join(PROJECT, "node_modules", name);
  const replaced = Object.keys(resolve.alias).map((name) => (path.isAbsolute(name) ? source(name) : packageFolder(name)));
  const replacements = Object.values(resolve.alias).filter((file) => typeof file === "string");
  expect(replaced).toHaveLength(19);
  expect([...replaced, ...replacements].filter((file) => !existsSync(file))).toEqual([]);
});

test("in develop everything stays as it is", () => {
  const { setWebpackConfig, replaceWebpackConfig, className, groups } = configure("develop");
  expect(setWebpackConfig).not.toHaveBeenCalled();
  expect(replaceWebpackConfig).not.toHaveBeenCalled();
  expect(className).toBe("long");
  expect(groups).toContain("styles");
});

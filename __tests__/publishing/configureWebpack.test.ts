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

test("class names are short, and the same in scripts and in pages", () => {
  const scripts = configure("build-javascript");
  const pages = configure("build-html");
  expect(scripts.className).not.toBe("long");
  expect(pages.className).toBe(scripts.className);
  expect(scripts.replaceWebpackConfig).toHaveBeenCalledTimes(1);
  expect(pages.replaceWebpackConfig).toHaveBeenCalledTimes(1);
});

test("each page has its own style sheet", () => {
  expect(configure("build-javascript").groups).toEqual(["framework"]);
});

test("there are no source maps", () => {
  expect(configure("build-javascript").setWebpackConfig).toHaveBeenCalledWith(expect.objectContaining({ devtool: false }));
});

test("each package that is left out of the scripts exists, and so does its replacement", () => {
  const [{ resolve }] = configure("build-javascript").setWebpackConfig.mock.calls[0];
  // Gatsby's own files are checked in __tests__/gatsbyInternals.
  const packages = Object.keys(resolve.alias).filter((name) => !path.isAbsolute(name));
  const folders = packages.map((name) => path.join(PROJECT, "node_modules", name));
  const replacements = packages.map((name) => resolve.alias[name]);
  expect(packages).toHaveLength(15);
  expect(Object.keys(resolve.alias)).toHaveLength(19);
  expect([...folders, ...replacements].filter((file) => !existsSync(file))).toEqual([]);
});

test("the module gatsby counts as free of side effects, so that webpack drops what the site does not use", () => {
  const [{ module }] = configure("build-javascript").setWebpackConfig.mock.calls[0];
  const [rule] = module.rules;
  expect(rule).toEqual({ include: path.join(PROJECT, ".cache", "gatsby-browser-entry.js"), sideEffects: false });
});

test("the particles load no script on their own", () => {
  const [{ module }] = configure("build-javascript").setWebpackConfig.mock.calls[0];
  const [, rule, ...others] = module.rules;
  expect(rule).toEqual({ test: expect.any(RegExp), parser: { dynamicImportMode: "eager" } });
  for (const name of ["engine", "slim", "react"]) expect(require.resolve(`@tsparticles/${name}`)).toMatch(rule.test);
  expect(others).toEqual([]);
});

test("in develop, nothing changes", () => {
  const { setWebpackConfig, replaceWebpackConfig, className, groups } = configure("develop");
  expect(setWebpackConfig).not.toHaveBeenCalled();
  expect(replaceWebpackConfig).not.toHaveBeenCalled();
  expect(className).toBe("long");
  expect(groups).toContain("styles");
});

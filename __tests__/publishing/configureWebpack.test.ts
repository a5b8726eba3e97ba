/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { onCreateWebpackConfig } from "../../src/publishing/configureWebpack";
import { runStep } from "../support/gatsbyStep";

const PROJECT = path.join(__dirname, "..", "..");

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

function configure(stage: string) {
  const config = {
    module: { rules: [{ options: { modules: { localIdentName: "long" } } }] },
    optimization: {
      splitChunks: { cacheGroups: { framework: {}, styles: {} } },
      minimizer: [{ options: { minimizer: { options: { compress: { ecma: 5 } } } } }],
    },
    cache: { version: "" },
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const store = { getState: () => ({ program: { directory: PROJECT } }) };
  const plugins = { banner: jest.fn() };
  runStep(onCreateWebpackConfig, { stage, actions, store, plugins, getConfig: () => config });
  return {
    ...actions,
    className: config.module.rules[0]?.options.modules.localIdentName,
    groups: Object.keys(config.optimization.splitChunks.cacheGroups),
    cacheVersion: config.cache.version,
    compress: config.optimization.minimizer[0]?.options.minimizer.options.compress,
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

test("both compilations use another cache for another path prefix", () => {
  const caches = ["/player", "/arietta"].map((prefix) => {
    process.env = { ...environment, PATH_PREFIX: prefix };
    const { cacheVersion } = configure("build-javascript");
    expect(configure("build-html").cacheVersion).toBe(cacheVersion);
    return cacheVersion;
  });
  expect(new Set(caches).size).toBe(2);
});

test("the compilation of the scripts comes with a hash of what they are, and that of the HTML includes it", () => {
  const [{ plugins }] = configure("build-javascript").setWebpackConfig.mock.calls[0];
  const [[{ plugins: htmlPlugins }], ...others] = configure("build-html").setWebpackConfig.mock.calls;
  // What the plugins do is tested in __tests__/gatsbyInternals/compilationHash.test.ts.
  expect(plugins.filter(Boolean)).toEqual([{ apply: expect.any(Function) }]);
  expect(htmlPlugins).toEqual([{ apply: expect.any(Function) }]);
  expect(htmlPlugins[0]).not.toBe(plugins.at(-1));
  expect(others).toEqual([]);
});

test("the minifier looks at the scripts of the browser twice", () => {
  expect(configure("build-javascript").compress).toEqual({ ecma: 5, passes: 2 });
  expect(configure("build-html").compress).toEqual({ ecma: 5 });
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

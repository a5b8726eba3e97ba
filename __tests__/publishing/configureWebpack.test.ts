/** @jest-environment node */
import path from "node:path";
import slim from "@tsparticles/slim/package.json";
import { trackFiles } from "../../src/gatsbyInternals/webpackConfig";
import { onCreateWebpackConfig } from "../../src/publishing/configureWebpack";
import { runStep } from "../support/gatsbyStep";

const PROJECT = path.join(__dirname, "..", "..");

/** Runs Gatsby's step. Gives what it adds to webpack's configuration, and what it changes in it; null for nothing. */
function configure(stage: string) {
  const compress = { ecma: 5 };
  const config = {
    output: {},
    plugins: [{}, { runtimeOptions: {} }],
    module: { rules: [{ options: { modules: { localIdentName: "long" } } }] },
    optimization: {
      splitChunks: { cacheGroups: { framework: {}, lib: {}, styles: {} } },
      minimizer: [{ options: { minimizer: { options: { compress } } } }],
    },
  };
  const actions = { setWebpackConfig: jest.fn(), replaceWebpackConfig: jest.fn() };
  const store = { getState: () => ({ program: { directory: PROJECT } }) };
  const plugins = { banner: (options: object) => options, normalModuleReplacement: (...replacement: unknown[]) => replacement };
  runStep(onCreateWebpackConfig, { stage, actions, store, plugins, getConfig: () => config });
  const [[added] = [null]] = actions.setWebpackConfig.mock.calls;
  return { added, changed: actions.replaceWebpackConfig.mock.calls.length > 0 ? config : null };
}

// What each change does is tested in __tests__/gatsbyInternals.
test("class names and hashes are short, each page has its own styles, late ones come last, and scripts are minified well", () => {
  const [scripts, pages] = [configure("build-javascript").changed, configure("build-html").changed];
  expect(scripts?.module.rules).not.toEqual([{ options: { modules: { localIdentName: "long" } } }]);
  expect(pages?.module.rules).toEqual(scripts?.module.rules);
  expect(scripts?.optimization.splitChunks).toEqual({ cacheGroups: { framework: {} } });
  expect(scripts?.plugins).toEqual([{}, { runtimeOptions: { insert: "body > :last-child" } }]);
  expect(scripts?.output).toMatchObject({ hashDigestLength: 10 });
  const options = { ecma: 2020, compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } };
  expect(scripts?.optimization.minimizer).toEqual([{ options: { minimizer: { options } } }]);
  expect(pages?.optimization.minimizer).toEqual([{ options: { minimizer: { options: { compress: { ecma: 5 } } } } }]);
});

test("scripts are marked for early compilation and have no source maps; nothing is added to the compilation of the HTML", () => {
  const { devtool, plugins } = configure("build-javascript").added;
  expect(devtool).toBe(false);
  const banner = { banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 500 };
  expect(plugins).toEqual([banner, expect.any(Array), trackFiles]);
  expect(configure("build-html").added).toBeNull();
});

test("each interaction of the particles is replaced by a function of the same name, and nothing else is", () => {
  const { plugins, resolve } = configure("build-javascript").added;
  const [, [pattern, replacement]] = plugins;
  const packages = Object.keys(slim.dependencies).filter((name) => pattern.test(name));
  const names = packages.map((name) =>
    name.replace("@tsparticles/interaction-", "load-").replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
  );
  expect(Object.keys(jest.requireActual(replacement)).sort()).toEqual(names.map((name) => `${name}Interaction`).sort());
  expect(packages).toHaveLength(15);
  // Gatsby's own files are checked in __tests__/gatsbyInternals.
  expect(Object.keys(resolve.alias).filter((name) => !path.isAbsolute(name))).toEqual([]);
});

test("what the site does not use of the module gatsby is dropped, and the particles load no script on their own", () => {
  const [gatsby, particles, ...others] = configure("build-javascript").added.module.rules;
  expect(gatsby).toEqual({ include: path.join(PROJECT, ".cache", "gatsby-browser-entry.js"), sideEffects: false });
  expect(particles).toEqual({ test: expect.any(RegExp), parser: { dynamicImportMode: "eager" } });
  for (const name of ["engine", "slim", "react"]) expect(require.resolve(`@tsparticles/${name}`)).toMatch(particles.test);
  expect(others).toEqual([]);
});

test("in develop, nothing changes", () => {
  expect(configure("develop")).toEqual({ added: null, changed: null });
});

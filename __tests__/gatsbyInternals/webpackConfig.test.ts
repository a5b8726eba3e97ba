import path from "node:path";
import { minifyTwice, shortenClassNames, splitStylesByPage, unusedGatsbyFiles } from "../../src/gatsbyInternals/webpackConfig";

test("each loader with a pattern for class names gets the short pattern, and nothing else changes", () => {
  const test = /\.module\.css$/;
  const rulesWith = (localIdentName: string) => [
    { test: /\.js$/, use: [{ loader: "babel-loader", options: { modules: false } }] },
    { oneOf: [{ test, use: [{ loader: "css-loader", options: { modules: { localIdentName, auto: undefined } } }] }] },
    null,
    "...",
  ];
  const rules = rulesWith("[name]--[local]");
  shortenClassNames(rules);
  expect(rules).toEqual(rulesWith("[hash:base64:5]"));
});

test("only the cache group that puts all styles into one sheet is removed", () => {
  const config = { optimization: { splitChunks: { cacheGroups: { framework: {}, styles: {} } } } };
  splitStylesByPage(config);
  expect(config).toEqual({ optimization: { splitChunks: { cacheGroups: { framework: {} } } } });
});

test("only the minifier of scripts looks twice", () => {
  const minimizer = [{ options: { minimizer: { options: { compress: { ecma: 5 } } } } }, { options: { minimizer: {} } }, {}];
  minifyTwice({ optimization: { minimizer } });
  expect(minimizer).toEqual([
    { options: { minimizer: { options: { compress: { ecma: 5, passes: 2 } } } } },
    { options: { minimizer: {} } },
    {},
  ]);
});

test("the function that renders a Head is replaced, and the other unused files are left out", () => {
  const project = path.join(__dirname, "..", "..");
  const aliases = Object.entries(unusedGatsbyFiles(project)).map(([file, alias]) => [path.basename(path.dirname(file)), alias]);
  expect(aliases).toEqual([
    ["partytown", false],
    ["gatsby-plugin-manifest", false],
    [".cache", false],
    ["head", path.join(project, "src/gatsbyInternals/noHeadExports.ts")],
  ]);
});

import path from "node:path";
import type { GatsbyNode } from "gatsby";
import packageFile from "../../../package.json";
import { unusedGatsbyFiles } from "./unusedGatsbyFiles";

/** Leaves out of the browser's scripts and style sheets what the site does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  store,
  plugins,
}) => {
  if (stage === "build-javascript") {
    const { directory } = store.getState().program;
    actions.setWebpackConfig({
      // Source maps would double the size of the site.
      devtool: false,
      plugins: [
        plugins.banner({
          // Compiles functions off the main thread: https://v8.dev/blog/explicit-compile-hints
          banner: "//# allFunctionsCalledOnLoad",
          raw: true,
          test: /\.js$/,
          // PROCESS_ASSETS_STAGE_DEV_TOOLING. Before it, the minifier would remove the comment.
          stage: 500,
        }),
        plugins.normalModuleReplacement(
          /^@tsparticles\/interaction-/,
          path.join(directory, "src/effects/particleInteractionStubs.ts"),
        ),
      ],
      // 4.4 kB of the scripts of each page (gzip).
      resolve: { alias: unusedGatsbyFiles(directory) },
      module: {
        rules: [
          // If an import inside the particles failed, Gatsby would reload the page for ever. So
          // these imports become parts of the site's own chunks.
          { test: /[\\/]@tsparticles[\\/]/, parser: { dynamicImportMode: "eager" } },
        ],
      },
      // One style sheet for each page. Gatsby's single one would add 2 to 6 kB to each page's HTML.
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
  // Gatsby has no option for either of these, and `setWebpackConfig` ignores `output`.
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    // Gatsby caches the HTML of unchanged pages, whose policy would refuse new scripts. Another
    // salt makes it render every page in every build.
    if (stage === "build-html") config.output.hashSalt = String(Date.now());
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

/**
 * Compiles the scripts for the browsers of package.json. Gatsby's preset would also rewrite classes
 * and array spreads, which all of these browsers know: 0.6 kB.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({
    name: "babel-preset-gatsby",
    options: { targets: packageFile.browserslist },
  });
};

/**
 * Shortens the class names of CSS modules, in every loader that has the option: 1 kB of the HTML of
 * each page, and 0.7 kB of the scripts.
 */
function shortenClassNames(rules: unknown): void {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  // 30 bits of a hash: with a few hundred names, two are equal with a chance of 1 in 10,000.
  if ("localIdentName" in rules) rules.localIdentName = "[hash:base64:5]";
  else for (const part of Object.values(rules)) shortenClassNames(part);
}

import type { GatsbyNode } from "gatsby";
import { unusedFiles } from "./unusedFiles";

/** Leaves out of the browser's scripts and styles what the site does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (stage === "build-javascript") {
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
      ],
      // 4.4 kB of the scripts of each page (gzip).
      resolve: { alias: unusedFiles() },
      module: {
        rules: [
          // If an import inside the particles failed, Gatsby would reload the page for ever.
          { test: /[\\/]@tsparticles[\\/]/, parser: { dynamicImportMode: "eager" } },
        ],
      },
      // One style sheet for each page: Gatsby inlines it, and a single one would add 2 to 6 kB.
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
  // Gatsby has no option for any of these, and `setWebpackConfig` ignores `output`.
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    // Gatsby caches the HTML of unchanged pages, whose policy would refuse new scripts. Another
    // salt makes it render every page in every build.
    if (stage === "build-html") config.output.hashSalt = String(Date.now());
    else {
      // Gatsby's target is ES5, and its minifier spares Safari 10. For both, and with one pass,
      // each page would have 0.4 kB more.
      config.target = "browserslist";
      const terserOptions = { compress: { passes: 2 }, mangle: { safari10: false } };
      const minifyJs = plugins.minifyJs({ terserOptions });
      config.optimization.minimizer = [minifyJs, plugins.minifyCss()];
    }
    adjustLoaders(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

/**
 * Changes the options of every loader. Short class names save 1.2 kB of each page's HTML, and
 * 0.7 kB of the scripts. By default, a font of less than 10 kB would be part of every page.
 */
function adjustLoaders(rules: unknown) {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  // 30 bits of a hash: with a few hundred names, two are equal with a chance of 1 in 10,000.
  if ("localIdentName" in rules) rules.localIdentName = "[hash:base64:5]";
  else if ("limit" in rules) rules.limit = 0;
  else for (const part of Object.values(rules)) adjustLoaders(part);
}

import path from "node:path";
import type { GatsbyNode } from "gatsby";
import packageFile from "../../package.json";
import { gatsbyModuleFile, unusedGatsbyFiles } from "./unusedGatsbyFiles";

// What each part is worth, for the scripts of /download (gzip -9), unless it says otherwise.

/** Parts of @tsparticles/slim for particles that react to a mouse or to each other. Leaving them out is worth 11 kB of decoration. */
const INTERACTIONS = /^@tsparticles\/interaction-/;

/**
 * Tells V8 to compile all functions while a script loads, off the main thread: https://v8.dev/blog/explicit-compile-hints.
 * Worth 0.1 s of blocking while /download starts on a slow phone.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** webpack's PROCESS_ASSETS_STAGE_DEV_TOOLING: after the minifier, which removes comments, and before the hashes of file names. */
const AFTER_MINIFICATION = 500;

/**
 * Puts the parts that the particles would load on their own into the chunks that we load. Nobody handles the failure of theirs, and
 * then Gatsby reloads the page, again and again.
 */
const PARTICLES_IN_OUR_CHUNKS = { test: /[\\/]@tsparticles[\\/]/, parser: { dynamicImportMode: "eager" } };

/** Thirty bits of a hash of the file's path and the class: among a few hundred, two are equal with a chance of about 1 in 10,000. */
const SHORT_CLASS_NAME = "[hash:base64:5]";

/** Leaves out of the browser's scripts and style sheets what a page does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, store, plugins }) => {
  if (stage === "build-javascript") {
    const { directory } = store.getState().program;
    actions.setWebpackConfig({
      // Source maps would double the size of the site.
      devtool: false,
      plugins: [
        plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: AFTER_MINIFICATION }),
        plugins.normalModuleReplacement(INTERACTIONS, path.join(directory, "src/effects/noInteractions.ts")),
      ],
      // 4.4 kB.
      resolve: { alias: unusedGatsbyFiles(directory) },
      // Without side effects, webpack drops the exports that the site does not use, for example `Slice` and `Script`: 0.1 kB.
      module: { rules: [{ include: gatsbyModuleFile(directory), sideEffects: false }, PARTICLES_IN_OUR_CHUNKS] },
      optimization: {
        // The shortest names of exports, 0.7 kB, and the shortest numbers of modules, 0.9 kB. They change with the site's code, and so do
        // the names of all scripts. A new release changes none of them.
        mangleExports: "size",
        moduleIds: "size",
        splitChunks: {
          cacheGroups: {
            // Each page gets its own style sheet. Gatsby would collect the styles of all pages in one: 2 to 6 kB of a page.
            styles: false,
            // Valibot would get a file of its own, for its size before the minifier: 0.2 kB.
            lib: false,
          },
        },
      },
    });
  }
  // Gatsby has no option for these two.
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    // Gatsby renders a page again only if something has changed, but it puts new scripts into every page. So pages would keep the policy
    // of the old scripts. With another salt, the renderer itself has changed, and Gatsby renders every page in every build.
    if (stage === "build-html") config.output.hashSalt = String(Date.now());
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

/**
 * Compiles the browser's scripts for the browsers of package.json alone. Without targets, Gatsby's preset also rewrites classes and
 * array spreads, which all of these browsers know: 0.6 kB. gatsby-plugin-typescript rewrites `?.` and `??` all the same: briefly, as no
 * script here uses `document.all`, the one object that equals null: 0.1 kB.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset({ name: "babel-preset-gatsby", options: { targets: packageFile.browserslist } });
  actions.setBabelOptions({ options: { assumptions: { noDocumentAll: true } } });
};

/**
 * Shortens the class names of CSS modules, in each loader that has the option. Gatsby's own, with the names of file and class, take up
 * 0.7 kB of the HTML and 0.7 kB of the scripts.
 */
function shortenClassNames(rules: unknown): void {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  if ("localIdentName" in rules) rules.localIdentName = SHORT_CLASS_NAME;
  else for (const part of Object.values(rules)) shortenClassNames(part);
}

import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { adaptScripts, gatsbyModuleFile, shortenClassNames, unusedGatsbyFiles } from "../gatsbyInternals/webpackConfig";

/** Parts of @tsparticles/slim for particles that react to a mouse or to each other. */
const INTERACTIONS = /^@tsparticles\/interaction-/;

/** Tells V8 to compile all functions while a script loads, off the main thread: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** webpack's PROCESS_ASSETS_STAGE_DEV_TOOLING: after the minifier, which removes comments, and before the hashes of file names. */
const AFTER_MINIFICATION = 500;

/**
 * Puts the parts that the particles would load on their own into the chunks that we load. Nobody handles the failure of theirs, and
 * then Gatsby reloads the page, again and again.
 */
const PARTICLES_IN_OUR_CHUNKS = { test: /[\\/]@tsparticles[\\/]/, parser: { dynamicImportMode: "eager" } };

/**
 * Leaves out of the browser's scripts what the site does not use, gives each page its own style sheet, and shortens class names.
 * Source maps would double the size of the site.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, store, plugins }) => {
  if (stage === "build-javascript") {
    const { directory } = store.getState().program;
    actions.setWebpackConfig({
      devtool: false,
      plugins: [
        plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: AFTER_MINIFICATION }),
        plugins.normalModuleReplacement(INTERACTIONS, path.join(directory, "src/effects/noInteractions.ts")),
      ],
      resolve: { alias: unusedGatsbyFiles(directory) },
      // Without side effects, webpack drops the exports that the site does not use, for example `Slice` and `Script`.
      module: { rules: [{ include: gatsbyModuleFile(directory), sideEffects: false }, PARTICLES_IN_OUR_CHUNKS] },
    });
  }
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    if (stage === "build-javascript") adaptScripts(config);
    // Gatsby renders a page again only if something has changed, but it puts new scripts into every page. So pages would keep the policy
    // of the old scripts. With another salt, the renderer itself has changed, and Gatsby renders every page in every build.
    else config.output.hashSalt = String(Date.now());
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

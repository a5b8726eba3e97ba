import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { adaptScripts, gatsbyModuleFile, shortenClassNames, trackFiles, unusedGatsbyFiles } from "../gatsbyInternals/webpackConfig";

/** Parts of @tsparticles/slim for particles that react to a mouse or to each other. */
const INTERACTIONS = [
  ...["attract", "bounce", "bubble", "connect", "destroy", "grab"].map((name) => `external-${name}`),
  ...["parallax", "pause", "push", "remove", "repulse", "slow"].map((name) => `external-${name}`),
  ...["attract", "collisions", "links"].map((name) => `particles-${name}`),
];

/**
 * Tells V8 to compile all functions of a script while the script loads, off the main thread. Without it, each function is compiled
 * on the main thread when it is first called. For other engines, this is only a comment. See
 * https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/**
 * webpack's PROCESS_ASSETS_STAGE_DEV_TOOLING. The minifier removes comments before this stage; the content hashes of file names are
 * computed after it.
 */
const AFTER_MINIFICATION = 500;

/**
 * Puts the parts that the particles would load on their own into the chunks that we load. Nobody handles the failure of theirs, and
 * then Gatsby reloads the page, again and again.
 */
const PARTICLES_IN_OUR_CHUNKS = { test: /[\\/]@tsparticles[\\/]/, parser: { dynamicImportMode: "eager" } };

/**
 * Leaves out of the browser's scripts what the site does not use, gives each page its own style sheet, and shortens class names.
 * Source maps are left out because they would double the size of the site. All scripts are marked for early compilation.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, store, plugins }) => {
  if (stage === "build-javascript") {
    const { directory } = store.getState().program;
    actions.setWebpackConfig({
      devtool: false,
      plugins: [plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: AFTER_MINIFICATION }), trackFiles],
      resolve: { alias: { ...unusedGatsbyFiles(directory), ...unusedInteractions(directory) } },
      // Without side effects, webpack drops the exports that the site does not use, for example `Slice` and `Script`.
      module: { rules: [{ include: gatsbyModuleFile(directory), sideEffects: false }, PARTICLES_IN_OUR_CHUNKS] },
    });
  }
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    if (stage === "build-javascript") adaptScripts(config);
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

function unusedInteractions(directory: string): Record<string, string> {
  const replacement = path.join(directory, "src/effects/noInteractions.ts");
  return Object.fromEntries(INTERACTIONS.map((name) => [`@tsparticles/interaction-${name}`, replacement]));
}

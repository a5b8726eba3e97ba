import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { shortenClassNames } from "./shortClassNames";

/** What @tsparticles/slim brings for particles that answer to a mouse or to one another. */
const INTERACTIONS = [
  ...["attract", "bounce", "bubble", "connect", "destroy", "grab"].map((name) => `external-${name}`),
  ...["parallax", "pause", "push", "remove", "repulse", "slow"].map((name) => `external-${name}`),
  ...["attract", "collisions", "links"].map((name) => `particles-${name}`),
];

/**
 * Tells V8 to compile all functions of a script while it loads, and not one after the other when each is first called: the browser
 * does that beside the main thread. See https://v8.dev/blog/explicit-compile-hints; other engines read a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** webpack's PROCESS_ASSETS_STAGE_DEV_TOOLING: comments are removed before it, file names are made of the content after it. */
const AFTER_MINIFICATION = 500;

/**
 * Leaves out of the browser's scripts what the site does not use, gives each page a style sheet of its own, and shortens class names.
 * Source maps are left out too: they would double the site. All scripts are marked for early compilation.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, store, plugins }) => {
  if (stage === "build-javascript") {
    const { directory } = store.getState().program;
    actions.setWebpackConfig({
      devtool: false,
      plugins: [plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: AFTER_MINIFICATION })],
      resolve: { alias: withoutUnusedFeatures(directory) },
      module: { rules: [{ include: path.join(directory, ".cache", "gatsby-browser-entry.js"), sideEffects: false }] },
    });
  }
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    // Gatsby's rule puts the styles of all pages into one sheet and writes that into every page.
    if (stage === "build-javascript") delete config.optimization.splitChunks.cacheGroups.styles;
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

/**
 * What Gatsby gives to every page although only some sites need it, by the file that it is in: `false` leaves it out. `Slice` and
 * `Script`, which come with the module `gatsby` itself, are left out because that module is said to have no side effects.
 */
function withoutUnusedFeatures(directory: string): Record<string, string | false> {
  const { resolve } = createRequire(path.join(directory, "package.json"));
  return {
    // Third-party scripts in a worker.
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    // Another manifest for each language.
    [resolve("gatsby-plugin-manifest/gatsby-browser.js")]: false,
    // Loaded where a plugin asks for a service worker.
    [path.join(directory, ".cache", "register-service-worker.js")]: false,
    // The `Head` that a page may export. Here react-helmet writes the head.
    [path.join(directory, ".cache", "head", "head-export-handler-for-browser.js")]: path.join(
      directory,
      "src/layout/noHeadExports.ts",
    ),
    ...Object.fromEntries(
      INTERACTIONS.map((name) => [`@tsparticles/interaction-${name}`, path.join(directory, "src/effects/noInteractions.ts")]),
    ),
  };
}

// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded.
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Thirty bits of a hash of the file's path and the class: with a few hundred names, the chance that two are equal is about 1 in
 * 10,000.
 */
const SHORT_CLASS_NAME = "[hash:base64:5]";

/**
 * Shortens the class names of CSS modules, which are in every page, in its scripts and in its styles. Gatsby's own names contain
 * the names of the file and the class, and take up 2 kB of the 20 kB that a page has when compressed.
 *
 * @param rules of webpack's configuration; changed in place in each loader that has the option
 */
export function shortenClassNames(rules: unknown): void {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  if ("localIdentName" in rules) rules.localIdentName = SHORT_CLASS_NAME;
  else for (const part of Object.values(rules)) shortenClassNames(part);
}

/** The parts of Gatsby's webpack configuration that {@link adaptScripts} changes. */
interface ScriptConfiguration {
  target?: unknown;
  optimization: {
    splitChunks: { cacheGroups: Record<string, unknown> };
    minimizer: { options?: { minimizer?: { options?: { compress?: object } } } }[];
  };
}

/**
 * Makes scripts and style sheets smaller than Gatsby does.
 *
 * @param config webpack's configuration for `build-javascript`; changed in place
 */
export function adaptScripts(config: ScriptConfiguration): void {
  // Each page gets its own style sheet. Gatsby would collect the styles of all pages in one sheet and write that into every page.
  delete config.optimization.splitChunks.cacheGroups.styles;
  // A second look of the minifier finds what the first has made possible: 0.4 kB of the scripts of /download when compressed.
  for (const { options } of config.optimization.minimizer) {
    const terser = options?.minimizer?.options;
    if (terser?.compress) terser.compress = { ...terser.compress, passes: 2 };
  }
  // webpack's own code, for the browsers that package.json names. Gatsby's is for those before 2015.
  config.target = ["web", "es2020"];
}

/** The file that `import … from "gatsby"` loads in the browser. */
export function gatsbyModuleFile(siteDirectory: string): string {
  return path.join(siteDirectory, ".cache", "gatsby-browser-entry.js");
}

/**
 * Files that Gatsby adds to every page although this site does not need them, as aliases for webpack: `false` leaves a file out, a
 * path replaces it.
 */
export function unusedGatsbyFiles(siteDirectory: string): Record<string, string | false> {
  const { resolve } = createRequire(path.join(siteDirectory, "package.json"));
  return {
    // Runs third-party scripts in a worker.
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    // Loaded only if a plugin wants a service worker.
    [path.join(siteDirectory, ".cache", "register-service-worker.js")]: false,
    // The `Head` that a page may export.
    [path.join(siteDirectory, ".cache", "head", "head-export-handler-for-browser.js")]: path.join(
      siteDirectory,
      "src/gatsbyInternals/noHeadExports.ts",
    ),
  };
}

// Check this when Gatsby is upgraded: see README.md in this folder.
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Thirty bits of a hash of the file's path and the class: with a few hundred names, the chance that two are equal is about 1 in
 * 10,000.
 */
const SHORT_CLASS_NAME = "[hash:base64:5]";

/** The part of Gatsby's webpack configuration that {@link splitStylesByPage} changes. */
interface StyleOptions {
  optimization: { splitChunks: { cacheGroups: Record<string, unknown> } };
}

/**
 * Gives each page its own style sheet. Gatsby would collect the styles of all pages in one sheet and write that into every page.
 *
 * @param config webpack's configuration for `build-javascript`; changed in place
 */
export function splitStylesByPage(config: StyleOptions): void {
  delete config.optimization.splitChunks.cacheGroups.styles;
}

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

/** The part of Gatsby's webpack configuration that {@link minifyTwice} changes. */
interface MinifierOptions {
  optimization: { minimizer: { options?: { minimizer?: { options?: { compress?: object } } } }[] };
}

/**
 * Lets the minifier look at each script twice. The second look finds what the first has made possible, about 0.4 kB of the scripts of
 * /download when compressed.
 *
 * @param config webpack's configuration for `build-javascript`; changed in place
 */
export function minifyTwice(config: MinifierOptions): void {
  for (const { options } of config.optimization.minimizer) {
    const terser = options?.minimizer?.options;
    if (terser?.compress) terser.compress = { ...terser.compress, passes: 2 };
  }
}

/** The part of Gatsby's webpack configuration that {@link separateCaches} changes. */
interface CacheOptions {
  cache: { version?: string };
}

/**
 * Makes webpack forget what it has cached if the path prefix is another one than in the last build. The URLs of fonts are written
 * into the cached style sheets, and webpack does not know that they depend on the prefix.
 *
 * @param config webpack's configuration; changed in place
 * @param pathPrefix the folder in which the site is published: "" or "/folder"
 */
export function separateCaches(config: CacheOptions, pathPrefix: string): void {
  config.cache.version = pathPrefix;
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

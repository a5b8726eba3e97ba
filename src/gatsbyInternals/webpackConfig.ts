// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded.
import { createRequire } from "node:module";
import path from "node:path";

/** Thirty bits of a hash of the file's path and the class: among a few hundred, two are equal with a chance of about 1 in 10,000. */
const SHORT_CLASS_NAME = "[hash:base64:5]";

/**
 * Shortens the class names of CSS modules. Gatsby's own, with the names of file and class, take up 2 kB of a page when compressed.
 * Changes the rules of webpack in place, in each loader that has the option.
 */
export function shortenClassNames(rules: unknown): void {
  if (typeof rules !== "object" || rules === null || rules instanceof RegExp) return;
  if ("localIdentName" in rules) rules.localIdentName = SHORT_CLASS_NAME;
  else for (const part of Object.values(rules)) shortenClassNames(part);
}

/** The parts of Gatsby's webpack configuration that {@link adaptScripts} changes. */
interface ScriptConfiguration {
  target?: unknown;
  output: { chunkLoadingGlobal?: string };
  plugins: { runtimeOptions?: { insert?: string } }[];
  optimization: {
    splitChunks: { cacheGroups: Record<string, unknown> };
    minimizer: { options?: { minimizer?: { options?: { compress?: object } } } }[];
  };
}

/** Makes scripts and style sheets smaller than Gatsby does. Changes the configuration for `build-javascript` in place. */
export function adaptScripts(config: ScriptConfiguration): void {
  // Each page gets its own style sheet. Gatsby would collect the styles of all pages in one sheet and write that into every page.
  delete config.optimization.splitChunks.cacheGroups.styles;
  // Valibot would get a file of its own, for its size before the minifier.
  delete config.optimization.splitChunks.cacheGroups.lib;
  // Style sheets that load later come last: before others, they would have the browser style the whole page again.
  for (const { runtimeOptions } of config.plugins) if (runtimeOptions) runtimeOptions.insert = "body > :last-child";
  // Each script begins with this name. By default, it is that of the package.
  config.output.chunkLoadingGlobal = "scripts";
  // The shortest names of exports and numbers of modules: 1.5 kB of /download. They change with the site's code, and so do the names of
  // all scripts. A new release changes none of them.
  Object.assign(config.optimization, { mangleExports: "size", moduleIds: "size" });
  // Newer syntax is shorter, and each look of the minifier finds what the one before has made possible: 0.6 kB of /download, compressed.
  for (const { options } of config.optimization.minimizer) {
    const terser = options?.minimizer?.options;
    if (terser?.compress) Object.assign(terser, { ecma: 2020, compress: { ecma: 2020, passes: 3 }, output: { ecma: 2020 } });
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
  const cache = path.join(siteDirectory, ".cache");
  return {
    // Runs third-party scripts in a worker.
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    // A hook that no part of the site calls.
    [resolve("gatsby-react-router-scroll/use-scroll-restoration.js")]: false,
    // Loaded only if a plugin wants a service worker.
    [path.join(cache, "register-service-worker.js")]: false,
    // The `Head` that a page may export.
    [path.join(cache, "head/head-export-handler-for-browser.js")]: path.join(siteDirectory, "src/gatsbyInternals/noHeadExports.ts"),
  };
}

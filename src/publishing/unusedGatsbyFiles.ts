// Gatsby does not document these files. Check them when you upgrade Gatsby.
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Aliases for webpack of files that Gatsby adds to every page, and that this site does not use.
 * `false` leaves a file out.
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
    [path.join(cache, "head/head-export-handler-for-browser.js")]: path.join(
      siteDirectory,
      "src/publishing/noHeadExports.ts",
    ),
  };
}

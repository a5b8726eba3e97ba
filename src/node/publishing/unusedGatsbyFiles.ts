// Gatsby does not document these files. Check them when you upgrade Gatsby.
import { createRequire } from "node:module";
import path from "node:path";

/** Aliases for webpack that leave out what Gatsby adds to every page and the site does not use. */
export function unusedGatsbyFiles(): Record<string, false> {
  const { resolve } = createRequire(path.resolve("package.json"));
  return {
    // Runs third-party scripts in a worker.
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    // A hook that no part of the site calls.
    [resolve("gatsby-react-router-scroll/use-scroll-restoration.js")]: false,
    // Loaded only if a plugin wants a service worker.
    [path.resolve(".cache/register-service-worker.js")]: false,
  };
}

import { createRequire } from "node:module";
import path from "node:path";

/** Aliases for webpack that leave out of the scripts what the site does not use. */
export function unusedFiles(): Record<string, false> {
  const { resolve } = createRequire(path.resolve("package.json"));
  return {
    // Gatsby adds these, and does not document them. Check them when you upgrade Gatsby.
    // Runs third-party scripts in a worker.
    [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
    // A hook that no part of the site calls.
    [resolve("gatsby-react-router-scroll/use-scroll-restoration.js")]: false,
    // Loaded only if a plugin wants a service worker.
    [path.resolve(".cache/register-service-worker.js")]: false,
  };
}

/**
 * The folder with what one build keeps for the next, relative to the site's folder. Gatsby empties its cache whenever
 * `package.json`, a `gatsby-*` file or a plugin changes, but keeps files and folders whose name starts with a dot. Hosts that keep
 * a cache between builds keep `.cache`.
 */
export const KEPT_FOLDER = ".cache/.kept";

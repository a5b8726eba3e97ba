/**
 * What one build keeps for the next, as a folder within the site's. Gatsby empties its cache whenever `package.json`, a `gatsby-*`
 * file or a plugin changes, but leaves names with a dot in front; and the hosts that keep a cache between builds keep `.cache`.
 */
export const KEPT_FOLDER = ".cache/.kept";

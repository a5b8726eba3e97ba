// Check this when Gatsby is upgraded: see README.md in this folder.

/**
 * On Netlify, Gatsby installs `gatsby-adapter-netlify` by itself. After the build, it keeps `.cache` and `public` for the next one,
 * moves `download/index.html` to `download.html`, and writes rules of its own into `_headers`: at the end, or between two comments
 * if the file has them. These are the comments. No option takes the rules away.
 *
 * Our rules have to come after them. If two rules for a URL set the same header, either the later one counts, or the values are
 * joined; of `same-origin, no-referrer` browsers use the last. Other hosts skip comments.
 */
export const NETLIFY_ADAPTER_RULES = "# gatsby-adapter-netlify start\n# gatsby-adapter-netlify end\n";

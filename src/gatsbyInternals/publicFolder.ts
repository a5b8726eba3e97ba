// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded. All paths are relative to `public`.

/** Lists the scripts and style sheets of each webpack chunk. */
export const WEBPACK_STATS_FILE = "webpack.stats.json";

/** The data that is the same for all pages. */
export const APP_DATA_FILE = "page-data/app-data.json";

/** The folder of Partytown, which runs third-party scripts in a worker. Gatsby publishes it even if a site does not use it. */
export const PARTYTOWN_FOLDER = "~partytown";

const HASH = "[0-9a-f]{20}";

/** The HTML file of a page, by the page's path (`/download` gives `download/index.html`). */
export function htmlFileOf(pagePath: string): string {
  const file = pagePath.replace(/^\/|\/$/g, "");
  if (file.endsWith(".html")) return file;
  return file === "" ? "index.html" : `${file}/index.html`;
}

/** The file with a page's data, by the page's HTML file. */
export function pageDataFileOf(htmlFile: string): string {
  const folder = htmlFile === "index.html" ? "index" : htmlFile.replace(/\/index\.html$/, "");
  return `page-data/${folder}/page-data.json`;
}

/**
 * The scripts and style sheets that pages load when they need them, as paths within `public`. No page names them: only webpack's own
 * script does, by maps from the number of a chunk to its name, if it has one, and to the hash of its file.
 *
 * @param runtime text of `webpack-runtime-*.js`
 */
export function lazyFilesIn(runtime: string): string[] {
  const hashes = new RegExp(`(\\d+):"(${HASH})"`, "g");
  const named = new RegExp(`(\\d+):"(?!${HASH}")([^"]+)"`, "g");
  const names = new Map([...runtime.matchAll(named)].map(([, id, name]) => [id, name]));
  const [scripts = "", styles = ""] = runtime.split(".miniCssF=");
  return [
    ...[...scripts.matchAll(hashes)].map(([, id, hash]) => `${names.get(id) ?? id}-${hash}.js`),
    ...[...styles.matchAll(hashes)].map(([, id, hash]) => `${names.get(id) ?? id}.${hash}.css`),
  ];
}

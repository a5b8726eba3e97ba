// Gatsby does not document these files. Check them when you upgrade Gatsby. All paths are within
// `public`.

/** The scripts and style sheets of each webpack chunk. */
export const WEBPACK_STATS_FILE = "webpack.stats.json";

/** The data of all pages. */
export const APP_DATA_FILE = "page-data/app-data.json";

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

// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded. All paths are relative to `public`.
import * as v from "valibot";

/** Lists the scripts and style sheets of each webpack chunk. */
export const WEBPACK_STATS_FILE = "webpack.stats.json";

/** The data that is the same for all pages. */
export const APP_DATA_FILE = "page-data/app-data.json";

/** The folder of Partytown, which runs third-party scripts in a worker. Gatsby publishes it even if a site does not use it. */
export const PARTYTOWN_FOLDER = "~partytown";

/**
 * A folder of `.cache` by which Gatsby knows that there is a cache. Without it, Gatsby removes all style sheets of `public`, also those
 * that open pages may load.
 */
export const CACHE_SIGN = "caches-lmdb";

/** The webpack chunk that every page loads. */
export const APP_CHUNK = "app";

/**
 * Whether a file's name contains a hash of its content. webpack writes 20 hex digits; file-loader, which handles fonts and images,
 * writes 32.
 */
export function isHashed(file: string): boolean {
  return /[-.]([0-9a-f]{20}|[0-9a-f]{32})\.[a-z0-9.]+$/i.test(file);
}

/** Whether this is the URL of the style sheet that all pages share. */
export function isAppStyleSheet(url: string): boolean {
  return new RegExp(`/${APP_CHUNK}\\.[0-9a-f]+\\.css$`).test(url);
}

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

const pageDataSchema = v.object({ componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

/**
 * The scripts and data files that a page loads when it starts.
 *
 * @param page.htmlFile the page's HTML file
 * @param page.pageData content of the file that {@link pageDataFileOf} names
 * @param page.stats content of {@link WEBPACK_STATS_FILE}
 * @throws Error if Gatsby's files do not have the expected format
 */
export function filesToStart(page: { htmlFile: string; pageData: unknown; stats: unknown }): { scripts: string[]; data: string[] } {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, page.pageData);
  const { assetsByChunkName } = v.parse(statsSchema, page.stats);
  const assets = [APP_CHUNK, componentChunkName].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  return {
    scripts: assets.filter((file) => file.endsWith(".js")),
    data: [pageDataFileOf(page.htmlFile), APP_DATA_FILE, ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)],
  };
}

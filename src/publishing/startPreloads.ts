import * as v from "valibot";
import { APP_CHUNK, APP_DATA_FILE, pageDataFileOf } from "../gatsbyInternals/publicFolder";

const pageDataSchema = v.object({ componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

/**
 * Adds preload links to a page, so that the browser fetches everything the page needs to start at once. Without them, Gatsby finds
 * out step by step (scripts, then page data, then the page's own scripts and its static queries), and each step costs a round trip.
 *
 * @param page its HTML file, and the contents of its data file and of Gatsby's `webpack.stats.json`
 * @throws Error if Gatsby's files do not have the expected format
 */
export function withStartPreloads(html: string, page: { file: string; data: unknown; stats: unknown }, pathPrefix: string): string {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, page.data);
  const { assetsByChunkName } = v.parse(statsSchema, page.stats);
  const assets = [APP_CHUNK, componentChunkName].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  const scripts = assets.filter((file) => file.endsWith(".js"));
  const files = [pageDataFileOf(page.file), APP_DATA_FILE, ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)];
  // Low priority: the page can be read before any script runs, so on a slow network the first image loads before them.
  const links = [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${pathPrefix}/${file}" fetchpriority="low">`),
    ...files.map((file) => `<link rel="preload" as="fetch" href="${pathPrefix}/${file}" crossorigin="anonymous">`),
  ];
  return html.replace("</head>", `${links.join("")}</head>`);
}

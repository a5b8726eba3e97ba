import Beasties from "beasties";
import * as v from "valibot";
import { APP_DATA_FILE, pageDataFileOf } from "../publishing/publicFolder";

/** What StyleSheets renders. */
const PLACE = '<div hidden="" data-style-sheets=""></div>';

/** The style sheets as Gatsby writes them into a page: their whole texts and the URLs of their files. */
const WRITTEN_SHEETS = /(?:<style data-href="[^"]+"[^>]*>[\s\S]*?<\/style>)+/;

/** The scripts as Gatsby writes them into a page: with a text, or with a file. */
const WRITTEN_SCRIPTS = /<script(?:\s+id="[^"]*"\s*)?>([\s\S]*?)<\/script>|<script src="[^"]+" async><\/script>/g;

const pageDataSchema = v.object({ componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

/** Keeps the rules that match an element. */
const reducer = new Beasties({ external: false, fonts: false, logLevel: "silent" });

/**
 * Inlines the critical CSS of a page, which is that of its first screen, and links its style sheets below it. So the first screen is
 * painted as soon as its HTML is there, and what is below it is never shown without its styles. What the scripts would request step by
 * step is preloaded: then what is published since the build shows 0.5 s earlier on a slow phone.
 *
 * Gatsby's HTML:
 *
 *     <head><style data-href="/home.css">all rules</style><style data-href="/app.css">all rules</style></head>
 *     <body>
 *       first screen <div data-style-sheets></div> other sections
 *       <script>window.pagePath = "/"</script><script>window.___chunkMapping = {}</script><script src="/app.js" async></script>
 *     </body>
 *
 * This HTML:
 *
 *     <head><style>critical CSS</style></head>
 *     <body>
 *       first screen
 *       <div data-style-sheets>
 *         <link rel="preload" as="style" href="/home.css"><link rel="preload" as="style" href="/app.css">
 *         <script>window.pagePath = "/" window.___chunkMapping = {}</script><script src="/app.js" async></script>
 *         <link rel="preload" as="script" href="/home.js"> <link rel="preload" as="fetch" href="/page-data/index/page-data.json"> …
 *         <link rel="stylesheet" href="/home.css"><link rel="stylesheet" href="/app.css"><script> </script>
 *       </div>
 *       other sections
 *     </body>
 *
 * @param page its HTML file, and the contents of its data file and of Gatsby's `webpack.stats.json`
 * @throws Error if the page has no style sheets, or no place for their links
 */
export async function inlineCriticalCss(
  html: string,
  page: { file: string; data: unknown; stats: unknown },
  pathPrefix: string,
): Promise<string> {
  const [sheets = ""] = WRITTEN_SHEETS.exec(html) ?? [];
  const [first = "", below] = html.split(PLACE);
  if (!sheets || below === undefined) throw new Error(`${page.file} has no style sheets, or no place for their links.`);
  const rules = await criticalRules(first, sheets);
  const urls = [...sheets.matchAll(/data-href="([^"]+)"/g)].map(([, url]) => url);
  const scripts = [...html.matchAll(WRITTEN_SCRIPTS)];
  // A browser stops reading at the style sheets until it has them, so all else that the page needs is named before: the other way round,
  // the first screen shows 0.1 s later on a slow phone, and what is published since the build 0.3 s. Firefox does not stop at a style
  // sheet here, but at a script after it, even an empty one.
  const links = [
    ...urls.map((url) => `<link rel="preload" as="style" href="${url}">`),
    `<script>${scripts.map(([, text = ""]) => text.trim()).join("")}</script>`,
    ...scripts.flatMap(([script, text]) => (text === undefined ? script : [])),
    ...preloadsOf(page, pathPrefix),
    ...urls.map((url) => `<link rel="stylesheet" href="${url}">`),
    "<script> </script>",
  ].join("");
  return html
    .replace(WRITTEN_SCRIPTS, "")
    .replace(sheets, () => `<style>${rules}</style>`)
    .replace(PLACE, () => PLACE.replace("></", () => `>${links}</`));
}

/** The rules of style sheets that match an element of the beginning of a page, in whatever state it is. */
async function criticalRules(beginning: string, sheets: string): Promise<string> {
  const reduced = await reducer.process(`${beginning}</body></html>`);
  const rules = [...reduced.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  // Beasties takes a font for unused if its name is in a custom property.
  return [...(sheets.match(/@font-face\s*{[^}]*}/g) ?? []), ...rules].join("");
}

/** Preload links for what a page needs to start, apart from the scripts that all pages have: those are in the HTML. */
function preloadsOf(page: { file: string; data: unknown; stats: unknown }, pathPrefix: string): string[] {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, page.data);
  const { assetsByChunkName } = v.parse(statsSchema, page.stats);
  const scripts = (assetsByChunkName[componentChunkName] ?? []).filter((file) => file.endsWith(".js"));
  const files = [pageDataFileOf(page.file), APP_DATA_FILE, ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)];
  // Low priority: the page can be read before any script runs, so its picture and its font load before them.
  return [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${pathPrefix}/${file}" fetchpriority="low">`),
    ...files.map(
      (file) => `<link rel="preload" as="fetch" href="${pathPrefix}/${file}" crossorigin="anonymous" fetchpriority="low">`,
    ),
  ];
}

import Beasties from "beasties";
import * as v from "valibot";
import { APP_DATA_FILE, pageDataFileOf } from "./publicFolder";

/** The HTML of the component StyleSheetLinks. */
const PLACE = '<div hidden="" data-style-sheets=""></div>';

/** The style sheets in Gatsby's HTML: each with its text and the URL of its file. */
const GATSBY_SHEETS = /(?:<style data-href="[^"]+"[^>]*>[\s\S]*?<\/style>)+/;

/** A script in Gatsby's HTML, with a text or a file. */
const GATSBY_SCRIPTS =
  /<script(?:\s+id="[^"]*"\s*)?>([\s\S]*?)<\/script>|<script src="[^"]+" async><\/script>/g;

const pageDataSchema = v.object({
  componentChunkName: v.string(),
  staticQueryHashes: v.array(v.string()),
});
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

/** A page as Gatsby has written it. */
interface Page {
  htmlFile: string;
  html: string;
  data: unknown;
  stats: unknown;
}

const beasties = new Beasties({ external: false, fonts: false, logLevel: "silent" });

/**
 * Inlines the critical CSS of a page: the CSS of its first screen, which a browser then paints as
 * soon as it has the HTML. Gatsby inlines all CSS, and puts the scripts at the end. The result:
 *
 *     <head><style>critical CSS</style></head>
 *     <body>
 *       first screen
 *       <div data-style-sheets>preload links, scripts, style sheets</div>
 *       other sections, never shown without their styles
 *     </body>
 *
 * @throws Error if the page has no style sheets, or no place for their links
 */
export async function inlineCriticalCss(page: Page, pathPrefix: string): Promise<string> {
  const { html, htmlFile } = page;
  const [sheets = ""] = GATSBY_SHEETS.exec(html) ?? [];
  const [htmlBefore = "", rest] = html.split(PLACE);
  if (!sheets || rest === undefined)
    throw new Error(`${htmlFile} has no style sheets, or no place for their links.`);
  const criticalCss = await criticalCssOf(htmlBefore, sheets);
  const urls = [...sheets.matchAll(/data-href="([^"]+)"/g)].map(([, url]) => url);
  const scripts = [...html.matchAll(GATSBY_SCRIPTS)];
  // A style sheet makes the browser wait, so no section below shows without its styles. All other
  // requests come first. Firefox waits only at a script, so an empty one follows.
  const links = [
    ...urls.map((url) => `<link rel="preload" as="style" href="${url}">`),
    `<script>${scripts.map(([, text = ""]) => text.trim()).join("")}</script>`,
    ...scripts.flatMap(([script, text]) => (text === undefined ? script : [])),
    ...preloadLinks(page, pathPrefix),
    ...urls.map((url) => `<link rel="stylesheet" href="${url}">`),
    "<script> </script>",
  ].join("");
  return (
    html
      .replace(GATSBY_SCRIPTS, "")
      // By a function, because `$` has a meaning in a replacement text.
      .replace(sheets, () => `<style>${criticalCss}</style>`)
      .replace(PLACE, () => PLACE.replace("></", () => `>${links}</`))
  );
}

/** The fonts, and all rules that match an element of the first screen, which ends at the place. */
async function criticalCssOf(htmlBefore: string, sheets: string): Promise<string> {
  const reduced = await beasties.process(`${htmlBefore}</body></html>`);
  const rules = [...reduced.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  // Beasties drops a font whose name is in a custom property.
  return [...(sheets.match(/@font-face\s*{[^}]*}/g) ?? []), ...rules].join("");
}

/** Preload links for the page's own script and its data, which Gatsby requests one by one. */
function preloadLinks({ htmlFile, data, stats }: Page, pathPrefix: string): string[] {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, data);
  const { assetsByChunkName } = v.parse(statsSchema, stats);
  const assets = assetsByChunkName[componentChunkName] ?? [];
  const scripts = assets.filter((file) => file.endsWith(".js"));
  const dataFiles = [
    pageDataFileOf(htmlFile),
    APP_DATA_FILE,
    ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
  ];
  // The page can be read before any script runs, so its picture and its font load first.
  const preloadLink = (file: string, attributes: string) =>
    `<link rel="preload" ${attributes} href="${pathPrefix}/${file}" fetchpriority="low">`;
  return [
    ...scripts.map((file) => preloadLink(file, 'as="script"')),
    ...dataFiles.map((file) => preloadLink(file, 'as="fetch" crossorigin="anonymous"')),
  ];
}

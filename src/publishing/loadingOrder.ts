import Beasties from "beasties";
import postcss from "postcss";
import * as v from "valibot";
import { APP_DATA_FILE, pageDataFileOf } from "../gatsbyInternals/publicFolder";

/** What src/components/StyleSheets.tsx renders. */
const PLACE = '<div hidden="" data-style-sheets=""></div>';

/** The style sheets as Gatsby writes them into a page: their whole texts and the URLs of their files. */
const WRITTEN_SHEETS = /(?:<style data-href="[^"]+"[^>]*>[\s\S]*?<\/style>)+/;

/** The scripts as Gatsby writes them into a page: with a text, or with a file. */
const WRITTEN_SCRIPTS = /<script(?:\s+id="[^"]*"\s*)?>([\s\S]*?)<\/script>|<script src="[^"]+" async><\/script>/g;

const pageDataSchema = v.object({ componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

/** Keeps the rules that match an element, in whatever state it is. */
const reducer = new Beasties({ external: false, fonts: false, logLevel: "silent" });

/**
 * Has a browser load a page in this order: HTML with the styles of the first screen, picture, the whole style sheets, font, scripts, data.
 * So the first screen is painted as soon as its HTML is there, and what is below it is never shown without its styles.
 *
 * @param page its HTML file, and the contents of its data file and of Gatsby's `webpack.stats.json`
 * @throws Error if the page has no style sheets, or no place for their links
 */
export async function inLoadingOrder(
  html: string,
  page: { file: string; data: unknown; stats: unknown },
  pathPrefix: string,
): Promise<string> {
  const [sheets = ""] = WRITTEN_SHEETS.exec(html) ?? [];
  const [first = "", below] = html.split(PLACE);
  if (!sheets || below === undefined) throw new Error(`${page.file} has no style sheets, or no place for their links.`);
  const rules = await rulesOf(first, sheets);
  const urls = [...sheets.matchAll(/data-href="([^"]+)"/g)].map(([, url]) => url);
  const scripts = [...html.matchAll(WRITTEN_SCRIPTS)];
  // A browser stops reading at the style sheets until it has them, so all else that the page needs is named before. Gatsby's scripts
  // would ask for it step by step. Firefox does not stop at a style sheet here, but at a script after it, even an empty one.
  const start = [
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
    .replace(PLACE, () => PLACE.replace("></", () => `>${start}</`));
}

/**
 * The rules of style sheets that the beginning of a page needs. Those for paper, for forced colours and for what is hovered, focused or
 * pressed can wait for the whole sheets.
 */
async function rulesOf(beginning: string, sheets: string): Promise<string> {
  const reduced = await reducer.process(`${beginning}</body></html>`);
  const rules = postcss.parse([...reduced.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join(""));
  rules.walkAtRules("media", (rule) => void (/print|forced-colors/.test(rule.params) && rule.remove()));
  rules.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !/:(hover|active|focus)/.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const css = rules.toString();
  rules.walkDecls(/^--/, (token) => void (css.includes(`var(${token.prop}`) || token.remove()));
  // Beasties takes a font for unused if its name is in a custom property.
  return [...(sheets.match(/@font-face\s*{[^}]*}/g) ?? []), rules.toString()].join("");
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

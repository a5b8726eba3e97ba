import { generatePageDataPath } from "gatsby-core-utils";
import * as v from "valibot";

/** The HTML of the component ScriptsMark. */
const MARK = '<div hidden="" data-scripts=""></div>';

const GATSBY_SCRIPTS =
  /<script(?:\s+id="[^"]*"\s*)?>[\s\S]*?<\/script>|<script src="[^"]+" async><\/script>/g;

const pageDataSchema = v.object({
  componentChunkName: v.string(),
  staticQueryHashes: v.array(v.string()),
});
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

interface Page {
  pagePath: string;
  html: string;
  data: unknown;
  stats: unknown;
}

/**
 * Moves a page's scripts from the end of its HTML to its first mark, behind the first screen, so
 * that they load while the rest of the HTML does. The last one, the webpack runtime, is not async:
 * a browser paints the first screen before it waits for this script.
 *
 * @throws Error if the page has no mark
 */
export function moveScripts(page: Page, pathPrefix: string): string {
  const scripts = page.html.match(GATSBY_SCRIPTS) ?? [];
  const runtime = scripts.find((script) => script.includes("/webpack-runtime-"));
  const [htmlBefore = "", ...htmlAfter] = page.html.split(MARK);
  if (!runtime || htmlAfter.length === 0)
    throw new Error(`${page.pagePath} has no webpack runtime, or no mark for its scripts.`);
  const moved = [
    ...scripts.filter((script) => script !== runtime),
    ...preloadLinks(page, pathPrefix),
    runtime.replace(" async", ""),
  ];
  const markWithScripts = MARK.replace("></", () => `>${moved.join("")}</`);
  return `${htmlBefore}${markWithScripts}${withoutScripts(htmlAfter.join(MARK))}`;
}

/** Removes the scripts that Gatsby adds. */
export const withoutScripts = (html: string): string => html.replace(GATSBY_SCRIPTS, "");

/** Preload links for the page's own script and its data, which Gatsby requests one by one. */
function preloadLinks({ pagePath, data, stats }: Page, pathPrefix: string) {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, data);
  const { assetsByChunkName } = v.parse(statsSchema, stats);
  const assets = assetsByChunkName[componentChunkName] ?? [];
  const scripts = assets.filter((file) => file.endsWith(".js"));
  const dataFiles = [
    generatePageDataPath("", pagePath).replaceAll("\\", "/"),
    "page-data/app-data.json",
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

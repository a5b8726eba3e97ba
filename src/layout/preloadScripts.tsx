import { readFileSync } from "node:fs";
import path from "node:path";
import type { RenderBodyArgs } from "gatsby";
import * as v from "valibot";

// What Gatsby knows of a page when it renders it, and what webpack wrote of the scripts: neither has a type of its own.
const pageDataSchema = v.object({ path: v.string(), componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

// The page is readable before any script runs: the typeface and the first picture go before them on a slow network. React 18
// knows the attribute by its HTML name only.
const AFTER_THE_PICTURE = { fetchpriority: "low" };

/**
 * Has the browser fetch all that a page's start needs at once. Gatsby finds it out step by step (scripts, then page data, then the
 * page's own scripts and its static queries), and on a slow network each step costs a round trip of its own.
 */
export function preloadScripts({
  pathname,
  pathPrefix = "",
  loadPageDataSync,
  setHeadComponents,
}: RenderBodyArgs & { pathPrefix?: string }) {
  // `develop` has no built scripts.
  if (process.env.NODE_ENV !== "production") return;
  const page = v.parse(pageDataSchema, loadPageDataSync?.(pathname));
  const statsFile = path.join(process.cwd(), "public", "webpack.stats.json");
  const { assetsByChunkName } = v.parse(statsSchema, JSON.parse(readFileSync(statsFile, "utf8")));
  const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
  const folder = page.path === "/" ? "index" : page.path.replace(/^\/+|\/+$/g, "");

  const scripts = [...scriptsOf("app"), ...scriptsOf(page.componentChunkName)];
  const data = [
    `/page-data/${folder}/page-data.json`,
    "/page-data/app-data.json",
    ...page.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ];
  setHeadComponents([
    ...scripts.map((file) => <link key={file} rel="preload" as="script" href={`${pathPrefix}/${file}`} {...AFTER_THE_PICTURE} />),
    ...data.map((file) => <link key={file} rel="preload" as="fetch" href={pathPrefix + file} crossOrigin="anonymous" />),
  ]);
}

import * as v from "valibot";

// What Gatsby and webpack write of a page and of the scripts: neither has a type of its own.
const pageDataSchema = v.object({ componentChunkName: v.string(), staticQueryHashes: v.array(v.string()) });
const statsSchema = v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) });

const WRITTEN_BEFORE = /(?:<link rel="preload" as="(?:script|fetch)"[^>]*>)+(?=<\/head>)/;

/** What {@link withStartPreloads} needs to know of a page, as Gatsby wrote it. */
interface BuiltPage {
  /** Folder of the page's data below `page-data`. */
  folder: string;
  /** Content of the page's `page-data.json`. */
  pageData: unknown;
  /** Content of `webpack.stats.json`. */
  stats: unknown;
  pathPrefix: string;
}

/**
 * Has the browser fetch all that a page's start needs at once. Gatsby finds it out step by step (scripts, then page data, then the
 * page's own scripts and its static queries), and on a slow network each step costs a round trip of its own. A page that has
 * these links gets them anew.
 *
 * @throws Error where Gatsby's files are not what they were when this was written
 */
export function withStartPreloads(html: string, { folder, pageData, stats, pathPrefix }: BuiltPage): string {
  const { componentChunkName, staticQueryHashes } = v.parse(pageDataSchema, pageData);
  const { assetsByChunkName } = v.parse(statsSchema, stats);
  const scripts = ["app", componentChunkName]
    .flatMap((chunk) => assetsByChunkName[chunk] ?? [])
    .filter((file) => file.endsWith(".js"));
  const data = [
    `page-data/${folder}/page-data.json`,
    "page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
  ];
  // The page is readable before any script runs: the first picture goes before them on a slow network.
  const links = [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${pathPrefix}/${file}" fetchpriority="low">`),
    ...data.map((file) => `<link rel="preload" as="fetch" href="${pathPrefix}/${file}" crossorigin="anonymous">`),
  ];
  return html.replace(WRITTEN_BEFORE, "").replace("</head>", `${links.join("")}</head>`);
}

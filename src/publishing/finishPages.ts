import { readFile } from "node:fs/promises";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { pageDataFileOf, WEBPACK_STATS_FILE } from "../gatsbyInternals/publicFolder";
import { PLAIN_LIST_PATH } from "../releases/publishedPaths";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { readJson } from "./publicFiles";
import { withStartPreloads } from "./startPreloads";

/** The plain list. The build writes it beside Gatsby's pages. A path within `public`. */
export const PLAIN_LIST_FILE = PLAIN_LIST_PATH.slice(1);

/** What {@link finishPages} needs to know about the site. */
interface SiteOptions {
  publicFolder: string;
  pathPrefix: string;
  /** Origin of the releases API; null if the site itself has the list. */
  apiOrigin: string | null;
}

/**
 * Adds to each page its preload links and its content security policy. The plain list has no scripts, so it gets the policy alone.
 *
 * @param pages HTML files, as paths within `public`
 * @returns the new content of each page, by its path
 * @throws Error if a page or one of Gatsby's files is missing or has another format
 */
export async function finishPages(pages: readonly string[], options: SiteOptions): Promise<Map<string, string>> {
  const { publicFolder, pathPrefix, apiOrigin } = options;
  const stats = await readJson(path.join(publicFolder, WEBPACK_STATS_FILE));
  const contents = new Map<string, string>();
  for (const htmlFile of pages) {
    const html = await readFile(path.join(publicFolder, htmlFile), "utf8");
    const preloading =
      htmlFile === PLAIN_LIST_FILE
        ? html
        : withStartPreloads(html, {
            htmlFile,
            pageData: await readJson(path.join(publicFolder, pageDataFileOf(htmlFile))),
            stats,
            pathPrefix,
          });
    const finished = withContentSecurityPolicy(preloading, apiOrigin);
    if (finished !== html) await writeFileAtomic(path.join(publicFolder, htmlFile), finished);
    contents.set(htmlFile, finished);
  }
  return contents;
}

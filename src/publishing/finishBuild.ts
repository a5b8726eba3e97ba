import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineCriticalCss } from "../criticalCss/inlineCriticalCss";
import { errorText } from "../releases/safeText";
import { readSettings, type Settings } from "../site/settings";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { htmlFileOf, pageDataFileOf, WEBPACK_STATS_FILE } from "./publicFolder";

/** What Gatsby leaves in `public` for its own next steps, or for scripts of others. No page requests it. */
const NOT_PUBLISHED = [WEBPACK_STATS_FILE, "chunk-map.json", "_gatsby", "~partytown"];

/** Finishes the folder `public`. A page's own scripts are known only now, and Gatsby renders all anew if it reads files before. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
  const { pages, program } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  try {
    await finishPages([...pages.keys()].map(htmlFileOf), publicFolder, readSettings(process.env));
    for (const name of NOT_PUBLISHED) await rm(path.join(publicFolder, name), { recursive: true, force: true });
  } catch (error) {
    reporter.panicOnBuild(`The folder public could not be finished: ${errorText(error)}`);
  }
};

/**
 * Inlines each page's critical CSS, adds its content security policy, and writes its second file: `download.html` beside
 * `download/index.html`. With both, every host answers /download at once. With the folder alone, GitHub Pages, Cloudflare Pages and
 * Netlify redirect it to /download/; with the file alone, some hosts do not find it (docs/rules.md, 1.10).
 *
 * @param pages the HTML files that Gatsby writes, as paths within `public`
 */
async function finishPages(pages: readonly string[], publicFolder: string, settings: Settings): Promise<void> {
  const read = (file: string) => readFile(path.join(publicFolder, file), "utf8");
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  const apiOrigin = settings.repository ? new URL(settings.apiUrl).origin : null;
  const stats: unknown = JSON.parse(await read(WEBPACK_STATS_FILE));
  for (const htmlFile of pages) {
    const html = await read(htmlFile);
    const data: unknown = JSON.parse(await read(pageDataFileOf(htmlFile)));
    const page = await inlineCriticalCss(html, { file: htmlFile, data, stats }, settings.pathPrefix);
    const finished = withContentSecurityPolicy(page, apiOrigin);
    const secondFile = htmlFile.replace(/\/index\.html$/, ".html");
    await write(htmlFile, finished);
    if (!pages.includes(secondFile)) await write(secondFile, finished);
  }
}

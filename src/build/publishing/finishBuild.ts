import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { errorText } from "../../releases/safeText";
import { readSettings, type Settings } from "../settings";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { moveScripts } from "./moveScripts";
import { htmlFileOf, pageDataFileOf, WEBPACK_STATS_FILE } from "./publicFolder";

/** Files that Gatsby leaves in `public`, and that no page requests. */
const NOT_PUBLISHED = [WEBPACK_STATS_FILE, "chunk-map.json", "_gatsby", "~partytown"];

/** Finishes the folder `public`. Only now does each page's HTML have its final scripts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
  const { pages, program } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  try {
    const htmlFiles = [...pages.keys()].map(htmlFileOf);
    await finishPages(htmlFiles, publicFolder, readSettings(process.env));
    for (const name of NOT_PUBLISHED)
      await rm(path.join(publicFolder, name), { recursive: true, force: true });
  } catch (error) {
    reporter.panicOnBuild(`The folder public could not be finished: ${errorText(error)}`);
  }
};

/**
 * Moves the scripts of each page, adds its content security policy, and writes a copy:
 * `download.html` beside `download/index.html`. With the folder alone, some hosts redirect
 * /download to /download/. With the file alone, others do not find it (docs/rules.md, 1.3).
 *
 * @param htmlFiles paths within `public`
 */
async function finishPages(
  htmlFiles: readonly string[],
  publicFolder: string,
  settings: Settings,
): Promise<void> {
  const read = (file: string) => readFile(path.join(publicFolder, file), "utf8");
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  const apiOrigin = settings.repository ? new URL(settings.apiUrl).origin : null;
  const stats: unknown = JSON.parse(await read(WEBPACK_STATS_FILE));
  for (const htmlFile of htmlFiles) {
    const html = await read(htmlFile);
    const data: unknown = JSON.parse(await read(pageDataFileOf(htmlFile)));
    const page = { htmlFile, html, data, stats };
    const withScripts = moveScripts(page, settings.pathPrefix);
    const finished = withContentSecurityPolicy(withScripts, apiOrigin);
    const copy = htmlFile.replace(/\/index\.html$/, ".html");
    await write(htmlFile, finished);
    if (!htmlFiles.includes(copy)) await write(copy, finished);
  }
}

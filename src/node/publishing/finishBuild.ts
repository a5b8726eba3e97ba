import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { generateHtmlPath, generatePageDataPath } from "gatsby-core-utils";
import { messageOf } from "../../releases/messageOf";
import { readSettings, type Settings } from "../settings";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { moveScripts, withoutScripts } from "./moveScripts";

/** The files of each webpack chunk. Gatsby does not document it. */
const WEBPACK_STATS_FILE = "webpack.stats.json";

/** Files that Gatsby leaves in `public`. Browsers would keep the scripts among them for ever. */
const NOT_PUBLISHED = [WEBPACK_STATS_FILE, "chunk-map.json", "_gatsby", "~partytown"];

/** Finishes the folder `public`. Only now does each page's HTML have its final scripts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
  const { pages, program } = store.getState();
  const publicFolder = path.join(program.directory, "public");
  try {
    await finishPages([...pages.keys()], publicFolder, readSettings());
    for (const name of NOT_PUBLISHED)
      await rm(path.join(publicFolder, name), { recursive: true, force: true });
  } catch (error) {
    reporter.panicOnBuild(`The folder public could not be finished: ${messageOf(error)}`);
  }
};

/**
 * Also copies `download/index.html` to `download.html`. With the folder alone, some hosts redirect
 * /download to /download/. With the file alone, others do not find it (docs/rules.md, 1.3).
 */
async function finishPages(
  pagePaths: readonly string[],
  publicFolder: string,
  { repository, apiUrl, pathPrefix }: Settings,
): Promise<void> {
  const apiOrigin = repository ? new URL(apiUrl).origin : null;
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(file, "utf8"));
  const stats = await readJson(path.join(publicFolder, WEBPACK_STATS_FILE));
  for (const pagePath of pagePaths) {
    // Hosts serve the 404 page for any path, and Gatsby would misread `//evil.example`.
    const isNotFound = pagePath.startsWith("/404");
    const htmlFile = generateHtmlPath(publicFolder, pagePath);
    const html = await readFile(htmlFile, "utf8");
    const readData = () => readJson(generatePageDataPath(publicFolder, pagePath));
    const page = isNotFound
      ? withoutScripts(html)
      : moveScripts({ pagePath, html, data: await readData(), stats }, pathPrefix);
    const finished = withContentSecurityPolicy(page, apiOrigin);
    await writeFile(htmlFile, finished);
    const copy = `${pagePath.replace(/\/$/, "")}.html`;
    if (pagePath !== "/" && !isNotFound) await writeFile(path.join(publicFolder, copy), finished);
  }
}

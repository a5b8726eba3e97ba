import { readFile, rm, writeFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { generateHtmlPath, generatePageDataPath } from "gatsby-core-utils";
import { messageOf } from "../../releases/messageOf";
import { readSettings } from "../settings";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { moveScripts, withoutScripts } from "./moveScripts";

/** Files that Gatsby leaves in `public`. Browsers would keep the scripts among them for ever. */
const NOT_PUBLISHED = ["webpack.stats.json", "chunk-map.json", "_gatsby", "~partytown"];

/**
 * Finishes the folder `public`. Only now does each page's HTML have its final scripts.
 *
 * Also copies `download/index.html` to `download.html`. With the folder alone, some hosts redirect
 * /download to /download/. With the file alone, others do not find it (docs/rules.md, 1.3).
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(file, "utf8"));
  try {
    const { repository, apiUrl, pathPrefix } = readSettings();
    const apiOrigin = repository ? new URL(apiUrl).origin : null;
    // The files of each webpack chunk. Gatsby does not document it.
    const stats = await readJson("public/webpack.stats.json");
    for (const pagePath of store.getState().pages.keys()) {
      // Hosts serve the 404 page for any path, and Gatsby would misread `//evil.example`.
      const isNotFound = pagePath.startsWith("/404");
      const htmlFile = generateHtmlPath("public", pagePath);
      // React 18 may put NULs before a character of several bytes. Texts from outside have none.
      // See https://github.com/facebook/react/issues/24985.
      const html = (await readFile(htmlFile, "utf8")).replaceAll("\0", "");
      const readData = () => readJson(generatePageDataPath("public", pagePath));
      const page = isNotFound
        ? withoutScripts(html)
        : moveScripts({ pagePath, html, data: await readData(), stats }, pathPrefix);
      const finished = withContentSecurityPolicy(page, apiOrigin);
      await writeFile(htmlFile, finished);
      const copy = `${pagePath.replace(/\/$/, "")}.html`;
      if (pagePath !== "/" && !isNotFound) await writeFile(`public${copy}`, finished);
    }
    for (const name of NOT_PUBLISHED) await rm(`public/${name}`, { recursive: true, force: true });
  } catch (error) {
    reporter.panicOnBuild(`The folder public could not be finished: ${messageOf(error)}`);
  }
};

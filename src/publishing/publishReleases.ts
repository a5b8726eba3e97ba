import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { renderSVG } from "uqr";
import { serializeAllReleases } from "../releases/release";
import { ALL_RELEASES_PATH } from "../releases/urls";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../site/links";
import { pageColour } from "../site/product";
import { readSettings } from "../site/settings";
import { storedReleaseList } from "../sourcing/releaseNodes";
import { renderReleaseFeed } from "./releaseFeed";

/**
 * Writes the files beside the pages (docs/rules.md, 1.8): all releases and the feed, from the same nodes as /download, the
 * QR code that leads there, and what search engines read first.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, getNodesByType }) => {
  const list = storedReleaseList({ getNodesByType });
  const { siteUrl, pathPrefix } = readSettings(process.env);
  const site = siteUrl + pathPrefix;
  const downloadUrl = site + routes.download;
  const pages = [routes.home, routes.download, routes.privacy, routes.terms];
  const urls = pages.map((route) => `<url><loc>${site}${route}</loc></url>`);
  const files = {
    [ALL_RELEASES_PATH]: serializeAllReleases(list, downloadUrl),
    [releaseFeedPath]: renderReleaseFeed(list.releases, site, list.liveUrl),
    [QR_CODE_PATH]: renderQrCode(downloadUrl),
    "/robots.txt": `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`,
    "/sitemap.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
  };
  const publicFolder = path.join(store.getState().program.directory, "public");
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(publicFolder, file), text)));
};

/** Width of the light border that a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Colour of the light modules: `--text` in styles/tokens.css. */
const LIGHT = "#F6F2EC";

/** A QR code of a URL as SVG, with its quiet zone. Error correction M is enough because a screen does not get dirty. */
export function renderQrCode(url: string): string {
  const code = renderSVG(url, { ecc: "M", border: QUIET_ZONE, pixelSize: 1, whiteColor: LIGHT, blackColor: pageColour });
  return code.replace("<svg ", '<svg shape-rendering="crispEdges" ');
}

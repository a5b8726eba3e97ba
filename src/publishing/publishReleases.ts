import path from "node:path";
import type { GatsbyNode } from "gatsby";
import writeFileAtomic from "write-file-atomic";
import { serializeAllReleases } from "../releases/allReleases";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../releases/publishedPaths";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../site/links";
import { readSettings } from "../site/settings";
import { releasesOfNodes } from "../sourcing/releaseNode";
import { renderQrCode } from "./downloadQrCode";
import { renderPlainList } from "./plainList";
import { renderReleaseFeed } from "./releaseFeed";

/**
 * Writes the files beside the pages (docs/rules.md, 1.8): all releases, the plain list and the feed, from the same nodes as
 * /download, and the QR code that leads there.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, getNodesByType }) => {
  const releases = releasesOfNodes(getNodesByType("Release"));
  const { siteUrl, pathPrefix } = readSettings(process.env);
  const downloadUrl = siteUrl + pathPrefix + routes.download;
  const publicDirectory = path.join(store.getState().program.directory, "public");
  await Promise.all([
    writeFileAtomic(path.join(publicDirectory, ALL_RELEASES_PATH), serializeAllReleases(releases, downloadUrl)),
    writeFileAtomic(path.join(publicDirectory, PLAIN_LIST_PATH), renderPlainList(releases)),
    writeFileAtomic(path.join(publicDirectory, releaseFeedPath), renderReleaseFeed({ releases, siteUrl: siteUrl + pathPrefix })),
    writeFileAtomic(path.join(publicDirectory, QR_CODE_PATH), renderQrCode(downloadUrl)),
  ]);
};

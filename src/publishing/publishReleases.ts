import path from "node:path";
import type { GatsbyNode } from "gatsby";
import writeFileAtomic from "write-file-atomic";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH, serializeAllReleases } from "../releases/allReleases";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../site/links";
import { readSettings } from "../site/settings";
import { releasesOfNodes } from "../sourcing/releaseNode";
import { renderQrCode } from "./downloadQrCode";
import { renderPlainList } from "./plainList";
import { renderReleaseFeed } from "./releaseFeed";

/**
 * Writes the files of the complete list, from the same nodes as the page (JSON, the page without scripts, and the feed), and the QR
 * code of the download page.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, getNodesByType }) => {
  const releases = releasesOfNodes(getNodesByType("Release"));
  const { siteUrl, pathPrefix } = readSettings(process.env);
  const publicDirectory = path.join(store.getState().program.directory, "public");
  await Promise.all([
    writeFileAtomic(path.join(publicDirectory, ALL_RELEASES_PATH), serializeAllReleases(releases)),
    writeFileAtomic(path.join(publicDirectory, PLAIN_LIST_PATH), renderPlainList(releases)),
    writeFileAtomic(path.join(publicDirectory, releaseFeedPath), renderReleaseFeed({ releases, siteUrl: siteUrl + pathPrefix })),
    writeFileAtomic(path.join(publicDirectory, QR_CODE_PATH), renderQrCode(siteUrl + pathPrefix + routes.download)),
  ]);
};

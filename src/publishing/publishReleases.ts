import path from "node:path";
import type { GatsbyNode } from "gatsby";
import writeFileAtomic from "write-file-atomic";
import { PUBLISHED_RELEASES_PATH, RELEASE_LIST_PAGE_PATH, serializeReleases } from "../releases/publishedReleases";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../site/links";
import { readSettings } from "../site/settings";
import { releasesOfNodes } from "../sourcing/releaseNode";
import { renderQrCode } from "./downloadQrCode";
import { renderReleaseFeed } from "./releaseFeed";
import { renderReleaseListPage } from "./releaseListPage";

/**
 * Writes the files of the complete list, from the same nodes as the page (JSON, the page without scripts, and the feed), and the QR
 * code of the download page.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, getNodesByType }) => {
  const releases = releasesOfNodes(getNodesByType("Release"));
  const { siteUrl, pathPrefix } = readSettings(process.env);
  const publicDirectory = path.join(store.getState().program.directory, "public");
  await Promise.all([
    writeFileAtomic(path.join(publicDirectory, PUBLISHED_RELEASES_PATH), serializeReleases(releases)),
    writeFileAtomic(path.join(publicDirectory, RELEASE_LIST_PAGE_PATH), renderReleaseListPage(releases)),
    writeFileAtomic(path.join(publicDirectory, releaseFeedPath), renderReleaseFeed({ releases, siteUrl: siteUrl + pathPrefix })),
    writeFileAtomic(path.join(publicDirectory, QR_CODE_PATH), renderQrCode(siteUrl + pathPrefix + routes.download)),
  ]);
};

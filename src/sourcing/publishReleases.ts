import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { PUBLISHED_RELEASES_PATH, RELEASE_LIST_PAGE_PATH, serializeReleases } from "../releases/publishedReleases";
import { QR_CODE_PATH, routes } from "../site/links";
import { readSettings } from "../site/settings";
import { renderQrCode } from "./downloadQrCode";
import { renderReleaseListPage } from "./releaseListPage";
import { releasesOfNodes } from "./releaseNode";

/**
 * Writes the files of the complete list, from the same nodes as the page (the JSON for scripts and the page without them), and the
 * QR code of the download page.
 */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, getNodesByType }) => {
  const releases = releasesOfNodes(getNodesByType("Release"));
  const { siteUrl, pathPrefix } = readSettings(process.env);
  const publicDirectory = path.join(store.getState().program.directory, "public");
  await Promise.all([
    writeFile(path.join(publicDirectory, PUBLISHED_RELEASES_PATH), serializeReleases(releases)),
    writeFile(path.join(publicDirectory, RELEASE_LIST_PAGE_PATH), renderReleaseListPage(releases)),
    writeFile(path.join(publicDirectory, QR_CODE_PATH), renderQrCode(siteUrl + pathPrefix + routes.download)),
  ]);
};

import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { renderReleaseFeed } from "../../src/build/publishing/releaseFeed";
import DownloadPage from "../../src/pages/download";
import { type Release, serializeAllReleases } from "../../src/releases/release";
import { pageDataOf } from "./pageData";

// Tests have a document, and the page is rendered as in a build, with its head.
Helmet.canUseDOM = false;
process.env.BUILD_STAGE = "build-html";

/** The URL of the site in `support/gatsby`. */
const SITE_URL = "https://example.com";
const LIST = { liveUrl: "", readAt: "2026-11-21T10:00:00.000Z", isSample: false };

/** The files of the site that show releases, by their path within `public`. */
export function filesOf(releases: readonly Release[]) {
  return {
    "download.html": renderDownloadPage(releases),
    "releases.json": serializeAllReleases({ ...LIST, releases }, `${SITE_URL}/download`),
    "releases.atom": renderReleaseFeed(releases, SITE_URL, LIST.liveUrl),
  };
}

function renderDownloadPage(releases: readonly Release[]): string {
  const body = renderToString(<DownloadPage data={pageDataOf(releases, LIST)} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  return `<!DOCTYPE html><head>${title}${meta}${link}${script}</head><body>${body}</body></html>`;
}

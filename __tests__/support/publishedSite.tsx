/** The files of a published site that show releases, rendered with the site's own code. */
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import DownloadPage from "../../src/pages/download";
import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import { hasPhonePackage } from "../../src/releases/recommendFile";
import type { Release } from "../../src/releases/release";
import { serializeAllReleases } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import { pageLocation } from "./pageLocation";

// In tests there is a document, but the page is that of a build, with its head.
Helmet.canUseDOM = false;
process.env.BUILD_STAGE = "build-html";

/** URL of the site: the one in the site's data that `support/gatsby` gives. */
const SITE_URL = "https://example.com";

/** What a build has read, beside the releases. */
interface BuiltList {
  /** When the build read them, ISO 8601. */
  readAt?: string;
  /** The URL from which the page loads the newest releases. */
  liveUrl?: string;
  isSample?: boolean;
}

/** The texts of the files that show releases, by their path within `public`. */
export function filesOf(releases: readonly Release[], list: BuiltList = {}) {
  const data = dataOf(releases, list);
  const page = render(<DownloadPage data={data} location={pageLocation()} />);
  return {
    "download/index.html": page,
    "download.html": page,
    "page-data/download/page-data.json": JSON.stringify({ path: "/download", result: { data } }),
    "releases.json": serializeAllReleases({ liveUrl: "", readAt: "", releases }, `${SITE_URL}/download`),
    "releases.atom": renderReleaseFeed(releases, SITE_URL, list.liveUrl ?? ""),
  };
}

function dataOf(releases: readonly Release[], { readAt = "2026-11-21T10:00:00.000Z", liveUrl = "", isSample = false }: BuiltList) {
  return {
    releaseList: { isSample, liveUrl, readAt },
    allRelease: { totalCount: releases.length, nodes: releases.slice(0, 30).map(summaryOf) },
    latestRelease: { nodes: releases.slice(0, 1).map(({ files }) => ({ files })) },
    stableRelease: { nodes: releases.filter(({ isPrerelease }) => !isPrerelease).slice(0, 1) },
    phoneRelease: { nodes: releases.filter(({ files }) => hasPhonePackage(files)).slice(0, 1) },
  };
}

function render(page: ReactElement): string {
  const body = renderToString(page);
  const { title, meta, link, script } = Helmet.renderStatic();
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/>${title}${meta}${link}${script}</head><body>${body}</body></html>`;
}

import { writeFile } from "node:fs/promises";
import { renderSVG } from "uqr";
import type { PublishedList } from "../../releases/release";
import { RELEASES_PER_STEP } from "../../site/constants";
import { buildPaths, paths, routes } from "../../site/links";
import { language, productName, productSummary, shortName } from "../../site/product";
import { readPageColour } from "../colours";
import type { Settings } from "../settings";
import { sampleReleases } from "../sourcing/sampleReleases";
import { renderReleaseFeed } from "./releaseFeed";

/** Writes the files beside the pages into the folder `public`. */
export async function publishReleases(
  list: PublishedList,
  { siteUrl, pathPrefix }: Settings,
): Promise<void> {
  const site = siteUrl + pathPrefix;
  const files = {
    [paths.allReleases]: JSON.stringify(list),
    [paths.releaseFeed]: renderReleaseFeed(list.releases, site, list.liveUrl),
    [paths.qrCode]: renderQrCode(site + routes.download),
    [buildPaths.manifest]: renderManifest(readPageColour()),
    ...(list.liveUrl === buildPaths.sampleReleases && {
      [buildPaths.sampleReleases]: JSON.stringify(
        sampleReleases.slice(0, RELEASES_PER_STEP),
        null,
        2,
      ),
    }),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(`public${file}`, text)));
}

/** Black on white: some readers refuse a code that is light on dark. */
function renderQrCode(url: string) {
  const code = renderSVG(url, {
    ecc: "M",
    // The quiet zone that a reader needs, in modules (ISO/IEC 18004).
    border: 4,
    pixelSize: 1,
  });
  return code.replace("<svg ", '<svg shape-rendering="crispEdges" ');
}

/** The web app manifest. Its URLs are relative, so they fit every folder of the site. */
function renderManifest(pageColour: string) {
  const icon = { sizes: "512x512", type: "image/png" };
  const manifest = {
    name: productName,
    short_name: shortName,
    description: productSummary,
    lang: language,
    start_url: ".",
    background_color: pageColour,
    theme_color: pageColour,
    icons: [
      { ...icon, src: "icon-192.png", sizes: "192x192" },
      { ...icon, src: "icon-512.png" },
      { ...icon, src: "icon-maskable-512.png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

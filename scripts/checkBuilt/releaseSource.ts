import { logText } from "../../src/releases/logText";
import { releasesEndpoint } from "../../src/releases/releasesEndpoint";
import { routes } from "../../src/site/links";
import { DOWNLOAD_DATA_FILE, parseDownloadData } from "../releaseFiles/downloadData";
import type { BuiltSite } from "./builtSite";

/** The attribute of src/components/download/SampleNotice.tsx. No release can write it: in a text, a quote is escaped. */
const SAMPLE_NOTICE = 'data-sample-releases=""';

const NO_REPOSITORY =
  "No repository is set, so visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name and build again, or set " +
  "SAMPLE_RELEASES to true if the site is only a demonstration.";
const SAME_SETTINGS = "Run npm run check:built with the settings of the build.";

/**
 * Checks that the folder shows the releases of the repository in its settings, and the sample releases only on purpose.
 *
 * @param isDemonstration whether SAMPLE_RELEASES is true
 */
export function checkReleaseSource(site: BuiltSite, isDemonstration: boolean): string[] {
  const { settings, pages, textOf } = site;
  const { isSample, liveUrl } = parseDownloadData(textOf(DOWNLOAD_DATA_FILE), `public/${DOWNLOAD_DATA_FILE}`).releaseList;
  if (!settings.repository) {
    if (!isSample) return [`No repository is set, but the folder has the releases of ${logText(liveUrl)}. ${SAME_SETTINGS}`];
    return isDemonstration ? [] : [NO_REPOSITORY];
  }
  const name = `${settings.repository.owner}/${settings.repository.name}`;
  const remedy = `Build again with RELEASES_REPOSITORY set to ${name}.`;
  const notices = pages.filter((page) => textOf(page).includes(SAMPLE_NOTICE));
  if (isSample || notices.length > 0) {
    const places = notices.length > 0 ? notices.map((page) => `public/${page}`).join(", ") : `the data of ${routes.download}`;
    return [`The folder has sample releases instead of those of ${name} (${places}). ${remedy}`];
  }
  const expected = releasesEndpoint(settings.apiUrl, settings.repository);
  if (liveUrl === expected) return [];
  return [`${routes.download} asks ${logText(liveUrl)} for its releases, not ${expected}. ${remedy}`];
}

import type { GitHubRelease } from "./githubRelease";
import type { Release } from "./release";
import { parseReleaseNotes } from "./releaseNotes";
import { safeLink } from "./safeLink";

/**
 * The one conversion from the API's release to the site's, for the build and the browser alike (product spec, section 3).
 * The link is that of the first attached file that has a usable one, otherwise the source archive, otherwise the release's page.
 */
export function toRelease(source: GitHubRelease): Release {
  const file = source.assets.find((asset) => asset.state === "uploaded" && safeLink(asset.browser_download_url));
  return {
    id: String(source.id),
    version: source.tag_name,
    name: source.name?.trim() || source.tag_name,
    date: toIsoDate(source.published_at),
    features: parseReleaseNotes(source.body),
    downloadUrl: safeLink(file?.browser_download_url) ?? safeLink(source.zipball_url) ?? safeLink(source.html_url),
    downloadSize: file?.size ?? null,
    isPrerelease: source.prerelease,
  };
}

// The API's form. Engines read others too, each its own and some in the local zone: the build and the browser would not agree. And
// a year beyond four digits is no date to a feed or to a `time` element.
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function toIsoDate(date: string | null): string | null {
  const time = date && DATE.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const inUtc = new Date(time).toISOString();
  return DATE.test(inUtc) ? inUtc : null;
}

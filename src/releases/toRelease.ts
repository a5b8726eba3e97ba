import type { GitHubRelease } from "./githubRelease";
import type { Release } from "./release";
import { type ReleaseFile, sha256OfDigest } from "./releaseFile";
import { parseReleaseNotes } from "./releaseNotes";
import { safeLink } from "./safeLink";

/**
 * The one conversion from the API's release to the site's, for the build and the browser alike (product spec, section 3).
 * The link is that of the first attached file that has a usable one, otherwise the source archive, otherwise the release's page.
 */
export function toRelease(source: GitHubRelease): Release {
  const files = source.assets.flatMap(toReleaseFile);
  return {
    id: String(source.id),
    version: source.tag_name,
    name: source.name?.trim() || source.tag_name,
    date: toIsoDate(source.published_at),
    features: parseReleaseNotes(source.body),
    ...linkOf(source, files),
    isPrerelease: source.prerelease,
    files,
  };
}

function linkOf(source: GitHubRelease, [first]: readonly ReleaseFile[]): Pick<Release, "downloadUrl" | "downloadSize" | "linksTo"> {
  if (first) return { downloadUrl: first.downloadUrl, downloadSize: first.size, linksTo: "file" };
  const archive = safeLink(source.zipball_url);
  if (archive) return { downloadUrl: archive, downloadSize: null, linksTo: "sourceArchive" };
  const page = safeLink(source.html_url);
  return { downloadUrl: page, downloadSize: null, linksTo: page === null ? null : "releasePage" };
}

/** The attached file, or none where its upload has not finished or its address may not be linked to. */
function toReleaseFile({ name, size, state, digest, browser_download_url }: GitHubRelease["assets"][number]): ReleaseFile[] {
  const downloadUrl = safeLink(browser_download_url);
  if (state !== "uploaded" || !downloadUrl) return [];
  // A link needs words.
  return [{ name: name.trim() || downloadUrl, size, downloadUrl, sha256: sha256OfDigest(digest) }];
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

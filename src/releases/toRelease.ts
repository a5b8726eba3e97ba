import type { GitHubRelease } from "./githubRelease";
import type { Release } from "./release";
import { type ReleaseFile, sha256OfDigest } from "./releaseFile";
import { parseReleaseNotes } from "./releaseNotes";
import { safeLink } from "./safeLink";
import { isBlank } from "./visibleText";

/**
 * Converts a release of the API to a release of the site, in the build and in the browser (docs/rules.md, section 4). It links to
 * the first attached file with a usable URL, else to the source archive, else to the release's page.
 */
export function toRelease(source: GitHubRelease): Release {
  const files = source.assets.flatMap(toReleaseFile);
  return {
    id: String(source.id),
    version: source.tag_name,
    name: source.name && !isBlank(source.name) ? source.name.trim() : source.tag_name,
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

/** The attached file; none if its upload has not finished or the site may not link to its URL (docs/rules.md, 4.11). */
function toReleaseFile({ name, size, state, digest, browser_download_url }: GitHubRelease["assets"][number]): ReleaseFile[] {
  const downloadUrl = safeLink(browser_download_url);
  if (state !== "uploaded" || !downloadUrl) return [];
  // A link needs a text.
  return [{ name: isBlank(name) ? downloadUrl : name.trim(), size, downloadUrl, sha256: sha256OfDigest(digest) }];
}

// The API's format. JavaScript engines also read other formats, but not all the same ones, and some in the local time zone. The
// build and the browser might then not agree. A feed and a `time` element accept only years of four digits.
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function toIsoDate(date: string | null): string | null {
  const time = date && DATE.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const inUtc = new Date(time).toISOString();
  return DATE.test(inUtc) ? inUtc : null;
}

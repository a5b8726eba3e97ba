import type { Release } from "./release";
import { type ReleaseFile, sha256OfDigest } from "./release";
import { parseReleaseNotes } from "./releaseNotes";
import { safeLink } from "./safeLink";
import { errorText, isBlank, logText, visibleText } from "./safeText";

/*
 * Checked by hand, because /download needs this before it can be used: a library for checks would be 2.4 kB of the 88 kB that its
 * scripts may have, compressed.
 */

/** A checked attached file: the fields of the API that the site reads. `size` is in bytes; null stands for "not given". */
export interface GitHubAsset {
  name: string;
  browser_download_url: string;
  size: number | null;
  /** "uploaded", or anything else while the upload has not finished. */
  state: string;
  digest: string | null;
}

/**
 * A checked release of the API: the fields of `GET /repos/{owner}/{repo}/releases` that the site reads (docs/rules.md, 7.3). Null
 * stands for "not given".
 */
export interface GitHubRelease {
  id: number | string;
  tag_name: string;
  name: string | null;
  published_at: string | null;
  body: string | null;
  html_url: string | null;
  zipball_url: string | null;
  draft: boolean;
  prerelease: boolean;
  assets: GitHubAsset[];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? visibleText(value) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isSafeInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** The file, or nothing if it has no name or no URL. */
function toAsset(asset: unknown): GitHubAsset[] {
  if (!isRecord(asset)) return [];
  const [name, url] = [textOf(asset.name), textOf(asset.browser_download_url)];
  if (name === null || url === null) return [];
  const { size, state = "uploaded" } = asset;
  return [
    {
      name,
      browser_download_url: url,
      size: isSafeInteger(size) && size >= 0 ? size : null,
      // A state that is not a text says nothing, so the file counts as one whose upload has not finished.
      state: typeof state === "string" ? state : "open",
      digest: textOf(asset.digest),
    },
  ];
}

/**
 * The release.
 *
 * @throws Error with the field that makes it unusable
 */
function toGitHubRelease(entry: unknown): GitHubRelease {
  if (!isRecord(entry)) throw new Error(`it is no object but ${JSON.stringify(entry)}`);
  const id = isSafeInteger(entry.id) ? entry.id : textOf(entry.id);
  if (id === null || id === "") throw new Error("its id is neither a number nor a text");
  const tag = textOf(entry.tag_name)?.trim();
  if (!tag || isBlank(tag)) throw new Error("its tag_name is not a text");
  return {
    id,
    tag_name: tag,
    name: textOf(entry.name),
    published_at: textOf(entry.published_at),
    body: textOf(entry.body),
    html_url: textOf(entry.html_url),
    zipball_url: textOf(entry.zipball_url),
    draft: entry.draft === true,
    prerelease: entry.prerelease === true,
    assets: Array.isArray(entry.assets) ? entry.assets.flatMap(toAsset) : [],
  };
}

/** An entry of the answer that is not a usable release: its position in the answer, counted from 0, and the reason. */
export interface RejectedEntry {
  position: number;
  reason: string;
}

/** A checked answer: the usable releases in the answer's order, and the entries that are not usable. */
export interface CheckedReleases {
  releases: GitHubRelease[];
  rejected: RejectedEntry[];
}

/**
 * Checks an answer of the releases API entry by entry (docs/rules.md, 4.13). A usable release has an id and a tag; any other field
 * that is missing or has the wrong type counts as not given. An id counts once, even if it is listed twice: a release that is
 * published while the pages are read moves the last entry of a page to the next page.
 *
 * @throws Error if the answer is not a list, or if it has entries but none is usable. Neither means "no releases" (4.14)
 */
export function checkGitHubReleases(answer: unknown): CheckedReleases {
  if (!Array.isArray(answer)) throw new Error("the answer is not a list of releases");
  const releases = new Map<string, GitHubRelease>();
  const rejected: RejectedEntry[] = [];
  answer.forEach((entry: unknown, position) => {
    try {
      const release = toGitHubRelease(entry);
      const id = String(release.id);
      if (releases.has(id)) throw new Error(`its id ${id} was listed before`);
      releases.set(id, release);
    } catch (error) {
      rejected.push({ position, reason: logText(errorText(error)) });
    }
  });
  if (answer.length > 0 && releases.size === 0) throw new Error("the answer holds no usable release");
  return { releases: [...releases.values()], rejected };
}

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

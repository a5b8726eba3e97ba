import { appFiles } from "../site/product";
import { isForPhones, rank } from "./recommendFile";
import type { Release, ReleaseFile, ReleaseLink, ReleaseWithFiles } from "./release";
import { versionFragment } from "./version";

// Not in release.ts: the first script of /download needs this file, and not valibot.

/** Derives what the list shows of a release. The files stay beside it. */
export function summaryOf(release: Release): ReleaseWithFiles {
  const { fallback: _, ...fields } = release;
  return { ...fields, link: linkOf(release), revision: revisionOf(release) };
}

/** What a release leads to (docs/rules.md, 4.3). */
function linkOf({ files, fallback }: Release): ReleaseLink | null {
  const file = linkedFile(files);
  if (!file) return fallback && { ...fallback, name: "", size: null, androidPackage: null };
  const { name, downloadUrl, size, androidPackage } = file;
  return { kind: "file", name, url: downloadUrl, size, androidPackage };
}

/** The first file; the best one if that is not for phones, or if `appFiles` is set. */
export function linkedFile(files: readonly ReleaseFile[]): ReleaseFile | undefined {
  const [first] = files;
  const [best = first] = rank(files, null);
  return first && !appFiles && isForPhones(first) ? first : best;
}

/**
 * A short digest of what the API says of a release (FNV-1a, 32 bits). Equal digests mean equal
 * releases. It needs the fields in the order of `releaseSchema`.
 */
function revisionOf({ files, ...fields }: Release) {
  // The API does not say what is in a package.
  const listed = files.map(({ androidPackage: _, ...file }) => file);
  const text = JSON.stringify([fields, listed]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The link to a release for feeds and search engines: the best file for a phone of which nothing is
 * known, else the version on the page.
 *
 * @param page the URL of /download
 */
export function recommendedUrl(
  { version, files }: Pick<Release, "version" | "files">,
  page: string,
): string {
  const [best] = rank(files, null);
  return best && isForPhones(best) ? best.downloadUrl : page + versionFragment(version);
}

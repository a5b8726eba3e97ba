import type { ReleaseSummary } from "./release";

/** The index of the release that a URL names, or -1 (docs/rules.md, 13.2). */
export function indexOfVersion(
  releases: readonly Pick<ReleaseSummary, "version">[],
  version: string,
): number {
  // A query has a space for the plus that an app writes, and no tag has one.
  const tag = version.trim().replaceAll(" ", "+");
  const exact = releases.findIndex((release) => release.version === tag);
  if (exact >= 0) return exact;
  const wanted = normalForm(tag);
  return releases.findIndex((release) => normalForm(release.version) === wanted);
}

/** Up to its last letter or digit: chats add a bracket, a dot, an invisible character to a link. */
function normalForm(version: string) {
  return withoutV(/^.*[\p{L}\p{N}]/su.exec(version)?.[0] ?? "");
}

function withoutV(version: string) {
  return version
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, "");
}

/** Whether the name of a release contains its tag as a word: "Player 2.4.0" contains `v2.4.0`. */
export function namesVersion({ name, version }: Pick<ReleaseSummary, "name" | "version">): boolean {
  const words = name.split(/[\s(),:]+/).map(withoutV);
  return words.includes(withoutV(version));
}

const PREFIX = "version=";

/** The id of the element that shows a version: with a prefix, if the tag could be another id. */
export function versionId(version: string): string {
  return looksLikeVersion(version) ? version : PREFIX + version;
}

/**
 * The fragment of /download that opens a version: `#2.3.2`, or `#version=nightly` for a tag that
 * does not look like one (docs/rules.md, 3.17). Gatsby decodes a fragment with `decodeURI`.
 */
export function versionFragment(version: string): string {
  return `#${encodeURI(versionId(version))}`;
}

/**
 * The version in a decoded fragment without its `#`; null for a tracker such as `xtor=RSS-1`.
 * Programs that share a link add `?utm_source=x`.
 */
export function versionIn(fragment: string): string | null {
  const text = fragment.replace(/[?&]utm_.*$/s, "");
  if (text.startsWith(PREFIX)) return text.slice(PREFIX.length);
  return looksLikeVersion(text) ? text : null;
}

/**
 * Whether a text has a number at the start, also of a part (`android/v9`), or one with a dot. The
 * page's own ids do not. Trackers have `=`, and no tag has the slashes of `/route` and `https://`.
 */
function looksLikeVersion(text: string) {
  return /(^|[/@])v?\d|\d\.\d/i.test(text) && !/=|^[!/]|\/\//.test(text);
}

import type { ReleaseSummary } from "./release";

/** The position of the release that has a version (docs/rules.md, 13.2); -1 if none has it. */
export function indexOfVersion(releases: readonly Pick<ReleaseSummary, "version">[], version: string): number {
  const exact = releases.findIndex((release) => release.version === version);
  if (exact >= 0) return exact;
  const wanted = withoutV(version);
  return releases.findIndex((release) => withoutV(release.version) === wanted);
}

function withoutV(version: string): string {
  const text = version.trim().toLowerCase();
  return text.replace(/^v(?=\d)/, "");
}

/** Whether the name of a release contains its tag as a word, as "Player 2.4.0" does with the tag `v2.4.0` (docs/rules.md, 3.24). */
export function namesVersion({ name, version }: Pick<ReleaseSummary, "name" | "version">): boolean {
  const text = name.toLowerCase();
  const tag = withoutV(version);
  const start = text.indexOf(tag);
  const before = text.slice(0, start).replace(/v$/, "");
  const after = text.slice(start + tag.length);
  return name === version || (start >= 0 && !/[\w.]$/.test(before) && !/^([\w+-]|\.\w)/.test(after));
}

const NAMED = "version=";

/**
 * The fragment of /download that opens with a version, as in `#2.3.2` (docs/rules.md, 3.25): the tag, after `version=` if it alone
 * could be something else. Our own ids, such as `latest`, have no digit.
 */
export function versionFragment(version: string): string {
  // Half of a pair of surrogates cannot be encoded (docs/rules.md, 12.7).
  const tag = encodeURIComponent(version.replace(/\p{Surrogate}/gu, "\uFFFD"));
  return looksLikeVersion(version) ? `#${tag}` : `#${NAMED}${tag}`;
}

/** The version that a fragment names, decoded and without its `#`; null for those of other sites, such as `#xtor=RSS-1` and `#/`. */
export function versionIn(fragment: string): string | null {
  if (fragment.startsWith(NAMED)) return fragment.slice(NAMED.length);
  return looksLikeVersion(fragment) ? fragment : null;
}

/** The id of the element that shows a version (docs/rules.md, 3.26). Undefined if the tag has a space, which no id may have. */
export function versionId(version: string): string | undefined {
  if (/\s/.test(version)) return undefined;
  return looksLikeVersion(version) ? version : NAMED + version;
}

/** Whether a text begins with a number, or has one with a dot, as tags do and trackers do not. */
function looksLikeVersion(text: string): boolean {
  return /^v?\d|\d\.\d/i.test(text) && !/[=/]/.test(text);
}

/** The ids of the elements that show these releases, in their order. Of several with the same tag, the first one gets it. */
export function versionIds(releases: readonly Pick<ReleaseSummary, "version">[]): (string | undefined)[] {
  // Of several entries with the same key, a Map keeps the last one.
  const first = new Map([...releases].reverse().map((release) => [release.version, release]));
  return releases.map((release) => (first.get(release.version) === release ? versionId(release.version) : undefined));
}

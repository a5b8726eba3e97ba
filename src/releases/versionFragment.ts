const NAMED = "version=";

/**
 * The fragment of /download that opens with a version, as in `#2.3.2` (docs/rules.md, 3.25). It has the tag, encoded; after
 * `version=` if the tag alone could be something else. Our own ids, such as `latest`, have no digit.
 *
 * @param version a tag, unchanged
 */
export function versionFragment(version: string): string {
  // Half of a pair of surrogates cannot be encoded (docs/rules.md, 12.7).
  const tag = encodeURIComponent(version.replace(/\p{Surrogate}/gu, "\uFFFD"));
  return looksLikeVersion(version) ? `#${tag}` : `#${NAMED}${tag}`;
}

/**
 * The version that a fragment names; null if it names none. Other sites add fragments of their own, such as `#xtor=RSS-1` and `#/`.
 *
 * @param fragment without its `#`, decoded
 */
export function versionIn(fragment: string): string | null {
  if (fragment.startsWith(NAMED)) return fragment.slice(NAMED.length);
  return looksLikeVersion(fragment) ? fragment : null;
}

/**
 * The id of the element that shows a version, so that {@link versionFragment} leads to it without scripts too (docs/rules.md, 3.26).
 * Undefined if the tag has a space, which no id may have.
 */
export function versionId(version: string): string | undefined {
  if (/\s/.test(version)) return undefined;
  return looksLikeVersion(version) ? version : NAMED + version;
}

/** Whether a text begins with a number, or has one with a dot, as tags do and trackers do not. */
function looksLikeVersion(text: string): boolean {
  return /^v?\d|\d\.\d/i.test(text) && !/[=/]/.test(text);
}

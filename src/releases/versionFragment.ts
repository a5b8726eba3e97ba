/**
 * The fragment of /download that opens with a version, as in `#2.3.2` (docs/rules.md, 3.25). It has the tag, encoded.
 *
 * @param version a tag, unchanged
 */
export function versionFragment(version: string): string {
  // Half of a pair of surrogates cannot be encoded (docs/rules.md, 12.7).
  return `#${encodeURIComponent(version.replace(/\p{Surrogate}/gu, "\uFFFD"))}`;
}

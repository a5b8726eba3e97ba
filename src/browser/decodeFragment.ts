/**
 * What a fragment leads to: the decoded text after its `#`; "" if there is none.
 *
 * @param hash as in `location.hash`
 */
export function decodeFragment(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // The fragment has a percent sign that encodes nothing, so it is used as it is.
    return fragment;
  }
}

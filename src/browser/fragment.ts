/** The decoded text of a `location.hash`; "" if it cannot be decoded, as in `#100%`. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

import { replaceUrl } from "./replaceUrl";

/** The decoded text of a `location.hash`; "" if it cannot be decoded, as in `#100%`. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Respells the URL's fragment as Gatsby reads it. With `%2B`, Gatsby would not find the element of
 * `v1.0+1`, and so lose the scroll position on Back. With `#100%`, it would throw.
 */
export function respellFragment(): void {
  const { hash } = window.location;
  const respelled = hash && `#${encodeURI(decodeFragment(hash) || hash.slice(1))}`;
  if (respelled !== hash) replaceUrl(respelled);
}

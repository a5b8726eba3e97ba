import { versionIn } from "../../releases/version";

/** `from` is the visitor's version, `find` what to search for. */
type ParameterName = "from" | "find";

/** The trimmed value of a parameter in a `location.search`; "" without one. */
export function parameterIn(search: string, name: ParameterName): string {
  return new URLSearchParams(search).get(name)?.trim() ?? "";
}

/** The decoded text after the `#` of a `location.hash`; "" without one. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A percent sign that encodes nothing, as in `#100%`.
    return hash.slice(1);
  }
}

/**
 * Writes a parameter into the URL of the page at this location; "" removes it. Gatsby's `navigate`
 * would break the scroll restoration and announce the page again, so this uses the history.
 */
export function writeParameter(
  { pathname, hash }: Pick<Location, "pathname" | "hash">,
  name: ParameterName,
  value: string,
): void {
  const url = new URL(window.location.href);
  // After Back, the window has the URL of the next page before this page is gone.
  if (url.pathname !== pathname) return;
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  // The fragment of a version would win over the query after a reload.
  if (value && url.hash === hash && versionIn(decodeFragment(hash)) !== null) url.hash = "";
  window.history.replaceState(window.history.state, "", url);
}

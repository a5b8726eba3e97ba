import { versionIn } from "../../releases/version";

/** The parameters of /download: `from` is the visitor's version, `find` is what to search for. */
type ParameterName = "from" | "find";

/** The value of a parameter in the query of a URL, as in `location.search`, trimmed; "" without one. */
export function parameterIn(search: string, name: ParameterName): string {
  return new URLSearchParams(search).get(name)?.trim() ?? "";
}

/** What a fragment, as in `location.hash`, leads to: the decoded text after its `#`; "" without one. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A percent sign in it encodes nothing, so it is used as it is.
    return hash.slice(1);
  }
}

/**
 * Writes a parameter into the URL of a page, or removes it if the value is "". The history gets no new entry. Does nothing if the
 * visitor is on the way to another page: after Back, the window has the next URL while this page is still there.
 *
 * Gatsby's `navigate` would give the entry another key. Its scroll position would be lost, and the page would be announced again.
 */
export function writeParameter({ pathname, hash }: Pick<Location, "pathname" | "hash">, name: ParameterName, value: string): void {
  const url = new URL(window.location.href);
  if (url.pathname !== pathname) return;
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  // A version in the fragment wins over a query, so a reload would not show what was found.
  if (value && url.hash === hash && versionIn(decodeFragment(hash)) !== null) url.hash = "";
  window.history.replaceState(window.history.state, "", url);
}

/**
 * A parameter of the page's URL.
 *
 * - `from`: the visitor's version. With it, the app can link to what is new for that version (docs/rules.md, 13.1)
 * - `find`: what the visitor searches the versions for (docs/rules.md, 13.9)
 */
export type UrlParameter = "from" | "find";

/** The value of a parameter of the page's URL, or "". In the browser only. */
export function readUrlParameter(name: UrlParameter): string {
  // Not the router's location: it does not have what writeUrlParameter wrote.
  return new URLSearchParams(window.location.search).get(name)?.trim() ?? "";
}

/** The version that the page's URL asks about, or "". In the browser only. */
export function readVersionFromUrl(): string {
  // A plus that nobody encoded is read as a space, and no tag has a space.
  return readUrlParameter("from").replaceAll(" ", "+");
}

/** Writes a parameter into the page's URL, or removes it if the value is "". This adds no entry to the history. */
export function writeUrlParameter(name: UrlParameter, value: string): void {
  const url = new URL(window.location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  replaceUrl(url);
}

/** Removes the fragment of the page's URL. This adds no entry to the history. */
export function removeFragment(): void {
  const url = new URL(window.location.href);
  url.hash = "";
  replaceUrl(url);
}

function replaceUrl(url: URL): void {
  try {
    // The router finds the scroll position of this entry by its state, so the state stays.
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // Safari allows a hundred changes in half a minute. The answer does not depend on the URL.
  }
}

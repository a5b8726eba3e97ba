/** The name of the URL parameter with the visitor's version. With it, the app can link to what is new for that version. */
const PARAMETER = "from";

/** The version that the page's URL asks about, or "". Each navigation gives another object, even if the version is the same. */
export interface LinkedVersion {
  version: string;
}

/** Reads the version from the router's location. During a build, the location has no `search`. */
export function linkedVersion({ search = "" }: { search?: string }): LinkedVersion {
  const version = new URLSearchParams(search).get(PARAMETER)?.trim() ?? "";
  // A plus that nobody encoded is read as a space, and no tag has a space.
  return { version: version.replaceAll(" ", "+") };
}

/** Writes a version into the page's URL, or removes it if it is "". This adds no entry to the history. */
export function writeVersionToUrl(version: string): void {
  const url = new URL(window.location.href);
  if (version) url.searchParams.set(PARAMETER, version);
  else url.searchParams.delete(PARAMETER);
  try {
    // The router finds the scroll position of this entry by its state, so the state stays.
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // Safari allows a hundred changes in half a minute. The answer does not depend on the URL.
  }
}

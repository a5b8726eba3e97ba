/** The name under which the page's address carries the visitor's version, so that the app can link to what is new for it. */
const PARAMETER = "from";

/** The version that the address of the page names, or "". In the browser only. */
export function versionInAddress(): string {
  const version = new URLSearchParams(window.location.search).get(PARAMETER)?.trim() ?? "";
  // A plus that nobody has encoded is read as a space, which no tag can hold.
  return version.replaceAll(" ", "+");
}

/** Writes a version into the address of the page, or takes it out ("" is none), without a step in the history. */
export function keepVersionInAddress(version: string): void {
  const address = new URL(window.location.href);
  if (version) address.searchParams.set(PARAMETER, version);
  else address.searchParams.delete(PARAMETER);
  try {
    // The state is the router's: by its key it knows this place again.
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // Safari allows a hundred changes in half a minute. The answer does not depend on it.
  }
}

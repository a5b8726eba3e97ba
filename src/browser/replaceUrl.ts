/** Replaces the URL of the history entry that is shown, if the browser allows it. */
export function replaceUrl(url: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // Safari allows 100 changes in 30 seconds. A page works as well with the URL that it had.
  }
}

// What a reload, Back and Forward restore is in the state of a history entry, unlike what the page
// has in its memory. The field `key` of the state is Gatsby's. In the browser only.

/** A number that the site has written into the history entry that is shown; 0 without one. */
export function numberInHistoryEntry(name: string): number {
  const value: unknown = window.history.state?.[name];
  return typeof value === "number" ? value : 0;
}

/** Writes a number into the history entry that is shown. */
export function writeToHistoryEntry(name: string, value: number): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, "");
}

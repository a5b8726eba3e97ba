/** Whether the page is the first of its document, so that a browser has loaded it as HTML. */
export function isFirstPage(): boolean {
  return document.documentElement.dataset.hydrated === undefined;
}

/** Whether a reload, Back or Forward has loaded the page as HTML. In the browser only. */
export function isReturnVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (
    isFirstPage() &&
    navigation !== undefined &&
    "type" in navigation &&
    navigation.type !== "navigate"
  );
}

/** Whether a reload, Back or Forward has opened this document, with this page. In the browser. */
export function isReturnVisit(): boolean {
  if (document.documentElement.dataset.hydrated !== undefined) return false;
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
}

/** Whether a reload, Back or Forward has opened this document. In the browser only. */
export function isReturnVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
}

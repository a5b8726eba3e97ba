/** Whether a reload, Back or Forward has loaded the page; false if Gatsby opens it later. */
export function isReturnVisit(): boolean {
  if (document.documentElement.dataset.hydrated !== undefined) return false;
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
}

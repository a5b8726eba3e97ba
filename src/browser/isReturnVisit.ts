/**
 * Whether a reload, Back or Forward has opened this document; false if the browser does not tell.
 * In the browser only.
 */
export function isReturnVisit(): boolean {
  try {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
  } catch {
    // A browser that protects privacy may lack the function, or refuse it.
    return false;
  }
}

/** Releases in the built HTML, and at each press of `Show older versions`. */
export const RELEASES_PER_STEP = 30;

/** Releases in the built HTML, and how many more `Show older versions` shows at each press. */
export const RELEASES_PER_STEP = 30;

/** A longer tag drops from the size of a picture to that of a title, in characters. */
export const LONGEST_LARGE_VERSION = 8;

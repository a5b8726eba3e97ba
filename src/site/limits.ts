/** How many releases are in the built HTML, and how many more `Show older versions` shows at each press (docs/rules.md, 11.9). */
export const RELEASES_PER_STEP = 30;

/** How many found versions show at first, and how many more `Show more matches` shows at each press. */
export const FOUND_PER_STEP = 20;

/** The longest query of the search, in characters. */
export const LONGEST_QUERY = 100;

/** The longest version that is shown in very large letters, in characters. A longer one is shown as large as a title. */
export const LONGEST_LARGE_VERSION = 8;

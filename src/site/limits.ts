/** How many releases are in the built HTML, and how many more `Show older versions` shows at each press (docs/rules.md, 11.9). */
export const RELEASES_PER_STEP = 30;

/** All releases as a static JSON file, as a path within the site. */
export const ALL_RELEASES_PATH = "/releases.json";

/** The plain list: all releases as one HTML page without scripts, as a path within the site. */
export const PLAIN_LIST_PATH = "/releases.html";

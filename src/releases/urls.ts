/** All releases as a static JSON file, as a path within the site. */
export const ALL_RELEASES_PATH = "/releases.json";

/** The plain list: all releases as one HTML page without scripts, as a path within the site. */
export const PLAIN_LIST_PATH = "/releases.html";

/** A repository on the release host: `https://github.com/{owner}/{name}`. */
export interface Repository {
  owner: string;
  name: string;
}

/** The sample releases: a static file in the format of the API's answer, as a path within the site. */
export const SAMPLE_RELEASES_PATH = "/sample-releases.json";

/**
 * The URL of a repository's release list, without a query: exactly what the browser requests (docs/rules.md, 7.2).
 *
 * @param apiUrl without a trailing slash, for example `https://api.github.com`
 * @see https://docs.github.com/en/rest/releases/releases#list-releases
 */
export function releasesEndpoint(apiUrl: string, { owner, name }: Repository): string {
  return `${apiUrl}/repos/${owner}/${name}/releases`;
}

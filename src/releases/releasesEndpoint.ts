/** A repository on the release host: `https://github.com/{owner}/{name}`. */
export interface Repository {
  owner: string;
  name: string;
}

/** The sample list that ships with the site: a static file in the shape of the API's answer, as a path within the site. */
export const SAMPLE_RELEASES_PATH = "/sample-releases.json";

/**
 * The address of a repository's release list, without a query: what the browser asks, to the letter (product spec, section 7).
 * `apiUrl` comes without a trailing slash, for example `https://api.github.com`.
 *
 * @see https://docs.github.com/en/rest/releases/releases#list-releases
 */
export function releasesEndpoint(apiUrl: string, { owner, name }: Repository): string {
  return `${apiUrl}/repos/${owner}/${name}/releases`;
}

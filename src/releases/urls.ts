/** All releases as a static JSON file, as a path within the site. */
export const ALL_RELEASES_PATH = "/releases.json";

/** The sample releases: a static file in the format of the API's answer, as a path within the site. */
export const SAMPLE_RELEASES_PATH = "/sample-releases.json";

/** A repository on the release host: `https://github.com/{owner}/{name}`. */
export interface Repository {
  owner: string;
  name: string;
}

/**
 * The URL of a repository's release list, without a query: exactly what the browser requests (docs/rules.md, 7.2).
 *
 * @see https://docs.github.com/en/rest/releases/releases#list-releases
 */
export function releasesEndpoint(apiUrl: string, { owner, name }: Repository): string {
  return `${apiUrl}/repos/${owner}/${name}/releases`;
}

/**
 * A URL from outside as browsers write it, or null if the site may not link to it (docs/rules.md, 12.5 and 12.6). Allowed are https
 * and, for tests, http on loopback. A URL with a user name or password, such as `https://github.com@evil.example`, is not allowed.
 */
export function safeLink(text: string): string | null {
  try {
    // `URL.canParse` is newer than the oldest browsers (docs/rules.md, 1.13).
    const url = new URL(text);
    const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));
    return isAllowed && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a URL leads to the device that opens it. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

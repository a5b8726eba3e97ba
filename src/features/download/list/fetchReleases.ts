import type { NewestReleases } from "../../../releases/mergeReleases";
import type { Release } from "../../../releases/release";
import { errorText } from "../../../releases/safeText";

/** How long the releases API may take, in milliseconds (docs/rules.md, 7.5). */
export const TIME_LIMIT = 10_000;

/** How long the file of all releases may take, in milliseconds. With 1,750 releases, a slow phone needs that long. */
export const ALL_RELEASES_TIME_LIMIT = 60_000;

/** What checks the responses. It is 4 kB of script, so it loads while the page hydrates, and not before. */
const parsers = import(/* webpackChunkName: "parsers" */ "./parseReleases");
// Whoever needs it says that it is missing. Gatsby would reload the page for a failure that nobody handles.
parsers.catch(() => undefined);

/** How many releases the API puts on a page if the request names no number: https://docs.github.com/en/rest/releases/releases */
const DEFAULT_PAGE_SIZE = 30;

/**
 * Makes the one call (docs/rules.md, section 7): a GET for the newest part of the release list. It has no query, no headers and no
 * credentials, so that it is exactly the request that the page's head preloads.
 *
 * @param call ends the call if it is aborted; the promise then rejects with the reason
 * @param cache "no-cache" for a call that must not get an answer that the browser has kept: the API allows a minute
 * @throws Error with a message for the visitor (docs/rules.md, 8.1 to 8.4)
 */
export async function fetchReleases(url: string, call: AbortController, cache: RequestCache = "default"): Promise<NewestReleases> {
  const timer = setTimeout(() => call.abort(new Error("The release server is too slow")), TIME_LIMIT);
  try {
    return await request(url, call.signal, cache);
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether {@link fetchReleases} has thrown an error because the public has no such repository; 451 if it was taken down. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && [404, 410, 451].some((status) => status === error.cause);
}

async function request(url: string, signal: AbortSignal, cache: RequestCache): Promise<NewestReleases> {
  // Not "omit": a preload is sent as "same-origin", and only the same mode makes it the same request. Neither sends credentials to
  // another origin such as the API's.
  const response = await fetch(url, { credentials: "same-origin", cache, signal }).catch((cause: unknown) => {
    throw new Error("The server cannot be reached", { cause });
  });
  if (!response.ok) throw new Error("Failed to fetch releases", { cause: response.status });
  try {
    const answer: unknown = await response.json();
    const { checkGitHubReleases } = await parsers;
    return { releases: checkGitHubReleases(answer).releases, hasNextPage: hasNextPage(response, answer) };
  } catch (cause) {
    throw new Error("The release list cannot be read", { cause });
  }
}

/** Without the Link header (a single page, or a server that hides it), a full page counts as having a next one (docs/rules.md, 7.7). */
function hasNextPage(response: Response, answer: unknown): boolean {
  const link = response.headers.get("link");
  return link ? /\brel="?next\b/.test(link) : Array.isArray(answer) && answer.length >= DEFAULT_PAGE_SIZE;
}

/** Fetches all releases of the build from the site's own file (docs/rules.md, 7.8). Throws an error for the visitor to read (8.8). */
export async function fetchAllReleases(url: string): Promise<readonly Release[]> {
  try {
    const signal = AbortSignal.timeout(ALL_RELEASES_TIME_LIMIT);
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { parseAllReleases } = await parsers.catch((cause: unknown) => {
      throw new Error("a script is missing", { cause });
    });
    return await response
      .json()
      .then(parseAllReleases)
      .catch((cause: unknown) => {
        throw new Error("the file cannot be read", { cause });
      });
  } catch (cause) {
    throw new Error(`All releases could not be loaded (${errorText(cause)})`, { cause });
  }
}

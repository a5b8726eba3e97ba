import type { LiveReleases } from "../../../releases/mergeReleases";
import { messageOf } from "../../../releases/messageOf";
import type { ReleaseWithFiles } from "../../../releases/release";
import { summaryOf } from "../../../releases/summary";

/** In milliseconds. */
const TIMEOUT = 10_000;

/** For a large file, in milliseconds. */
const ALL_RELEASES_TIMEOUT = 60_000;

const PAGE_SIZE = 30;

/** webpack caches what has loaded, and forgets a failure. */
const loadParsers = () =>
  import(/* webpackChunkName: "parsers" */ "./parseReleases").catch(
    failWith("a script cannot be loaded"),
  );

// They are large, so they load while the page hydrates. Gatsby reloads a page with an unhandled
// failure.
loadParsers().catch(() => undefined);

/**
 * Requests the newest releases. The request has no query, headers or credentials, so the browser
 * uses the one that the page's head preloads (docs/rules.md, 7.1).
 *
 * @throws Error with a message for the visitor
 */
export async function fetchLiveReleases(url: string, cache: RequestCache): Promise<LiveReleases> {
  const signal = AbortSignal.timeout(TIMEOUT);
  // A preload is sent as "same-origin", which sends no credentials to the API either.
  const response = await fetch(url, { credentials: "same-origin", cache, signal }).catch(
    failWith("The server cannot be reached"),
  );
  if (!response.ok) throw new Error("Failed to fetch releases");
  return await readResponse(response).catch(failWith("The release list cannot be read"));
}

async function readResponse(response: Response) {
  const body: unknown = await response.json();
  const { checkGitHubReleases } = await loadParsers();
  return {
    releases: checkGitHubReleases(body).releases.map(summaryOf),
    hasNextPage: Array.isArray(body) && body.length >= PAGE_SIZE,
  };
}

/** @throws Error with a message for the visitor */
export async function fetchAllReleases(url: string): Promise<readonly ReleaseWithFiles[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ALL_RELEASES_TIMEOUT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { parseAllReleases } = await loadParsers();
    const content = response.json().then(parseAllReleases);
    return (await content.catch(failWith("the file cannot be read"))).releases.map(summaryOf);
  } catch (cause) {
    throw new Error(`All releases could not be loaded (${messageOf(cause)})`, { cause });
  }
}

function failWith(message: string) {
  return (cause: unknown): never => {
    throw new Error(message, { cause });
  };
}

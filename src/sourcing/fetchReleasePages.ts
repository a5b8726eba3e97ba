import * as v from "valibot";
import { checkGitHubReleases } from "../releases/githubRelease";
import { errorText } from "../releases/safeText";
import { type ReleasePage, RequestFailure, type RequestOptions, requestPage, urlOnOrigin } from "./requestPage";

/** Options of {@link fetchReleasePages}. */
export interface FetchOptions extends Partial<Pick<RequestOptions, "token" | "timeLimit" | "onRetry">> {
  wait?: RequestOptions["wait"] | undefined;
  /** The pages of an earlier answer, for conditional requests. */
  knownPages?: readonly ReleasePage[];
  /** Time limit for all pages together, in milliseconds. */
  overallTimeLimit?: number;
  /** Called with what a maintainer should know although the list is read: that the token was rejected. */
  warn: (message: string) => void;
}

/** The API's own limit: https://docs.github.com/en/rest/releases/releases#list-releases */
const PAGE_SIZE = 100;
/** The most pages that a list may have. The API itself gives 10,000 releases at most. */
const MOST_PAGES = 1000;
/** A list of several pages is read until two readings agree, but no more than this many times. */
const MOST_READINGS = 3;

/**
 * Reads every page of a release list, in the API's order, by following the Link header (docs/rules.md, 14.1).
 *
 * If the API rejects the token (status 401: it has expired, or was revoked), the list is read once more without it, from its first
 * page, because a public repository needs none (docs/rules.md, 14.11).
 *
 * @param endpoint URL of the list, without a query
 * @throws RequestFailure if a call failed, Error if the pages do not form a list
 */
export async function fetchReleasePages(endpoint: string, options: FetchOptions): Promise<ReleasePage[]> {
  const { knownPages = [], timeLimit = 20_000, overallTimeLimit = 300_000, token, onRetry, warn } = options;
  const { wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) } = options;
  const { origin } = new URL(endpoint);
  const request = { origin, token, timeLimit, deadline: Date.now() + overallTimeLimit, wait, onRetry };
  try {
    return await readList(endpoint, knownPages, request);
  } catch (rejection) {
    if (!token || !(rejection instanceof RequestFailure) || rejection.status !== 401) throw rejection;
    warn(
      `${endpoint}: GITHUB_TOKEN is not valid (${rejection.message}), so the list is read without it. ` +
        "Renew the token, or remove it if the repository is public.",
    );
    try {
      // No known pages: what the API gives for a token, drafts for example, is not mixed with what it gives to everybody.
      return await readList(endpoint, [], { ...request, token: undefined });
    } catch (error) {
      const status = error instanceof RequestFailure ? error.status : null;
      // Without a token, a private repository is not found either. So this does not say that it is gone, and the 401 counts.
      const decisive = status === 404 ? rejection.status : status;
      const message = `with GITHUB_TOKEN, ${rejection.message}; without it, ${errorText(error)}`;
      throw new RequestFailure(message, { status: decisive, cause: error });
    }
  }
}

/**
 * Reads a list until two readings in a row have the same entries in the same positions; that of the last build counts as the first
 * (docs/rules.md, 14.2). For the list may change between two pages: a new release moves another one to the next page, so that it is
 * read twice; a deleted one moves another to a page that was already read, so that it is missed.
 */
async function readList(endpoint: string, knownPages: readonly ReleasePage[], options: RequestOptions): Promise<ReleasePage[]> {
  let earlier = knownPages;
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const pages = await readPages(endpoint, earlier, options);
    const isOnePage = pages.length === 1 && earlier.length <= 1;
    if (isOnePage || positionsOf(pages) === positionsOf(earlier)) return pages;
    earlier = pages;
  }
  throw new Error("the list changed every time it was read");
}

async function readPages(endpoint: string, earlier: readonly ReleasePage[], options: RequestOptions): Promise<ReleasePage[]> {
  const pages = new Map<string, ReleasePage>();
  let url: string | null = `${endpoint}?per_page=${PAGE_SIZE}`;
  while (url !== null) {
    if (pages.has(url)) throw new Error("a page links to an earlier page as the next one");
    if (pages.size === MOST_PAGES) throw new Error(`the list has more than ${MOST_PAGES} pages`);
    const known = earlier.find((page) => page.url === url);
    // A full last page keeps its ETag when another page is added after it, so it is requested without a condition.
    const isFullLastPage = known && nextUrl(known.link) === null && known.entries.length >= PAGE_SIZE;
    const page = await requestPage(url, isFullLastPage ? undefined : known, options);
    // Checked page by page: in the list of all pages, a page without any usable entry would look like a few unusable entries.
    checkGitHubReleases(page.entries);
    pages.set(url, page);
    const next = nextUrl(page.link);
    if (next !== null && page.entries.length === 0) throw new Error("an empty page links to a next page");
    url = next === null ? null : urlOnOrigin(next, url, options.origin);
  }
  return [...pages.values()];
}

/** The URL that a Link header (RFC 8288) gives for the next page, or null. A link may have several relations, `rel="last next"`. */
function nextUrl(link = ""): string | null {
  return /<([^>]*)>[^<]*;\s*rel\s*=\s*"?([^",;<]*\s)?next(?=[\s",;]|$)/i.exec(link)?.[1] ?? null;
}

const entrySchema = v.object({ id: v.unknown() });

/** The position of each entry, as a text to compare. It ignores other fields: download counts change all the time. */
function positionsOf(pages: readonly ReleasePage[]): string {
  return JSON.stringify(pages.map(({ entries }) => entries.map((entry) => (v.is(entrySchema, entry) ? entry.id : null))));
}

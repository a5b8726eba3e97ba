import * as v from "valibot";
import { checkGitHubReleases } from "../releases/githubRelease";
import { type RequestOptions, requestPage, urlOnOrigin } from "./requestPage";

/** The shape of a {@link ReleasePage}, to check one that comes from a file. */
export const releasePageSchema = v.object({
  url: v.string(),
  etag: v.optional(v.string()),
  link: v.optional(v.string()),
  entries: v.array(v.unknown()),
});

/**
 * One page of the API's answer.
 *
 * - `url`: the one that was asked for
 * - `etag`, `link`: the headers of that name; absent where the API sent none
 * - `entries`: the releases as they came, unchecked
 */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;

/** How {@link fetchReleasePages} goes about it. */
export interface FetchOptions {
  /** For private repositories and the higher rate limit. Sent to the API alone, never written anywhere. */
  token?: string | undefined;
  /** The pages of an earlier answer, for conditional requests. */
  knownPages?: readonly ReleasePage[];
  /** Waits so many milliseconds; a test waits for nothing. */
  wait?: RequestOptions["wait"] | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit?: number | undefined;
  /** Time limit of the whole reading, in milliseconds. */
  overallTimeLimit?: number | undefined;
  /** Hears of every failure that will be tried again. */
  onRetry?: RequestOptions["onRetry"];
}

/** The API's own limit: https://docs.github.com/en/rest/releases/releases#list-releases */
const PAGE_SIZE = 100;
/** Pages of a list; the API itself gives 10,000 releases at most. */
const MOST_PAGES = 1000;
/** How often a list of several pages is read until two readings agree. */
const MOST_READINGS = 3;

/**
 * Every page of a release list, in the API's order, following its Link header.
 *
 * While the pages are read one after the other, a release may be published, which moves an entry to the next page, where it is met
 * again; or deleted, which moves one to a page that was read already, where it is missed. So a list of several pages counts only
 * once two readings in a row have the same entries in the same places; the last build's list is the first of them. What has not
 * changed is read as a 304.
 *
 * @param endpoint URL of the list, without a query
 * @throws RequestFailure where a call failed, Error where the pages make no list
 */
export async function fetchReleasePages(endpoint: string, options: FetchOptions = {}): Promise<ReleasePage[]> {
  const {
    knownPages = [],
    timeLimit = 20_000,
    overallTimeLimit = 300_000,
    wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    onRetry = () => undefined,
  } = options;
  const { origin } = new URL(endpoint);
  const request = { origin, token: options.token, timeLimit, deadline: Date.now() + overallTimeLimit, wait, onRetry };
  let earlier = knownPages;
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const pages = await readPages(endpoint, earlier, request);
    const isOnePage = pages.length === 1 && earlier.length <= 1;
    if (isOnePage || placesOf(pages) === placesOf(earlier)) return pages;
    earlier = pages;
  }
  throw new Error("the list has changed each time it was read");
}

async function readPages(endpoint: string, earlier: readonly ReleasePage[], options: RequestOptions): Promise<ReleasePage[]> {
  const known = new Map(earlier.map((page) => [page.url, page]));
  const pages = new Map<string, ReleasePage>();
  let url: string | null = `${endpoint}?per_page=${PAGE_SIZE}`;
  while (url !== null) {
    if (pages.has(url)) throw new Error("a page names one before it as the next");
    if (pages.size === MOST_PAGES) throw new Error(`the list has more than ${MOST_PAGES} pages`);
    const page = await readPage(url, known.get(url), options);
    pages.set(url, page);
    const next = nextUrl(page.link);
    if (next !== null && page.entries.length === 0) throw new Error("a page without entries names a next one");
    url = next === null ? null : urlOnOrigin(next, url, options.origin);
  }
  return [...pages.values()];
}

async function readPage(url: string, known: ReleasePage | undefined, options: RequestOptions): Promise<ReleasePage> {
  // If the last known page is full, another page may follow it now although its own ETag is the same: no condition for this one.
  const isFullEnd = known && nextUrl(known.link) === null && known.entries.length >= PAGE_SIZE;
  const answer = await requestPage(url, { ...options, etag: isFullEnd ? undefined : known?.etag });
  if (answer.entries) {
    // Page by page: among the entries of the others, a page of garbage would pass for a few bad ones.
    checkGitHubReleases(answer.entries);
    return { url, ...answer, entries: answer.entries };
  }
  return { url, etag: known?.etag, link: answer.link ?? known?.link, entries: known?.entries ?? [] };
}

/** The URL that a Link header (RFC 8288) gives for the next page, or null. */
function nextUrl(link: string | undefined): string | null {
  const next = link?.split(/,(?=\s*<)/).find((part) => relationsOf(part).includes("next"));
  return /<([^>]*)>/.exec(next ?? "")?.[1] ?? null;
}

function relationsOf(link: string): string[] {
  const [, quoted, plain = ""] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;]+))/i.exec(link) ?? [];
  return (quoted ?? plain).toLowerCase().split(/\s/);
}

const entrySchema = v.object({ id: v.unknown() });

/** Which entry stands where, as a text to compare. Counts of downloads change all the time and do not matter. */
function placesOf(pages: readonly ReleasePage[]): string {
  return JSON.stringify(pages.map(({ entries }) => entries.map((entry) => (v.is(entrySchema, entry) ? entry.id : null))));
}

import { Octokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import { RequestError } from "@octokit/request-error";
import { productName } from "../site/product";

/** One page of the API's answer, kept to be asked for by condition next time: its address, ETag, Link header and entries. */
export interface ReleasePage {
  url: string;
  etag: string | undefined;
  link: string | undefined;
  entries: unknown[];
}

/** How {@link fetchReleasePages} goes about it. */
export interface FetchOptions {
  /** For private repositories and the higher rate limit. Sent to the API, never written anywhere. */
  token?: string | undefined;
  /** The pages of an earlier answer, for conditional requests. */
  knownPages?: readonly ReleasePage[];
  /** Waits so many milliseconds; a test waits for nothing. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit?: number | undefined;
  /** Hears of every failure that will be tried again. */
  onRetry?: (message: string) => void;
}

/** Tries for each page, the first one included. */
const TRIES = 4;
/** Longest pause between two tries, in seconds. A limit that lasts longer is no reason to keep a build waiting. */
const LONGEST_PAUSE = 60;
/** The API's own limit: https://docs.github.com/en/rest/releases/releases#list-releases */
const PAGE_SIZE = 100;

/**
 * Every page of a release list, in the API's order, following its Link header.
 *
 * A page is asked for by condition where an earlier answer is known, which costs nothing of the rate limit. A failure that may
 * pass is tried again after a growing pause, or after the time that the API itself names.
 *
 * @param endpoint address of the list, without a query
 * @throws RequestError with the status of the last try (500 where there was no answer at all)
 */
export async function fetchReleasePages(endpoint: string, options: FetchOptions = {}): Promise<ReleasePage[]> {
  const octokit = connect(options);
  const pages: ReleasePage[] = [];
  for await (const page of octokit.paginate.iterator(`GET ${endpoint}`, { per_page: PAGE_SIZE })) {
    const { etag, link } = page.headers;
    pages.push({ url: page.url, etag, link, entries: page.data });
  }
  return pages;
}

function connect({
  token,
  knownPages = [],
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeLimit = 20_000,
  onRetry = () => undefined,
}: FetchOptions) {
  const octokit = new (Octokit.plugin(paginateRest))({ auth: token, userAgent: `${productName} website` });
  const known = new Map(knownPages.map((page) => [page.url, page]));

  octokit.hook.wrap("request", async (request, requested) => {
    const earlier = known.get(requested.url);
    // A signal for each try: one for all would be spent after the first.
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const response = await request({
        ...requested,
        headers: earlier?.etag ? { ...requested.headers, "if-none-match": earlier.etag } : requested.headers,
        request: { ...requested.request, signal },
      });
      // Octokit gives what it cannot parse as text, and reads an answer that broke off in the middle as one.
      if (Array.isArray(response.data)) return { ...response, url: requested.url };
      throw new RequestError("The answer is not a list of releases", 502, { request: requested, response });
    } catch (error) {
      if (signal.aborted) throw new RequestError(`none within ${timeLimit / 1000} s`, 500, { request: requested, cause: error });
      if (!earlier || !(error instanceof RequestError) || error.status !== 304) throw error;
      const { etag, link, entries: data } = earlier;
      return { status: 200, url: requested.url, headers: { ...(etag && { etag }), ...(link && { link }) }, data };
    }
  });

  // Octokit's own retry and throttling plugins honour Retry-After only where GitHub's message names a secondary limit.
  octokit.hook.wrap("request", async (request, requested) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await request(requested);
      } catch (error) {
        const pause = secondsUntilNextTry(error, attempt);
        if (pause === null || pause > LONGEST_PAUSE || attempt === TRIES) throw error;
        onRetry(`${describeFailure(error)}; trying again in ${pause} s`);
        await wait(pause * 1000);
      }
    }
  });
  return octokit;
}

/** How a failed call is told to a person: its status, where there was an answer, and the message. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof RequestError)) return error instanceof Error ? error.message : String(error);
  // An error page of a proxy can be long; its first line says enough.
  const [message = ""] = error.message.trim().split("\n");
  return error.response ? `status ${error.status} (${message.slice(0, 200)})` : `no answer (${message.slice(0, 200)})`;
}

/**
 * Seconds to wait before a failed call is tried again, or null where another try cannot help.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
function secondsUntilNextTry(error: unknown, attempt: number): number | null {
  if (!(error instanceof RequestError)) return null;
  const headers = error.response?.headers ?? {};
  const now = Date.now() / 1000;
  const retryAfter = headers["retry-after"];
  if (retryAfter !== undefined) {
    const seconds = Number(retryAfter);
    const pause = Number.isNaN(seconds) ? Date.parse(String(retryAfter)) / 1000 - now : seconds;
    return Number.isNaN(pause) ? 2 ** attempt : Math.max(Math.ceil(pause), 0);
  }
  if (error.status === 403 || error.status === 429) {
    const reset = Number(headers["x-ratelimit-reset"]);
    if (headers["x-ratelimit-remaining"] === "0" && !Number.isNaN(reset)) return Math.max(Math.ceil(reset - now) + 1, 0);
    return error.status === 429 ? 2 ** attempt : null;
  }
  return error.status >= 500 ? 2 ** attempt : null;
}

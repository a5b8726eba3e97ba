import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { checkGitHubReleases } from "../releases/githubRelease";
import type { Release } from "../releases/release";
import { errorText, logText } from "../releases/safeText";
import { productName } from "../site/product";
import { unreadNotesWarning } from "./unreadNotes";

/** Options of {@link fetchReleases}. */
export interface FetchOptions {
  token?: string | undefined;
  /** Called with what a maintainer should know although the list is read: a retry, a rejected token, an unusable entry. */
  warn: (message: string) => void;
  /** Timeout of one request, in milliseconds. */
  timeout?: number;
  /** Waits for this number of milliseconds. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** The deadline is a time in milliseconds, as in `Date.now()`. */
type Request = Required<FetchOptions> & { deadline: number };

/** A list as the API gives it, and the releases among its entries. */
type ReleaseList = ReturnType<typeof checkGitHubReleases> & { entries: unknown[] };

/** The API's own limit: https://docs.github.com/en/rest/releases/releases#list-releases */
const PAGE_SIZE = 100;
/** For an API that cannot collect a hundred long releases in time. */
const SMALL_PAGE_SIZE = 25;
/** Timeout of all requests together, in milliseconds. */
const OVERALL_TIMEOUT = 300_000;
/** Requests for each page, the first one included. */
const ATTEMPTS = 4;
/** The longest wait before a retry, in seconds. A build does not wait for a rate limit that lasts longer. */
const LONGEST_WAIT = 60;

/** A request that gave no page of the list. The message has the status and the reason, ready for a log. */
export class RequestFailure extends Error {
  /** Status of the response, or null if there was none. */
  readonly status: number | null;
  /** Seconds to wait before a retry, or "backoff" for 2, 4, 8 seconds; null if a retry cannot help. */
  readonly retryAfter: number | "backoff" | null;

  constructor(message: string, status: number | null, retryAfter: RequestFailure["retryAfter"] = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * Reads a release list from the API, all pages of it, and checks and converts each entry (docs/rules.md, 14.1). A public repository
 * needs no token. So if the API rejects the token, the list is read without it (14.11).
 *
 * @param endpoint URL of the list, without a query
 * @returns the releases in the API's order, without drafts
 * @throws RequestFailure if a request failed, Error if the responses are no list of releases
 */
export async function fetchReleases(endpoint: string, options: FetchOptions): Promise<Release[]> {
  const { token, warn, timeout = 20_000, wait = sleep } = options;
  const request = { token, warn, timeout, wait, deadline: Date.now() + OVERALL_TIMEOUT };
  const { releases, rejected, entries } = await withoutRejectedToken(endpoint, request);
  for (const { position, reason } of rejected) {
    warn(`${endpoint}: entry ${position + 1} of the list is not a usable release and is left out (${reason}).`);
  }
  const unread = unreadNotesWarning(entries);
  if (unread) warn(`${endpoint}: ${unread}`);
  return releases;
}

async function withoutRejectedToken(endpoint: string, request: Request): Promise<ReleaseList> {
  try {
    return await fetchList(endpoint, request);
  } catch (rejection) {
    if (!request.token || !(rejection instanceof RequestFailure) || !isTokenRejected(rejection)) throw rejection;
    request.warn(
      `${endpoint}: GITHUB_TOKEN is not accepted (${rejection.message}), so the list is read without it. ` +
        "Renew the token, or remove it if the repository is public.",
    );
    try {
      return await fetchList(endpoint, { ...request, token: undefined });
    } catch (error) {
      const status = error instanceof RequestFailure ? error.status : null;
      const message = `with GITHUB_TOKEN, ${rejection.message}; without it, ${errorText(error)}`;
      // Without a token, a private repository is not found either. So a 404 does not say that it is gone.
      throw new RequestFailure(message, status === 404 ? rejection.status : status);
    }
  }
}

/** Whether the token has expired, or an organization does not accept it: for its lifetime, its address, or without single sign-on. */
function isTokenRejected({ status, message }: Pick<RequestFailure, "status" | "message">): boolean {
  return status === 401 || (status === 403 && /token|SAML|SSO|IP allow list|integration/i.test(message));
}

async function fetchList(endpoint: string, request: Request): Promise<ReleaseList> {
  try {
    return await fetchPages(`${endpoint}?per_page=${PAGE_SIZE}`, request);
  } catch (error) {
    if (!(error instanceof RequestFailure) || (error.status !== 502 && error.status !== 504)) throw error;
    request.warn(`${endpoint}: ${error.message}; trying again with smaller pages.`);
    return fetchPages(`${endpoint}?per_page=${SMALL_PAGE_SIZE}`, request);
  }
}

async function fetchPages(firstUrl: string, request: Request): Promise<ReleaseList> {
  const list: ReleaseList = { releases: [], rejected: [], entries: [] };
  const requested = new Set<string>();
  for (let url: string | null = firstUrl; url !== null; ) {
    if (requested.has(url)) throw new Error("a page links to an earlier page as the next one");
    requested.add(url);
    const page: Page = await fetchPage(url, request);
    // Each page by itself: among all entries, a page without any usable one would look like a few unusable entries.
    const { releases, rejected } = checkGitHubReleases(page.entries);
    const known = new Set(list.releases.map(({ id }) => id));
    // A release that is published between two requests moves another one to the next page, where it is read again.
    list.releases.push(...releases.filter(({ id }) => !known.has(id)));
    list.rejected.push(...rejected.map((one) => ({ ...one, position: list.entries.length + one.position })));
    list.entries.push(...page.entries);
    url = page.next;
  }
  return list;
}

/** One page of the list: its entries, unchecked, and the URL of the next page. */
interface Page {
  entries: unknown[];
  next: string | null;
}

async function fetchPage(url: string, request: Request): Promise<Page> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requestPage(url, request);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const seconds = error.retryAfter === "backoff" ? 2 ** attempt : error.retryAfter;
      const isInTime = seconds !== null && seconds <= LONGEST_WAIT && Date.now() + seconds * 1000 < request.deadline;
      if (!isInTime || attempt === ATTEMPTS) throw error;
      request.warn(`${url}: ${error.message}; trying again in ${seconds} s.`);
      await request.wait(seconds * 1000);
    }
  }
}

const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

async function requestPage(url: string, { token, timeout, deadline }: Request): Promise<Page> {
  const limit = Math.min(timeout, deadline - Date.now());
  if (limit <= 0) throw new RequestFailure("the time for the whole list is over", null);
  // The timeout includes the body, because a response may arrive byte by byte without end.
  const signal = AbortSignal.timeout(limit);
  const headers = {
    accept: "application/vnd.github+json",
    "user-agent": `${productName} website`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  let response: Response;
  let text: string;
  try {
    // fetch follows a redirect, such as that of a renamed repository, and takes the token along only within the same origin.
    response = await fetch(url, { headers, signal });
    text = await response.text();
  } catch (error) {
    const reason = signal.aborted ? `none within ${limit / 1000} s` : networkReason(error);
    throw new RequestFailure(`no response (${reason})`, null, "backoff");
  }
  const { status } = response;
  if (status !== 200) {
    const message = `status ${status}${quoteMessage(text)}`;
    throw new RequestFailure(message, status, isTokenRejected({ status, message }) ? null : waitAfter(response));
  }
  const entries = v.safeParse(entriesSchema, text);
  if (!entries.success) throw new RequestFailure("the response is not a list of releases", status, "backoff");
  return { entries: entries.output, next: nextUrl(response, url) };
}

// The error of fetch only says that it failed. Its cause says what went wrong on the network.
function networkReason(error: unknown): string {
  const hasCode = v.is(v.object({ cause: v.object({ code: v.string() }) }), error);
  return logText(hasCode ? error.cause.code : String(error));
}

/** @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
function waitAfter({ headers, status }: Response): RequestFailure["retryAfter"] {
  const secondsIn = (name: string) => Number(headers.get(name) ?? Number.NaN);
  const [retryAfter, reset] = [secondsIn("retry-after"), secondsIn("x-ratelimit-reset")];
  if (retryAfter >= 0) return retryAfter;
  if (status === 403 || status === 429) {
    // The time of the reset is in seconds since 1970. The secondary rate limit has none: GitHub asks to wait for at least a minute.
    const isPrimary = headers.get("x-ratelimit-remaining") === "0" && reset > 0;
    return isPrimary ? Math.max(Math.ceil(reset - Date.now() / 1000) + 1, 0) : 60;
  }
  return status >= 500 ? "backoff" : null;
}

const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

/** The message in the body of an error, in parentheses: GitHub's message, or the first line of any other text. */
function quoteMessage(body: string): string {
  const parsed = v.safeParse(errorSchema, body);
  const [message = ""] = (parsed.success ? parsed.output.message : body).trim().split("\n");
  return message && ` (${logText(message)})`;
}

/**
 * The URL that a Link header (RFC 8288) gives for the page after `url`, or null. A link may have several relations, `rel="last next"`.
 *
 * @throws Error if it leads to another origin: the next request has the token, which no other host may get (docs/rules.md, 12.8)
 */
function nextUrl({ headers }: Response, url: string): string | null {
  const link = headers.get("link") ?? "";
  const next = /<([^>]*)>[^<]*;\s*rel\s*=\s*"?([^",;<]*\s)?next(?=[\s",;]|$)/i.exec(link)?.[1];
  if (next === undefined) return null;
  const target = URL.canParse(next, url) ? new URL(next, url) : null;
  if (target?.origin !== new URL(url).origin) throw new Error(`a page links to another origin, ${logText(next)}`);
  return target.href;
}

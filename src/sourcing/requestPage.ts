import * as v from "valibot";
import { logText } from "../releases/logText";
import { productName } from "../site/product";

/** How {@link requestPage} calls the API. */
export interface RequestOptions {
  /** Origin of the releases API. No other host is asked, and so none sees the token. */
  origin: string;
  /** For private repositories and the higher rate limit. */
  token?: string | undefined;
  /** ETag of an earlier answer: the API then answers 304 where nothing has changed, which costs nothing of a token's rate limit. */
  etag?: string | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit: number;
  /** When the whole reading must have ended, in milliseconds of `Date.now()`. */
  deadline: number;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Hears of every failure that will be tried again. */
  onRetry: (message: string) => void;
}

/** One page as the API answered it; `entries` is null where it has not changed since the answer with the given ETag. */
export interface PageAnswer {
  etag: string | undefined;
  link: string | undefined;
  entries: unknown[] | null;
}

/** A call that did not give a page of the list. The message names the status and the reason, ready for a log. */
export class RequestFailure extends Error {
  /** Status of the answer, or null where there was none. */
  readonly status: number | null;
  /** Seconds to wait after so many tries before the next one, or null where none can help. */
  readonly retryAfter: (attempt: number) => number | null;

  constructor(message: string, status: number | null, retryAfter: RequestFailure["retryAfter"], options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Tries for each page, the first one included. */
const TRIES = 4;
/** Longest pause between two tries, in seconds. A limit that lasts longer is no reason to keep a build waiting. */
const LONGEST_PAUSE = 60;
/** Redirects that one call follows; a renamed repository needs one. */
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 307, 308];

/**
 * Asks for one page of the release list. A failure that may pass is tried again after a growing pause, or after the time that the
 * API itself names, as long as that ends before the deadline.
 *
 * @param url of the page, on the API's origin
 * @throws RequestFailure of the last try
 */
export async function requestPage(url: string, options: RequestOptions): Promise<PageAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryRequest(url, options);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const pause = error.retryAfter(attempt);
      const isInTime = pause !== null && pause <= LONGEST_PAUSE && Date.now() + pause * 1000 < options.deadline;
      if (!isInTime || attempt === TRIES) throw error;
      options.onRetry(`${error.message}; trying again in ${pause} s`);
      await options.wait(pause * 1000);
    }
  }
}

/** How a call that gave no answer is told to a person: `no answer (ECONNRESET)`. */
export function describeNoAnswer(error: unknown): string {
  // What went wrong on the network is the cause of fetch's own error, which says no more than that it failed.
  const reason = v.is(v.object({ cause: v.object({ code: v.string() }) }), error) ? error.cause.code : String(error);
  return `no answer (${logText(reason)})`;
}

async function tryRequest(url: string, options: RequestOptions): Promise<PageAnswer> {
  const limit = Math.min(options.timeLimit, options.deadline - Date.now());
  if (limit <= 0) throw new RequestFailure("the time for the whole list is up", null, never);
  // A limit for each try, the body included: an answer that drips is as bad as none.
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await followRedirects(url, options, signal);
    return await readPage(response, options);
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    const message = signal.aborted ? `no answer (none within ${limit / 1000} s)` : describeNoAnswer(error);
    throw new RequestFailure(message, null, growingPause, { cause: error });
  }
}

/**
 * What the API sends, without the token: a server may quote the headers of a call in its answer, and the answer is quoted in the log
 * and kept for the next build. Here and not in the log's own lines, which may hold half of it.
 */
function withoutToken(text: string, token: string | undefined): string {
  return token ? text.replaceAll(token, "***") : text;
}

async function followRedirects(url: string, { origin, token, etag }: RequestOptions, signal: AbortSignal): Promise<Response> {
  const headers = {
    accept: "application/vnd.github+json",
    "user-agent": `${productName} website`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(etag && { "if-none-match": etag }),
  };
  let target = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    // Not followed by fetch: it would go to any host.
    const response = await fetch(target, { headers, redirect: "manual", signal });
    const location = REDIRECTS.includes(response.status) ? response.headers.get("location") : null;
    if (location === null) return response;
    await response.body?.cancel();
    target = urlOnOrigin(withoutToken(location, token), target, origin);
  }
  throw new RequestFailure(`more than ${MOST_REDIRECTS} redirects in a row`, null, never);
}

/**
 * The absolute form of a URL that the API gives.
 *
 * @throws RequestFailure where it leads to another origin
 */
export function urlOnOrigin(given: string, base: string, origin: string): string {
  const url = URL.canParse(given, base) ? new URL(given, base) : null;
  if (url?.origin === origin) return url.href;
  throw new RequestFailure(`the answer leads to another origin, ${logText(given)}`, null, never);
}

async function readPage(response: Response, { etag: sentEtag, token }: RequestOptions): Promise<PageAnswer> {
  const { headers, status } = response;
  const [etag, link] = ["etag", "link"].map((name) => withoutToken(headers.get(name) ?? "", token) || undefined);
  if (status === 304 && sentEtag) return { etag, link, entries: null };
  const text = withoutToken(await response.text(), token);
  if (status !== 200) {
    throw new RequestFailure(`status ${status}${quoteMessage(text)}`, status, (attempt) => secondsToWait(response, attempt));
  }
  const entries = parseJson(text);
  if (!Array.isArray(entries)) throw new RequestFailure("the answer is not a list of releases", status, growingPause);
  return { etag, link, entries };
}

/** What an error's body says, in parentheses: GitHub's message, or the first line of whatever it is. */
function quoteMessage(body: string): string {
  const parsed = v.safeParse(v.object({ message: v.string() }), parseJson(body));
  const [message = ""] = (parsed.success ? parsed.output.message : body).trim().split("\n");
  return message && ` (${logText(message)})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const never = () => null;
const growingPause = (attempt: number) => 2 ** attempt;

/**
 * Seconds to wait before a call with this answer is tried again, or null where another try cannot help.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
function secondsToWait({ headers, status }: Response, attempt: number): number | null {
  const now = Date.now() / 1000;
  const retryAfter = headers.get("retry-after");
  if (retryAfter !== null) {
    const seconds = Number(retryAfter);
    const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) / 1000 - now : seconds;
    return Number.isNaN(pause) ? growingPause(attempt) : Math.max(Math.ceil(pause), 0);
  }
  if (status === 403 || status === 429) {
    const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
    if (headers.get("x-ratelimit-remaining") === "0" && !Number.isNaN(reset)) return Math.max(Math.ceil(reset - now) + 1, 0);
    return status === 429 ? growingPause(attempt) : null;
  }
  return status >= 500 ? growingPause(attempt) : null;
}

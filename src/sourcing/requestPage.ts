import * as v from "valibot";
import { logText } from "../releases/safeText";
import { productName } from "../site/product";

/** Checks a {@link ReleasePage} that was read from a file. */
export const releasePageSchema = v.object({
  /** The URL of the request. */
  url: v.string(),
  /** The header of that name, and so is `link`; absent if the API sent none. */
  etag: v.optional(v.string()),
  link: v.optional(v.string()),
  /** The releases as the API sent them, unchecked. */
  entries: v.array(v.unknown()),
});

/** One page of the API's answer. */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;

/** Seconds to wait before the next try, or "growing" for 2, 4, 8 seconds; null if another try cannot help. */
type RetryPause = number | "growing" | null;

/** A call that did not give a page of the list. The message has the status and the reason, ready for a log. */
export class RequestFailure extends Error {
  /** Status of the answer, or null if there was none. */
  readonly status: number | null;
  readonly retryPause: RetryPause;

  constructor(message: string, facts: Partial<Pick<RequestFailure, "status" | "retryPause" | "cause">> = {}) {
    super(message, { cause: facts.cause });
    this.status = facts.status ?? null;
    this.retryPause = facts.retryPause ?? null;
  }
}

/** How {@link requestPage} calls the API. */
export interface RequestOptions {
  /** Origin of the releases API. No other host is called, so none gets the token (docs/rules.md, 12.8). */
  origin: string;
  token: string | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit: number;
  /** When all pages must have been read, in milliseconds as in `Date.now()`. */
  deadline: number;
  /** Waits for this number of milliseconds. */
  wait: (milliseconds: number) => Promise<unknown>;
  /** Called before each further try, with the failure. */
  onRetry?: ((message: string) => void) | undefined;
}

/** Tries for each page, including the first one. */
const TRIES = 4;
/** The longest pause between two tries, in seconds. A build does not wait for a rate limit that lasts longer. */
const LONGEST_PAUSE = 60;
/** The most redirects that one call follows. A renamed repository needs one. */
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 307, 308];

/**
 * Requests one page of the release list. After a failure that may pass, it tries again: after a growing pause, or after the time
 * that the API gives, if that ends before the deadline.
 *
 * @param known the same page in an earlier answer. If it has not changed, the API says 304, which does not count against a token's
 * rate limit
 * @throws RequestFailure of the last try
 */
export async function requestPage(url: string, known: ReleasePage | undefined, options: RequestOptions): Promise<ReleasePage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryRequest(url, known, options);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      const pause = error.retryPause === "growing" ? 2 ** attempt : error.retryPause;
      const isInTime = pause !== null && pause <= LONGEST_PAUSE && Date.now() + pause * 1000 < options.deadline;
      if (!isInTime || attempt === TRIES) throw error;
      options.onRetry?.(`${error.message}; trying again in ${pause} s`);
      await options.wait(pause * 1000);
    }
  }
}

async function tryRequest(url: string, known: ReleasePage | undefined, options: RequestOptions): Promise<ReleasePage> {
  const limit = Math.min(options.timeLimit, options.deadline - Date.now());
  if (limit <= 0) throw new RequestFailure("the time limit for all pages is over");
  // The limit includes the body, because an answer may arrive byte by byte without end.
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await followRedirects(url, known?.etag, options, signal);
    return await readPage(response, url, known, options.token);
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    const message = signal.aborted ? `no answer (none within ${limit / 1000} s)` : describeNoAnswer(error);
    throw new RequestFailure(message, { retryPause: "growing", cause: error });
  }
}

/** Describes a call that got no answer, for a log: `no answer (ECONNRESET)`. */
export function describeNoAnswer(error: unknown): string {
  // The error of fetch only says that it failed; its cause says what went wrong on the network.
  const reason = v.is(v.object({ cause: v.object({ code: v.string() }) }), error) ? error.cause.code : String(error);
  return `no answer (${logText(reason)})`;
}

// A server may repeat the headers of a call in its answer, which is quoted in the log and kept for the next build. The token goes
// before a line of the log is cut, because the cut could leave a part of it.
function withoutToken(text: string, token: string | undefined): string {
  return token ? text.replaceAll(token, "***") : text;
}

async function followRedirects(url: string, etag: string | undefined, { origin, token }: RequestOptions, signal: AbortSignal) {
  const headers = {
    accept: "application/vnd.github+json",
    "user-agent": `${productName} website`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(etag && { "if-none-match": etag }),
  };
  let target = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    // Redirects are handled here because fetch would follow them to any host.
    const response = await fetch(target, { headers, redirect: "manual", signal });
    const location = REDIRECTS.includes(response.status) ? response.headers.get("location") : null;
    if (location === null) return response;
    await response.body?.cancel();
    target = urlOnOrigin(withoutToken(location, token), target, origin);
  }
  throw new RequestFailure(`more than ${MOST_REDIRECTS} redirects in a row`);
}

/**
 * The absolute form of a URL that the API gives, absolute or relative to `base`.
 *
 * @throws RequestFailure if it leads to another origin or is not a URL
 */
export function urlOnOrigin(given: string, base: string, origin: string): string {
  const url = URL.canParse(given, base) ? new URL(given, base) : null;
  if (url?.origin === origin) return url.href;
  throw new RequestFailure(`the answer leads to another origin, ${logText(given)}`);
}

const entriesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

async function readPage(response: Response, url: string, known: ReleasePage | undefined, token: string | undefined) {
  const { headers, status } = response;
  const [etag, link] = ["etag", "link"].map((name) => withoutToken(headers.get(name) ?? "", token) || undefined);
  if (status === 304 && known?.etag) return { ...known, link: link ?? known.link };
  const text = withoutToken(await response.text(), token);
  if (status !== 200) {
    throw new RequestFailure(`status ${status}${quoteMessage(text)}`, { status, retryPause: pauseAfter(response) });
  }
  const entries = v.safeParse(entriesSchema, text);
  if (!entries.success) throw new RequestFailure("the answer is not a list of releases", { status, retryPause: "growing" });
  return { url, etag, link, entries: entries.output };
}

/** @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately */
function pauseAfter({ headers, status }: Response): RetryPause {
  const now = Date.now() / 1000;
  const retryAfter = headers.get("retry-after");
  if (retryAfter !== null) {
    const seconds = Number(retryAfter);
    const pause = Number.isNaN(seconds) ? Date.parse(retryAfter) / 1000 - now : seconds;
    return Number.isNaN(pause) ? "growing" : Math.max(Math.ceil(pause), 0);
  }
  if (status === 403 || status === 429) {
    const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
    if (headers.get("x-ratelimit-remaining") === "0" && !Number.isNaN(reset)) return Math.max(Math.ceil(reset - now) + 1, 0);
    return status === 429 ? "growing" : null;
  }
  return status >= 500 ? "growing" : null;
}

/** The message in the body of an error, in parentheses: GitHub's message, or the first line of any other text. */
function quoteMessage(body: string): string {
  const parsed = v.safeParse(errorSchema, body);
  const [message = ""] = (parsed.success ? parsed.output.message : body).trim().split("\n");
  return message && ` (${logText(message)})`;
}

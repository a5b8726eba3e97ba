import * as v from "valibot";
import { logText } from "../releases/safeText";

/** Gives the seconds to wait before the next try, or null if another try cannot help. `attempt` is the number of tries so far. */
type RetryPause = (attempt: number) => number | null;

/** A call that did not give a page of the list. The message contains the status and the reason, ready for a log. */
export class RequestFailure extends Error {
  /** Status of the answer, or null if there was none. */
  readonly status: number | null;
  readonly retryAfter: RetryPause;

  constructor(message: string, status: number | null, retryAfter: RetryPause, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Describes a call that got no answer, for a log: `no answer (ECONNRESET)`. */
export function describeNoAnswer(error: unknown): string {
  // The error of fetch only says that it failed; its cause says what went wrong on the network.
  const reason = v.is(v.object({ cause: v.object({ code: v.string() }) }), error) ? error.cause.code : String(error);
  return `no answer (${logText(reason)})`;
}

/** For a failure that another try cannot change. */
export const neverRetry: RetryPause = () => null;

/** For a failure that may pass soon: 2, 4, 8 seconds. */
export const growingPause = (attempt: number) => 2 ** attempt;

/**
 * Seconds to wait before a call with this answer is tried again, or null if another try cannot help.
 *
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
export function pauseAfterStatus({ headers, status }: Response, attempt: number): number | null {
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

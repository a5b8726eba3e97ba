import * as v from "valibot";
import { messageOf } from "../releases/messageOf";
import { logText } from "../releases/safeText";

/** Gets a problem that does not stop the build. */
export type Warn = (message: string) => void;

/** Names the site, as GitHub asks. Without the product's name: fetch refuses many letters. */
export const userAgent = { "user-agent": "app-website" };

/** Throws if fetch has sent nothing: only then, its TypeError has no cause. */
export function throwIfUnsent(url: string, error: unknown): void {
  if (!(error instanceof TypeError) || error.cause) return;
  // The message of fetch may quote the token.
  throw new TypeError(
    `fetch refuses to request ${url}, which is no fault of the network or the API. ` +
      "Check GITHUB_TOKEN and the headers in src/node.",
  );
}

/** The message of fetch is always "fetch failed". Its cause has the code, such as ENOTFOUND. */
export function networkReason(error: unknown): string {
  const hasCode = v.is(v.object({ cause: v.object({ code: v.string() }) }), error);
  return logText(hasCode ? error.cause.code : messageOf(error));
}

import * as v from "valibot";
import { messageOf } from "../releases/messageOf";
import { logText } from "../releases/safeText";

/** Gets a problem that does not stop the build. */
export type Warn = (message: string) => void;

/** Names the site, as GitHub asks. Without the product's name: fetch refuses many letters. */
export const userAgent = { "user-agent": "app-website" };

/** The message of fetch is always "fetch failed". Its cause has the code, such as ENOTFOUND. */
export function networkReason(error: unknown): string {
  const hasCode = v.is(v.object({ cause: v.object({ code: v.string() }) }), error);
  return logText(hasCode ? error.cause.code : messageOf(error));
}

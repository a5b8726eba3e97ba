import * as v from "valibot";
import { messageOf } from "../releases/messageOf";
import { logText } from "../releases/safeText";
import { productName } from "../site/product";

/** Gets a problem that does not stop the build. */
export type Warn = (message: string) => void;

/** The header that names the site, as GitHub asks. */
export const userAgent = { "user-agent": `${productName} website` };

/** The message of fetch is always "fetch failed". Its cause has the code, such as ENOTFOUND. */
export function networkReason(error: unknown): string {
  const hasCode = v.is(v.object({ cause: v.object({ code: v.string() }) }), error);
  return logText(hasCode ? error.cause.code : messageOf(error));
}

import * as v from "valibot";
import { networkReason, throwIfUnsent, type Warn } from "../requests";
import { requestHeaders } from "./fetchReleasePages";

/** In milliseconds. */
const TIMEOUT = 5000;

const repositorySchema = v.object({ private: v.boolean() });

/**
 * Whether the API says that a repository is private. If it does not say, a warning says why.
 *
 * @param url the API's URL of the repository
 */
export async function isPrivateRepository(
  url: string,
  token: string,
  warn: Warn,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(url, { headers: requestHeaders(token), signal });
    return v.parse(repositorySchema, await response.json()).private;
  } catch (error) {
    throwIfUnsent(url, error);
    warn(`${url} does not say whether the repository is public (${networkReason(error)}).`);
    return false;
  }
}

import * as v from "valibot";
import { requestHeaders } from "./fetchReleasePages";

/** In milliseconds. */
const TIMEOUT = 5000;

const privateSchema = v.object({ private: v.literal(true) });

/**
 * Whether the API says that a repository is private. Without a response, it counts as public: the
 * request for the list reports an API that fails.
 *
 * @param url the API's URL of the repository
 */
export async function isPrivateRepository(url: string, token: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(url, { headers: requestHeaders(token), signal });
    return v.is(privateSchema, await response.json());
  } catch {
    return false;
  }
}

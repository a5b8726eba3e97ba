import * as v from "valibot";
import { networkReason } from "../requests";
import type { Warn } from "../warn";
import { requestHeaders } from "./fetchReleasePages";

/** In milliseconds. */
const TIMEOUT = 5000;

const repositorySchema = v.object({ private: v.boolean() });

/**
 * Whether the API says that a repository is private. If it does not say, it counts as public.
 *
 * @param url the API's URL of the repository
 * @param warn gets the reason why the API does not say
 */
export async function isPrivateRepository(
  url: string,
  token: string,
  warn: Warn,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(url, { headers: requestHeaders(token), signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return v.parse(repositorySchema, await response.json()).private;
  } catch (error) {
    warn(
      `${url} cannot be read (${networkReason(error)}), so the build could not check that the ` +
        "repository is public.",
    );
    return false;
  }
}

import { parseAllReleases } from "../../../releases/allReleases";
import type { Release } from "../../../releases/release";
import { errorText } from "../../../releases/safeText";

/** How long the file of all releases may take, in milliseconds. With 1,750 releases, a slow phone needs that long. */
export const ALL_RELEASES_TIME_LIMIT = 60_000;

/**
 * Fetches all releases of the build from the site's own file (docs/rules.md, 7.8).
 *
 * @param url of the file
 * @throws Error with a message for the visitor (docs/rules.md, 8.8)
 */
export async function fetchAllReleases(url: string): Promise<readonly Release[]> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ALL_RELEASES_TIME_LIMIT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await parse(response);
  } catch (cause) {
    throw new Error(`All releases could not be loaded (${errorText(cause)})`, { cause });
  }
}

async function parse(response: Response): Promise<readonly Release[]> {
  try {
    return parseAllReleases(await response.json());
  } catch (cause) {
    throw new Error("the file cannot be read", { cause });
  }
}

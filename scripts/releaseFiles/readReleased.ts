import { errorText } from "../../src/releases/errorText";
import type { Release } from "../../src/releases/release";
import { type FetchOptions, fetchReleasePages } from "../../src/sourcing/fetchReleasePages";
import { publishedReleases } from "../../src/sourcing/publishedReleases";

/** Options of {@link readReleased}. `warn` is called with what a maintainer should know although the list could be read. */
export interface ReleasedOptions extends FetchOptions {
  warn: (message: string) => void;
}

/**
 * The releases that the API has now, as the build converts them.
 *
 * @param endpoint URL of the list, without a query
 * @throws Error that names the list and the reason if it cannot be read
 */
export async function readReleased(endpoint: string, options: ReleasedOptions): Promise<Release[]> {
  try {
    const pages = await fetchReleasePages(endpoint, options);
    const entries = pages.flatMap((page) => page.entries);
    // No warnings: the build already warned about each entry that is not usable, and left it out too.
    return publishedReleases(entries, endpoint, () => undefined);
  } catch (error) {
    throw new Error(`${endpoint}: the releases could not be read: ${errorText(error)}`, { cause: error });
  }
}

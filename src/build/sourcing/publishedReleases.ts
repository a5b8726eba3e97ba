import { messageOf } from "../../releases/messageOf";
import { type PublishedList, parseAllReleases, type Release } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { ALL_RELEASES_PATH } from "../../releases/urls";
import { DEFAULT_SITE_URL, type Settings } from "../settings";

/** In milliseconds. */
const TIMEOUT = 5000;

/**
 * Fetches the list of the published site, or gives the reason why there is none.
 *
 * @param liveUrl the API's URL of the list: a published list from another URL does not count
 */
export async function fetchPublishedList(
  { siteUrl, pathPrefix }: Settings,
  liveUrl: string,
): Promise<PublishedList | { reason: string }> {
  if (siteUrl === DEFAULT_SITE_URL)
    return { reason: "SITE_URL does not say where the site is published" };
  const url = siteUrl + pathPrefix + ALL_RELEASES_PATH;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const list = parseAllReleases(await response.json());
    if (list.liveUrl !== liveUrl) throw new Error(`it is the list of ${list.liveUrl}`);
    return list;
  } catch (error) {
    return { reason: `${url} cannot be used (${logText(messageOf(error))})` };
  }
}

/**
 * Compares the API's list with the published one (docs/rules.md, 14.3).
 *
 * @throws Error if no published release is left
 */
export function compareWithPublished(releases: readonly Release[], published: PublishedList): void {
  const ids = new Set(releases.map(({ id }) => id));
  if (published.releases.length === 0 || published.releases.some(({ id }) => ids.has(id))) return;
  throw new Error(
    "the API's list has none of the releases that the site shows, which a build read on " +
      `${published.readAt}. Somebody else may have taken over the name of the repository. ` +
      "If the new list is right, build once with ACCEPT_NEW_RELEASES=true.",
  );
}

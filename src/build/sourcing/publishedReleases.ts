import * as v from "valibot";
import { messageOf } from "../../releases/messageOf";
import { parseAllReleases, type Release } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { ALL_RELEASES_PATH } from "../../releases/urls";
import { DEFAULT_SITE_URL, type Settings } from "../settings";

/** The list that the published site shows. */
interface PublishedList {
  releases: Release[];
  /** When a build read it from the API, ISO 8601 in UTC. */
  readAt: string;
}

/** Timeout of the request, in milliseconds. */
const TIMEOUT = 5000;

const sourceSchema = v.object({
  liveUrl: v.string(),
  readAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * Fetches the list of the published site (docs/rules.md, 14.2), or gives the reason why there is
 * none.
 *
 * @param liveUrl the API's URL of the list. A published list from another URL, such as sample
 * releases, does not count
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
    const content: unknown = await response.json();
    const source = v.parse(sourceSchema, content);
    if (source.liveUrl !== liveUrl) throw new Error(`it is the list of ${source.liveUrl}`);
    return { releases: parseAllReleases(content), readAt: source.readAt };
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

import { messageOf } from "../../releases/messageOf";
import { type PublishedList, parseAllReleases, type Release } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { paths } from "../../site/links";
import type { Warn } from "../requests";
import { DEFAULT_SITE_URL, type Settings } from "../settings";

/** In milliseconds. */
const TIMEOUT = 5000;

interface MissingList {
  reason: string;
  /** Whether no site is published yet, as far as the build can know. */
  isFirstPublication: boolean;
}

/**
 * Fetches the list of the published site, or gives the reason why there is none.
 *
 * @param liveUrl the API's URL of the list: a published list from another URL does not count
 */
export async function fetchPublishedList(
  { siteUrl, pathPrefix }: Settings,
  liveUrl: string,
): Promise<PublishedList | MissingList> {
  if (siteUrl === DEFAULT_SITE_URL)
    return { reason: "SITE_URL names no published site", isFirstPublication: true };
  const url = siteUrl + pathPrefix + paths.allReleases;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status === 404)
      return { reason: `${url} does not exist`, isFirstPublication: true };
    if (!response.ok) throw new Error(`status ${response.status}`);
    const list = parseAllReleases(await response.json());
    if (list.liveUrl !== liveUrl) throw new Error(`it is the list of ${list.liveUrl}`);
    return list;
  } catch (error) {
    const reason = `${url} cannot be used (${logText(messageOf(error))})`;
    return { reason, isFirstPublication: false };
  }
}

/**
 * Compares the API's list with the published one (docs/rules.md, 14.3).
 *
 * @param warn gets a message if a list is not whole, or cannot be read
 * @throws Error if no published release is left
 */
export function compareWithPublished(
  releases: readonly Release[],
  published: PublishedList | MissingList,
  warn: Warn,
): void {
  if ("reason" in published) {
    if (!published.isFirstPublication)
      warn(
        `${published.reason}. Before the site is published, all is well. Otherwise, the build ` +
          "could not check whether the name of the repository belongs to somebody else now. " +
          "Check that, and let builds read that file.",
      );
    return;
  }
  if (published.releases.length === 0) return;
  const ids = new Set(releases.map(({ id }) => id));
  const last = published.releases.findLast(({ id }) => ids.has(id));
  if (!last)
    throw new Error(
      "the API's list has none of the releases that the site shows, so the name of the " +
        "repository may belong to somebody else now. " +
        "If the new list is right, build once with ACCEPT_NEW_RELEASES=true.",
    );
  const lost = published.releases.length - published.releases.indexOf(last) - 1;
  if (lost > 0)
    warn(
      `${published.liveUrl} ends with ${logText(last.version)}. Older releases that the site ` +
        `shows are missing: ${lost}. If nobody deleted them, build again.`,
    );
}

import * as v from "valibot";
import { parseAllReleases, type Release } from "../releases/release";
import { errorText, logText } from "../releases/safeText";
import { ALL_RELEASES_PATH } from "../releases/urls";
import { DEFAULT_SITE_URL, type Settings } from "../site/settings";

/** The list that the published site shows. */
export interface PublishedList {
  releases: Release[];
  /** When a build read it from the API, ISO 8601 in UTC. */
  readAt: string;
}

/** How long the published site may take, in milliseconds. */
const TIMEOUT = 5000;

const factsSchema = v.object({ liveUrl: v.string(), readAt: v.pipe(v.string(), v.isoTimestamp()) });

/**
 * Fetches the list that the published site shows (docs/rules.md, 14.18), or gives the reason why there is none: the site is not there
 * yet, cannot be reached, or shows something else, such as sample releases.
 *
 * @param liveUrl where the browser loads the current list from: a list of another repository does not count
 */
export async function fetchPublishedList(
  { siteUrl, pathPrefix }: Settings,
  liveUrl: string,
  timeout = TIMEOUT,
): Promise<PublishedList | { reason: string }> {
  if (siteUrl === DEFAULT_SITE_URL) return { reason: "SITE_URL does not say where the site is published" };
  const url = siteUrl + pathPrefix + ALL_RELEASES_PATH;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const content: unknown = await response.json();
    const facts = v.parse(factsSchema, content);
    if (facts.liveUrl !== liveUrl) throw new Error(`it is the list of ${facts.liveUrl}`);
    return { releases: parseAllReleases(content), readAt: facts.readAt };
  } catch (error) {
    return { reason: `${url} cannot be used (${logText(errorText(error))})` };
  }
}

/**
 * Compares a list from the API with the published one (docs/rules.md, 14.3).
 *
 * @param settings `acceptNewReleases` allows a list that has none of the published releases
 * @param warn called if more than one of the newest releases is missing: each deletion alone starts a deployment
 * @throws Error if none of the published releases is left, because somebody else may have taken over the name of the repository
 */
export function compareWithPublished(
  releases: readonly Release[],
  published: PublishedList,
  settings: Pick<Settings, "acceptNewReleases">,
  warn: (message: string) => void,
): void {
  const ids = new Set(releases.map(({ id }) => id));
  const missing = published.releases.findIndex(({ id }) => ids.has(id));
  if (missing < 0 && published.releases.length > 0 && !settings.acceptNewReleases) {
    throw new Error(
      `the API's list has none of the releases that the site shows, which a build read on ${published.readAt}. The repository was ` +
        "made anew, its releases were deleted, or somebody else has taken over its name. Nothing was built; the published site stays " +
        "as it is. If the new list is right, build once with ACCEPT_NEW_RELEASES=true.",
    );
  }
  if (missing > 1) {
    const versions = published.releases.slice(0, missing).map(({ version }) => version);
    warn(
      `The newest ${missing} releases that the site shows are missing in the API's list: ${logText(versions.join(", "))}. If nobody ` +
        "deleted them, GitHub's list is behind: see https://www.githubstatus.com, and build again later.",
    );
  }
}

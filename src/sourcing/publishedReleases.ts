import { checkGitHubReleases, toRelease } from "../releases/githubRelease";
import type { Release } from "../releases/release";

/**
 * Converts the API's list to the releases that the site shows. Drafts are for maintainers only, but the API gives them to a call
 * with a token, so they are removed here (docs/rules.md, 6.3).
 *
 * @param entries the entries of all pages
 * @param source URL or path of the list, for warnings
 * @param warn is called for each entry that is not usable
 * @throws Error if the list is not usable at all
 */
export function publishedReleases(entries: unknown, source: string, warn: (message: string) => void): Release[] {
  const { releases, rejected } = checkGitHubReleases(entries);
  for (const { position, reason } of rejected) {
    warn(`${source}: entry ${position + 1} of the list is not a usable release and is left out (${reason}).`);
  }
  return releases.filter((release) => !release.draft).map(toRelease);
}

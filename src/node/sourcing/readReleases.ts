import { checkGitHubReleases } from "../../releases/githubRelease";
import { messageOf } from "../../releases/messageOf";
import type { PublishedList } from "../../releases/release";
import { buildPaths } from "../../site/links";
import { readPackages } from "../packages/readPackages";
import { addSamplePackages } from "../packages/samplePackages";
import type { Warn } from "../requests";
import { readToken, type Settings } from "../settings";
import { fetchReleasePages, RequestFailure } from "./fetchReleasePages";
import { compareWithPublished, fetchPublishedList } from "./publishedReleases";
import { sampleReleases } from "./sampleReleases";
import { warnOfReleases } from "./warnOfReleases";

/**
 * Reads the releases of the repository or, without one, the sample releases.
 *
 * @throws Error with reason and remedy if the build has no list to show
 */
export async function readReleases(settings: Settings, warn: Warn): Promise<PublishedList> {
  const { repository } = settings;
  if (!repository) return readSamples(warn);
  const list = await readFromApi(settings, repository, warn);
  warnOfReleases(list, warn);
  return list;
}

function readSamples(warn: Warn) {
  warn(
    "No repository is set, so the site shows the sample releases. " +
      "Set RELEASES_REPOSITORY to owner/name to show real ones.",
  );
  const { releases } = checkGitHubReleases(sampleReleases);
  addSamplePackages(releases);
  return { releases, readAt: new Date().toISOString(), liveUrl: buildPaths.sampleReleases };
}

/** If the API fails, the list of the published site serves as a cache (docs/rules.md, 14.2). */
async function readFromApi(
  settings: Settings,
  { owner, name }: NonNullable<Settings["repository"]>,
  warn: Warn,
): Promise<PublishedList> {
  const liveUrl = `${settings.apiUrl}/repos/${owner}/${name}/releases`;
  const token = readToken(settings);
  const [response, published] = await Promise.all([
    fetchReleasePages(liveUrl, token, warn).catch((error: unknown) => ({ error })),
    fetchPublishedList(settings, liveUrl),
  ]);
  if ("error" in response) {
    const { error } = response;
    // A fault of the build, not of the API.
    if (error instanceof TypeError) throw error;
    const problem = `The releases could not be read from ${liveUrl}: ${messageOf(error)}.`;
    const status = error instanceof RequestFailure ? error.status : null;
    // After these, the files may have been withdrawn, so the published list does not count.
    if (status && [404, 410, 451].includes(status))
      throw new Error(`${problem} Check RELEASES_REPOSITORY; the repository must be public.`);
    // GitHub says 403 for a rate limit too.
    if (status === 401 || (token && status === 403 && !/rate limit/i.test(problem)))
      throw new Error(
        `${problem} Renew GITHUB_TOKEN, or remove it: a public repository needs none.`,
      );
    if ("reason" in published)
      throw new Error(
        `${problem} There is no published list to show instead: ${published.reason}. ` +
          "Check RELEASES_API_URL, see https://www.githubstatus.com, and build again.",
      );
    warn(`${problem} The published list, read ${published.readAt}, is used instead.`);
    return published;
  }
  if (!settings.acceptNewReleases) compareWithPublished(response, published, warn);
  const readAt = new Date().toISOString();
  const publishedReleases = "reason" in published ? [] : published.releases;
  return { releases: await readPackages(response, publishedReleases, warn), readAt, liveUrl };
}

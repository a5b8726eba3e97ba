import { readFile } from "node:fs/promises";
import path from "node:path";
import { errorText } from "../releases/errorText";
import { checkGitHubReleases } from "../releases/githubRelease";
import { logText } from "../releases/logText";
import type { Release } from "../releases/release";
import { type Repository, releasesEndpoint, SAMPLE_RELEASES_PATH } from "../releases/releasesEndpoint";
import { toRelease } from "../releases/toRelease";
import { KEPT_FOLDER } from "../site/keptFolder";
import type { Settings } from "../site/settings";
import { type FetchOptions, fetchReleasePages } from "./fetchReleasePages";
import { keepLastGoodList, type LastGoodList, readLastGoodList } from "./lastGoodList";
import { RequestFailure } from "./requestPage";

/** Where {@link readReleases} reads and what it tells of it. */
export interface ReadOptions extends Pick<FetchOptions, "token" | "wait" | "timeLimit" | "overallTimeLimit"> {
  settings: Settings;
  /** Folder of the site, where `static` and `.cache` lie. */
  siteDirectory: string;
  /** Hears what a maintainer should know although the build goes on. */
  warn: (message: string) => void;
  now?: (() => Date) | undefined;
}

/**
 * The releases that a build shows.
 *
 * - `releases`: published ones, in the API's order
 * - `readAt`: when the API gave this list (or the sample file was read), ISO 8601 in UTC
 * - `liveUrl`: what the browser asks for the newest state; a path within the site for the sample list
 * - `isSample`: the list that ships with the site stands in for a repository's
 */
export interface ReleaseList {
  releases: Release[];
  readAt: string;
  liveUrl: string;
  isSample: boolean;
}

/**
 * Reads the release list: of the repository, else its last good list, and of the sample file where no repository is set.
 *
 * @throws Error with repository, reason and remedy where there is neither a list nor an earlier one
 */
export async function readReleases(options: ReadOptions): Promise<ReleaseList> {
  const { settings, warn, now = () => new Date() } = options;
  if (settings.repository) return readRepository(settings.repository, options);

  warn(
    `No repository is set, so the site shows the sample releases of static${SAMPLE_RELEASES_PATH}. ` +
      "Set RELEASES_REPOSITORY to owner/name to show real ones.",
  );
  const file = path.join(options.siteDirectory, "static", SAMPLE_RELEASES_PATH);
  const entries: unknown = JSON.parse(await readFile(file, "utf8"));
  return {
    releases: publishedReleases(entries, SAMPLE_RELEASES_PATH, warn),
    readAt: now().toISOString(),
    liveUrl: SAMPLE_RELEASES_PATH,
    isSample: true,
  };
}

async function readRepository(repository: Repository, options: ReadOptions): Promise<ReleaseList> {
  const { settings, siteDirectory, warn, now = () => new Date(), ...fetchOptions } = options;
  const endpoint = releasesEndpoint(settings.apiUrl, repository);
  const folder = path.join(siteDirectory, KEPT_FOLDER);
  const lastGood = await findLastGoodList(folder, endpoint, warn);
  const asList = ({ pages, readAt }: LastGoodList): ReleaseList => ({
    releases: releasesOf(pages, endpoint, warn),
    readAt,
    liveUrl: endpoint,
    isSample: false,
  });

  let current: LastGoodList;
  let list: ReleaseList;
  try {
    const pages = await fetchReleasePages(endpoint, {
      ...fetchOptions,
      knownPages: lastGood?.pages ?? [],
      onRetry: (message) => warn(`${endpoint}: ${message}.`),
    });
    current = { readAt: now().toISOString(), pages };
    list = asList(current);
  } catch (error) {
    const reason = errorText(error);
    const problem = `The releases of ${repository.owner}/${repository.name} could not be read from ${endpoint}: ${reason}.`;
    if (!lastGood) {
      throw new Error(`${problem} No list of an earlier build is kept, so there is nothing to show. ${remedyFor(error)}`, {
        cause: error,
      });
    }
    warn(`${problem} The list of ${lastGood.readAt} is used instead. ${remedyFor(error)}`);
    return asList(lastGood);
  }
  if (list.releases.length === 0 && lastGood && releasesOf(lastGood.pages, endpoint).length > 0) {
    warn(`${endpoint} now has no release, where it had some on ${lastGood.readAt}: the site will say so.`);
  }
  try {
    await keepLastGoodList(folder, endpoint, current);
  } catch (error) {
    const reason = errorText(error);
    warn(`The list of ${endpoint} could not be kept for later builds (${logText(reason)}).`);
  }
  return list;
}

/** The last good list, if one is kept and can be used. Without it the build still has the API. */
async function findLastGoodList(folder: string, endpoint: string, warn: ReadOptions["warn"]): Promise<LastGoodList | null> {
  try {
    const list = await readLastGoodList(folder, endpoint);
    if (list) releasesOf(list.pages, endpoint);
    return list;
  } catch (error) {
    const reason = errorText(error);
    warn(`The list of ${endpoint} that an earlier build has kept cannot be used and is left aside (${logText(reason)}).`);
    return null;
  }
}

function releasesOf(pages: LastGoodList["pages"], endpoint: string, warn: ReadOptions["warn"] = () => undefined): Release[] {
  return publishedReleases(
    pages.flatMap((page) => page.entries),
    endpoint,
    warn,
  );
}

/**
 * The releases of a list as the API gave it, page by page put together. Drafts are for maintainers alone, and a token can see
 * them: they go here, before anything is made of the list.
 */
export function publishedReleases(entries: unknown, source: string, warn: (message: string) => void): Release[] {
  const { releases, rejected } = checkGitHubReleases(entries);
  for (const { position, reason } of rejected) {
    warn(`${source}: entry ${position + 1} of the list is no usable release and is left out (${reason}).`);
  }
  return releases.filter((release) => !release.draft).map(toRelease);
}

function remedyFor(error: unknown): string {
  const status = error instanceof RequestFailure ? error.status : null;
  if (status === 401) return "GITHUB_TOKEN is not valid: renew it or unset it.";
  if (status === 403 || status === 429) return "Set GITHUB_TOKEN for a higher rate limit, or build again later.";
  if (status === 404) return "Check RELEASES_REPOSITORY; a private repository also needs a GITHUB_TOKEN that may read it.";
  return "Check the network and RELEASES_API_URL, see https://www.githubstatus.com, and build again.";
}

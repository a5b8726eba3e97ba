import { readFile } from "node:fs/promises";
import path from "node:path";
import { RequestError } from "@octokit/request-error";
import { checkGitHubReleases } from "../releases/githubRelease";
import type { Release } from "../releases/release";
import { releasesEndpoint, SAMPLE_RELEASES_PATH } from "../releases/releasesEndpoint";
import { toRelease } from "../releases/toRelease";
import type { Settings } from "../site/settings";
import { describeFailure, type FetchOptions, fetchReleasePages, type ReleasePage } from "./fetchReleasePages";

/** The answer of the last successful build, as it is kept in Gatsby's cache. `readAt` is ISO 8601 in UTC. */
export interface LastGoodList {
  readAt: string;
  pages: ReleasePage[];
}

/** Where {@link readReleases} keeps the last good list: Gatsby's cache, or a stand-in for it. */
export interface ListCache {
  get(key: string): Promise<LastGoodList | undefined>;
  set(key: string, list: LastGoodList): Promise<LastGoodList>;
}

/** Where {@link readReleases} reads and what it tells of it. */
export interface ReadOptions extends Pick<FetchOptions, "token" | "wait" | "timeLimit"> {
  settings: Settings;
  cache: ListCache;
  /** Folder of the site, where `static` lies. */
  siteDirectory: string;
  /** Hears what a maintainer should know although the build goes on. */
  warn: (message: string) => void;
  now?: () => Date;
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

async function readRepository(
  repository: NonNullable<Settings["repository"]>,
  { settings, cache, token, wait, timeLimit, warn, now = () => new Date() }: ReadOptions,
): Promise<ReleaseList> {
  const endpoint = releasesEndpoint(settings.apiUrl, repository);
  const cacheKey = `last good list of ${endpoint}`;
  const lastGood = await cache.get(cacheKey);
  const toList = ({ pages, readAt }: LastGoodList): ReleaseList => ({
    releases: publishedReleases(
      pages.flatMap((page) => page.entries),
      endpoint,
      warn,
    ),
    readAt,
    liveUrl: endpoint,
    isSample: false,
  });

  try {
    const pages = await fetchReleasePages(endpoint, {
      token,
      wait,
      timeLimit,
      knownPages: lastGood?.pages ?? [],
      onRetry: (message) => warn(`${endpoint}: ${message}.`),
    });
    const current = { readAt: now().toISOString(), pages };
    const list = toList(current);
    await cache.set(cacheKey, current);
    return list;
  } catch (error) {
    const problem = `The releases of ${repository.owner}/${repository.name} could not be read from ${endpoint}: ${describeFailure(error)}.`;
    if (!lastGood) {
      throw new Error(`${problem} No list of an earlier build is cached, so there is nothing to show. ${remedyFor(error)}`, {
        cause: error,
      });
    }
    warn(`${problem} The list of ${lastGood.readAt} is used instead. ${remedyFor(error)}`);
    return toList(lastGood);
  }
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
  const status = error instanceof RequestError ? error.status : 500;
  if (status === 401) return "GITHUB_TOKEN is not valid: renew it or unset it.";
  if (status === 403 || status === 429) return "Set GITHUB_TOKEN for a higher rate limit, or build again later.";
  if (status === 404) return "Check RELEASES_REPOSITORY; a private repository also needs a GITHUB_TOKEN that may read it.";
  return "Check the network and RELEASES_API_URL, see https://www.githubstatus.com, and build again.";
}

import { htmlFileOf } from "../../src/gatsbyInternals/publicFolder";
import { errorText } from "../../src/releases/errorText";
import { logText } from "../../src/releases/logText";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import type { Release } from "../../src/releases/release";
import { type Repository, releasesEndpoint } from "../../src/releases/releasesEndpoint";
import { releaseFeedPath, routes } from "../../src/site/links";
import { type LastGoodList, readLastGoodList } from "../../src/sourcing/lastGoodList";
import { publishedReleases } from "../../src/sourcing/publishedReleases";
import { compareDownloadPage, compareFeed, comparePlainList } from "../releaseFiles/comparePublished";
import { compareReleases } from "../releaseFiles/compareReleases";
import { compareDownloadData, DOWNLOAD_DATA_FILE, parseDownloadData } from "../releaseFiles/downloadData";
import { parseReleaseFile } from "../releaseFiles/parseReleaseFile";
import { readReleased } from "../releaseFiles/readReleased";
import type { BuiltSite } from "./builtSite";

/** What {@link checkReleases} needs beside the folder. */
export interface ReleaseOptions {
  /** For the calls to the API. */
  token?: string | undefined;
  /** The folder in which the build keeps the list that it read. */
  keptFolder: string;
  /** Called with what does not keep the folder from being published. */
  warn: (message: string) => void;
  /** Waits for this number of milliseconds. Tests replace it so that they need not wait. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
}

/** Time limit for reading the API, in milliseconds. The answer can only stop a wrong folder, and a release should not wait long. */
const OVERALL_TIME_LIMIT = 60_000;

/**
 * The API's answer may be this old, in milliseconds (`cache-control: max-age=60`). A release that was published in the last minute
 * before the build read the list may be missing from it.
 */
const AGE_OF_ANSWER = 60_000;

/** What to do about a difference. */
const REMEDY = "Build again; if that does not help, delete .cache and public first.";

/**
 * Checks that all releases are in the folder as the API has them, and that each file that shows releases shows these.
 * If there is no repository, or the API cannot be read, the files are compared with each other alone: a build then shows the last
 * good list on purpose (docs/rules.md, 14.3).
 */
export async function checkReleases(site: BuiltSite, options: ReleaseOptions): Promise<string[]> {
  const { settings, textOf } = site;
  const built = parseReleaseFile(textOf(ALL_RELEASES_PATH.slice(1)), `public${ALL_RELEASES_PATH}`);
  const data = parseDownloadData(textOf(DOWNLOAD_DATA_FILE), `public/${DOWNLOAD_DATA_FILE}`);
  let expected: readonly Release[] = built;
  if (settings.repository) expected = await findExpected(site, settings.repository, built, data.releaseList.readAt, options);
  else options.warn("No repository is set, so the releases were not compared with the API.");
  return [
    ...compareReleases(expected, built),
    ...compareDownloadPage(expected[0], textOf(htmlFileOf(routes.download)), site.url),
    ...compareDownloadData(expected, data),
    ...compareFeed(expected, textOf(releaseFeedPath.slice(1)), site.url),
    ...comparePlainList(expected, textOf(PLAIN_LIST_PATH.slice(1))),
  ].map((problem) => `${problem}. ${REMEDY}`);
}

/**
 * The releases that the folder must show: those that the API had when the build read its list. What has changed since then is for
 * the next deployment, and only a warning.
 *
 * @param readAt when the build read its list, ISO 8601
 */
async function findExpected(
  { settings: { apiUrl } }: BuiltSite,
  repository: Repository,
  built: readonly Release[],
  readAt: string,
  { token, keptFolder, warn, wait }: ReleaseOptions,
): Promise<readonly Release[]> {
  const endpoint = releasesEndpoint(apiUrl, repository);
  const kept = await findKeptList(keptFolder, endpoint, readAt, warn);
  let released: Release[];
  try {
    const known = { knownPages: kept?.pages ?? [], overallTimeLimit: OVERALL_TIME_LIMIT };
    released = await readReleased(endpoint, { token, wait, warn, ...known });
  } catch (error) {
    warn(`${errorText(error)}. The list in public is from ${readAt}; its files were compared with each other alone.`);
    return built;
  }
  const expected = releasesAt(readAt, released, kept && releasesOf(kept, endpoint));
  const earlier = compareReleases(expected, built);
  for (const difference of compareReleases(released, built)) {
    if (!earlier.includes(difference)) warn(`${difference}. It changed after ${readAt}; the next deployment shows it.`);
  }
  return expected;
}

/**
 * The API's releases at the time when the build read them. The API does not say what has changed since then, but the build has kept
 * its list. That list counts unless it lacks a release that had been published before: then the build has read the API wrongly.
 */
function releasesAt(readAt: string, released: readonly Release[], kept: readonly Release[] | null): readonly Release[] {
  const latest = Date.parse(readAt) - AGE_OF_ANSWER;
  const publishedBefore = released.filter(({ date }) => date === null || Date.parse(date) < latest);
  const keptIds = new Set(kept?.map(({ id }) => id));
  return kept && publishedBefore.every(({ id }) => keptIds.has(id)) ? kept : publishedBefore;
}

/** The list that the build has kept; null if there is none, or it is not the one of the folder: then the API alone counts. */
async function findKeptList(
  keptFolder: string,
  endpoint: string,
  readAt: string,
  warn: ReleaseOptions["warn"],
): Promise<LastGoodList | null> {
  try {
    const list = await readLastGoodList(keptFolder, endpoint);
    return list?.readAt === readAt ? list : null;
  } catch (error) {
    warn(`The list that the build kept in ${keptFolder} cannot be read and is ignored (${logText(errorText(error))}).`);
    return null;
  }
}

function releasesOf({ pages }: LastGoodList, endpoint: string): Release[] {
  const entries = pages.flatMap((page) => page.entries);
  return publishedReleases(entries, endpoint, () => undefined);
}

import { setTimeout as sleep } from "node:timers/promises";
import { errorText } from "../../src/releases/errorText";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import type { Release } from "../../src/releases/release";
import { type Repository, releasesEndpoint } from "../../src/releases/releasesEndpoint";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { releaseFeedPath, routes } from "../../src/site/links";
import { compareDownloadPage, compareFeed, comparePlainList } from "../releaseFiles/compareNewest";
import { compareReleases } from "../releaseFiles/compareReleases";
import { parseReleaseFile } from "../releaseFiles/parseReleaseFile";
import { readReleased } from "../releaseFiles/readReleased";
import { readDeployedFile } from "./deployedFile";
import { tryDownloads } from "./tryDownloads";

/** What {@link checkSite} compares: a published site and the releases of a repository. */
export interface CheckOptions {
  /** URL of the site with its path prefix, without a trailing slash. */
  site: string;
  repository: Repository;
  apiUrl: string;
  /** For the calls to the API. */
  token?: string | undefined;
  /** Waits for this number of milliseconds. Tests replace it so that they need not wait. */
  wait?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit?: number | undefined;
}

/**
 * The result of {@link checkSite}.
 *
 * - `problems`: a line for each difference that both looks found. A deployment may mend it
 * - `failures`: a line if both looks could not read the API, so that nothing was compared with it
 * - `deadDownloads`: a line for each file that is gone. No deployment can mend that
 * - `warnings`: a line for each difference that only one look found, and for each file that could not be checked
 * - `downloads`: how many download URLs were tried
 */
export interface CheckResult {
  problems: string[];
  failures: string[];
  deadDownloads: string[];
  warnings: string[];
  downloads: number;
}

/** Pause before the second look, in milliseconds: a deployment may be under way, or a cache may be behind. */
const SECOND_LOOK_PAUSE = 60_000;

/**
 * Compares a published site with the releases API, and tries the download URLs of its newest releases, as many as /download shows
 * at first. If one part cannot be read, that is listed and the other parts are still checked.
 *
 * It looks twice before it speaks: only what both looks find is a problem (docs/rules.md, 14.12).
 */
export async function checkSite(options: CheckOptions): Promise<CheckResult> {
  const { wait = sleep, timeLimit = 20_000 } = options;
  const looks = [await look(options, timeLimit)];
  if (looks.some(({ problems, failures }) => problems.length + failures.length > 0)) {
    await wait(SECOND_LOOK_PAUSE);
    looks.push(await look(options, timeLimit));
  }
  const found = [...new Set(looks.flatMap(({ problems }) => problems))];
  const isFoundAlways = (problem: string) => looks.every(({ problems }) => problems.includes(problem));
  const failures = [...new Set(looks.flatMap((one) => one.failures))];
  const isNeverRead = looks.every((one) => one.failures.length > 0);

  const newest = looks.at(-1)?.deployed.slice(0, RELEASES_PER_STEP) ?? [];
  const urls = newest.flatMap(({ downloadUrl, files }) => [downloadUrl ?? [], files.map((file) => file.downloadUrl)].flat());
  const downloadUrls = [...new Set(urls)];
  const { dead, unchecked } = await tryDownloads(downloadUrls, { ...options, wait, timeLimit });
  return {
    problems: found.filter(isFoundAlways),
    failures: isNeverRead ? failures : [],
    deadDownloads: dead,
    warnings: [
      ...new Set(looks.flatMap(({ warnings }) => warnings)),
      ...(isNeverRead ? [] : failures),
      ...found.filter((problem) => !isFoundAlways(problem)).map((problem) => `Seen only once in two looks: ${problem}`),
      ...unchecked,
    ],
    downloads: downloadUrls.length,
  };
}

/**
 * The exit code of the command: 0 if all is well, 2 if the site differs, 1 if it could not be compared, and 3 if only downloads are
 * dead. 1 is also what any program gives that fails.
 */
export function exitCodeOf({ problems, failures, deadDownloads }: CheckResult): number {
  if (problems.length > 0) return 2;
  if (failures.length > 0) return 1;
  return deadDownloads.length > 0 ? 3 : 0;
}

/** What one look finds. `deployed` is empty if the site's file of all releases could not be read. */
interface Look {
  problems: string[];
  failures: string[];
  warnings: string[];
  deployed: Release[];
}

async function look({ site, repository, apiUrl, token, wait }: CheckOptions, timeLimit: number): Promise<Look> {
  const problems: string[] = [];
  const failures: string[] = [];
  const warnings: string[] = [];
  const attempt = <Value>(reading: Promise<Value>, list = problems) =>
    reading.catch((error: unknown) => {
      list.push(errorText(error));
      return null;
    });
  const readFile = (path: string) => attempt(readDeployedFile(site + path, timeLimit));

  const warn = (message: string) => warnings.push(message);
  const reading = readReleased(releasesEndpoint(apiUrl, repository), { token, wait, timeLimit, warn });
  const released = await attempt(reading, failures);
  const downloadPage = await readFile(routes.download);
  const feed = await readFile(releaseFeedPath);
  const plainList = await readFile(PLAIN_LIST_PATH);
  const releaseFile = site + ALL_RELEASES_PATH;
  const deployed = await attempt(readDeployedFile(releaseFile, timeLimit).then((text) => parseReleaseFile(text, releaseFile)));

  if (released) {
    const [newest] = released;
    if (downloadPage !== null) problems.push(...compareDownloadPage(newest, downloadPage));
    if (feed !== null) problems.push(...compareFeed(newest, feed));
    if (plainList !== null) problems.push(...comparePlainList(newest, plainList));
    if (deployed) problems.push(...compareReleases(released, deployed));
  }
  return { problems, failures, warnings, deployed: deployed ?? [] };
}

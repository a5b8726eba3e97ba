import { setTimeout as sleep } from "node:timers/promises";
import { APP_DATA_FILE } from "../../src/gatsbyInternals/publicFolder";
import { renderQrCode } from "../../src/publishing/downloadQrCode";
import { errorText } from "../../src/releases/errorText";
import { logText } from "../../src/releases/logText";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import type { Release } from "../../src/releases/release";
import { type Repository, releasesEndpoint } from "../../src/releases/releasesEndpoint";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../../src/site/links";
import { compareDownloadPage, compareFeed, comparePlainList } from "../releaseFiles/comparePublished";
import { compareReleases } from "../releaseFiles/compareReleases";
import { compareDownloadData, DOWNLOAD_DATA_FILE, parseDownloadData } from "../releaseFiles/downloadData";
import { parseReleaseFile } from "../releaseFiles/parseReleaseFile";
import { readReleased } from "../releaseFiles/readReleased";
import { readDeployedFile } from "./deployedFile";
import { fewAtOnce } from "./fewAtOnce";
import { addressOf, checkPage, compareBuilds, filesOf, PAGES, parsePage } from "./pages";
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
 * - `problems`: a line for each difference, and for each missing or broken file, that both looks found. A deployment may mend it
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
 * Reads every page of a published site and every file of the site that these name, compares them with the releases API, and tries
 * the download URLs of the newest releases, as many as /download shows at first. If one part cannot be read, that is listed and the
 * other parts are still checked.
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
  const warn = (message: string) => warnings.push(message);
  const endpoint = releasesEndpoint(apiUrl, repository);
  const released = await attempt(readReleased(endpoint, { token, wait, timeLimit, warn }), failures);

  const read = (url: string, status?: number) => readDeployedFile(url, { timeLimit, status });
  const attempted = await fewAtOnce(PAGES, (page) =>
    attempt(read(site + page.route, page.status).then((file) => parsePage(file, page))),
  );
  const pages = attempted.filter((page) => page !== null);
  const siteUrl = pages.map(addressOf).find((address) => address !== undefined) ?? site;
  const qrCode = renderQrCode(siteUrl + routes.download);
  const releaseFile = site + ALL_RELEASES_PATH;
  const deployed = await attempt(read(releaseFile).then(({ text }) => parseReleaseFile(text, releaseFile)));
  if (released && deployed) problems.push(...compareReleases(released, deployed));
  const comparisons: Record<string, (text: string) => string[]> = {
    [QR_CODE_PATH]: (text) => (text === qrCode ? [] : [`${QR_CODE_PATH}: it does not lead to ${logText(siteUrl)}/download`]),
    [`/${APP_DATA_FILE}`]: (text) => pages.flatMap((page) => compareBuilds(page, text)),
    ...(released && {
      [`/${DOWNLOAD_DATA_FILE}`]: (text: string) =>
        compareDownloadData(released, parseDownloadData(text, `${site}/${DOWNLOAD_DATA_FILE}`)),
      [routes.download]: (text: string) => compareDownloadPage(released[0], text, siteUrl),
      [releaseFeedPath]: (text: string) => compareFeed(released, text, siteUrl),
      [PLAIN_LIST_PATH]: (text: string) => comparePlainList(released, text),
    }),
  };
  for (const page of pages) {
    problems.push(...checkPage(page, siteUrl, new URL(apiUrl).origin), ...(comparisons[page.page.route]?.(page.text) ?? []));
  }
  const paths = Object.keys(comparisons).filter((path) => PAGES.every(({ route }) => route !== path));
  const urls = new Set([...paths.map((path) => site + path), ...pages.flatMap((page) => filesOf(page, site, siteUrl))]);
  const found = await fewAtOnce([...urls], (url) =>
    attempt(read(url).then(({ text }) => comparisons[url.replace(site, "")]?.(text) ?? [])),
  );
  problems.push(...found.flatMap((lines) => lines ?? []));
  return { problems, failures, warnings, deployed: deployed ?? [] };
}

import { errorText } from "../../src/releases/errorText";
import type { Release } from "../../src/releases/release";
import { type Repository, releasesEndpoint } from "../../src/releases/releasesEndpoint";
import { type FetchOptions, fetchReleasePages } from "../../src/sourcing/fetchReleasePages";
import { publishedReleases } from "../../src/sourcing/publishedReleases";
import { compareReleases, compareVersions } from "./compareReleases";
import { readAnnouncedVersion, readDeployedReleases } from "./deployedSite";
import { findDeadDownloads } from "./findDeadDownloads";

/** What {@link checkSite} compares: a published site and the releases of a repository. */
export interface CheckOptions extends Pick<FetchOptions, "token" | "wait"> {
  /** URL of the site with its path prefix, without a trailing slash. */
  site: string;
  repository: Repository;
  apiUrl: string;
  /** Time limit of one call, in milliseconds. */
  timeLimit?: number;
}

/** The result of {@link checkSite}: a line for each difference, and how many download URLs it tried. */
export interface CheckResult {
  problems: string[];
  downloads: number;
}

/**
 * Compares a published site with the releases API, and tries every download URL that the site gives to its visitors. If one part
 * cannot be read, that is listed as a problem and the other parts are still checked.
 */
export async function checkSite({ site, repository, apiUrl, token, wait, timeLimit = 20_000 }: CheckOptions): Promise<CheckResult> {
  const endpoint = releasesEndpoint(apiUrl, repository);
  const problems: string[] = [];
  const attempt = <Value>(reading: Promise<Value>) =>
    reading.catch((error: unknown) => {
      problems.push(errorText(error));
      return null;
    });

  const released = await attempt(readReleased(endpoint, { token, wait, timeLimit }));
  const announced = await attempt(readAnnouncedVersion(site, timeLimit));
  const deployed = await attempt(readDeployedReleases(site, timeLimit));

  if (released && announced) problems.push(...compareVersions(released[0]?.version, announced.version));
  if (released && deployed) problems.push(...compareReleases(released, deployed));
  const downloadUrls = [...new Set(deployed?.flatMap(({ downloadUrl }) => downloadUrl ?? []))];
  problems.push(...(await findDeadDownloads(downloadUrls, { apiUrl, token, timeLimit })));
  return { problems, downloads: downloadUrls.length };
}

async function readReleased(endpoint: string, options: FetchOptions): Promise<Release[]> {
  try {
    const pages = await fetchReleasePages(endpoint, options);
    const entries = pages.flatMap((page) => page.entries);
    // No warnings: the build already warned about each entry that is not usable, and left it out too.
    return publishedReleases(entries, endpoint, () => undefined);
  } catch (error) {
    throw new Error(`${endpoint}: the releases could not be read: ${errorText(error)}`, {
      cause: error,
    });
  }
}

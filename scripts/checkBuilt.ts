import { readFile } from "node:fs/promises";
import path from "node:path";
import { checkGitHubReleases } from "../src/releases/githubRelease";
import { errorText } from "../src/releases/safeText";
import { isLoopback, releasesEndpoint, SAMPLE_RELEASES_PATH } from "../src/releases/urls";
import { type Environment, KEPT_FOLDER, readSettings } from "../src/site/settings";
import { readLastGoodList } from "../src/sourcing/lastGoodList";
import { checkSite } from "./siteCheck/checkSite";
import { folderReader } from "./siteCheck/readSite";

/** Checks that the folder `public` shows the list that the build kept. Makes no call. Returns a line for each problem. */
export async function checkBuilt(siteDirectory: string, environment: Environment): Promise<string[]> {
  const { repository, apiUrl, siteUrl, pathPrefix } = readSettings(environment);
  const address = siteUrl + pathPrefix;
  const isRefused = !repository && environment.SAMPLE_RELEASES !== "true";
  if (isRefused) return ["No repository is set, so visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name."];
  if (isLoopback(new URL(address)) && !environment.SITE_URL) return [`${address}: this is no public address. Set SITE_URL.`];
  const liveUrl = repository ? releasesEndpoint(apiUrl, repository) : SAMPLE_RELEASES_PATH;
  const entries: unknown = repository
    ? (await readLastGoodList(path.join(siteDirectory, KEPT_FOLDER), liveUrl))?.pages.flatMap((page) => page.entries)
    : JSON.parse(await readFile(path.join(siteDirectory, "static", liveUrl), "utf8"));
  if (!entries) return [`${liveUrl}: no build has kept this list in ${KEPT_FOLDER}`];
  const { releases } = checkGitHubReleases(entries);
  const expected = { siteUrl: address, address, releases, liveUrl, apiOrigin: repository && new URL(apiUrl).origin };
  return checkSite(folderReader(path.join(siteDirectory, "public")), expected);
}

const REMEDY = "Build again with the settings of the published site. If that does not help, delete .cache and public first.";

if (require.main === module) {
  checkBuilt(process.cwd(), process.env)
    .catch((error: unknown) => [errorText(error)])
    .then((problems) => {
      for (const line of problems.length > 0 ? [...problems, REMEDY] : ["The folder public can be published."]) console.log(line);
      process.exitCode = problems.length > 0 ? 1 : 0;
    });
}

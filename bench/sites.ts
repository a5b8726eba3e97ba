import path from "node:path";
import { type ReleasesApi, startReleasesApi } from "../harness/releasesApi";
import { copySite, type SiteCopy } from "../harness/siteCopy";
import { checkGitHubReleases } from "../src/releases/githubRelease";
import { releasesEndpoint } from "../src/releases/urls";
import { fullSizeReleases } from "./fullSizeReleases";
import { leanPages } from "./leanPage";
import { type StaticServer, startStaticServer } from "./staticServer";

/** The repository that the local API knows. */
const REPOSITORY = { owner: "octo", name: "player" };

/** The environment variables that make a build read its releases from this API. */
export function settingsFor(api: ReleasesApi): Record<string, string> {
  return { RELEASES_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`, RELEASES_API_URL: api.url };
}

/**
 * Builds a copy of the site.
 *
 * @param settings environment variables, see {@link settingsFor}
 * @returns the folder with the published files
 * @throws Error with the output of the build if it fails
 */
export async function build(site: SiteCopy, settings: Record<string, string>): Promise<string> {
  const { exitCode, output } = await site.build(settings);
  if (exitCode !== 0) throw new Error(`The build in ${site.directory} failed:\n${output}`);
  return path.join(site.directory, "public");
}

/** A built site that is served until it is disposed of. */
export interface ServedSite extends StaticServer {
  /** The folder with the published files. */
  directory: string;
}

/** Builds the site with its sample releases and serves it. */
export async function serveSampleSite(): Promise<ServedSite> {
  console.log("Building the site with its sample releases ...");
  const directory = await build(await copySite("bench-sample"), { SAMPLE_RELEASES: "true" });
  return { directory, ...(await startStaticServer(directory)) };
}

/**
 * Builds the site from an API with `count` releases of the size that GitHub sends, and serves it, with the lean pages of the same
 * releases.
 */
export async function serveSiteFromApi(count: number): Promise<ServedSite & { api: ReleasesApi }> {
  const api = await startReleasesApi(fullSizeReleases(count));
  console.log(`Building the site with ${count} releases ...`);
  const directory = await build(await copySite(`bench-${count}`), settingsFor(api));
  const pages = leanPages({
    releases: checkGitHubReleases(api.releases).releases,
    repositoryUrl: `https://github.com/${REPOSITORY.owner}/${REPOSITORY.name}`,
    releasesUrl: releasesEndpoint(api.url, REPOSITORY),
  });
  const server = await startStaticServer(directory, pages);
  return {
    ...server,
    directory,
    api,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await api.close();
    },
  };
}

import path from "node:path";
import { fullSizeReleases } from "../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../harness/releasesApi";
import { copySite, type SiteCopy } from "../harness/siteCopy";
import { checkGitHubReleases } from "../src/releases/githubRelease";
import { releasesEndpoint } from "../src/releases/releasesEndpoint";
import { toRelease } from "../src/releases/toRelease";
import { leanPages } from "./leanPage";
import { startStaticServer } from "./staticServer";

/** Whose releases the API gives. */
const REPOSITORY = { owner: "octo", name: "player" };

/** Where the releases of a build come from, in the variables that it reads. */
export function settingsFor(api: ReleasesApi): Record<string, string> {
  return { RELEASES_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`, RELEASES_API_URL: api.url };
}

/**
 * Builds a copy of the site.
 *
 * @returns the folder that was built
 * @throws Error with what the build printed where it fails
 */
export async function build(site: SiteCopy, settings: Record<string, string> = {}): Promise<string> {
  const { exitCode, output } = await site.build(settings);
  if (exitCode !== 0) throw new Error(`The build in ${site.directory} failed:\n${output}`);
  return path.join(site.directory, "public");
}

/** Builds the site with its sample releases, as it comes. Gives the folder. */
export async function buildSampleSite(): Promise<string> {
  console.log("Building the site with its sample releases ...");
  return build(await copySite("bench-sample"));
}

/** Builds the site from an API with so many releases, each of the size that GitHub sends. The API goes on running. */
export async function buildSiteFromApi(count: number): Promise<{ directory: string; api: ReleasesApi }> {
  const api = await startReleasesApi(fullSizeReleases(count));
  console.log(`Building the site with ${count} releases ...`);
  const directory = await build(await copySite(`bench-${count}`), settingsFor(api));
  return { directory, api };
}

/** A site that is served with the lean pages beside it. */
export interface ComparedSite {
  /** URL without a trailing slash. */
  url: string;
  /** Where its releases come from, as many as it holds. */
  api: ReleasesApi;
  close: () => Promise<void>;
}

/** Builds the site with so many releases and serves it; at {@link LEAN_PATHS} lean pages of the same releases. */
export async function serveWithLeanPages(count: number): Promise<ComparedSite> {
  const { directory, api } = await buildSiteFromApi(count);
  const pages = leanPages({
    releases: checkGitHubReleases(api.releases).releases.map(toRelease),
    repositoryUrl: `https://github.com/${REPOSITORY.owner}/${REPOSITORY.name}`,
    releasesUrl: releasesEndpoint(api.url, REPOSITORY),
  });
  const server = await startStaticServer(directory, pages);
  return {
    url: server.url,
    api,
    close: async () => {
      await server.close();
      await api.close();
    },
  };
}

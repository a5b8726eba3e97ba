import path from "node:path";
import { type ReleasesApi, startReleasesApi } from "../harness/releasesApi";
import { copySite, type SiteCopy } from "../harness/siteCopy";
import { checkGitHubReleases } from "../src/releases/githubRelease";
import { releasesEndpoint } from "../src/releases/releasesEndpoint";
import { toRelease } from "../src/releases/toRelease";
import { fullSizeReleases } from "./fullSizeReleases";
import { leanPages } from "./leanPage";
import { startStaticServer } from "./staticServer";

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
export async function build(site: SiteCopy, settings: Record<string, string> = {}): Promise<string> {
  const { exitCode, output } = await site.build(settings);
  if (exitCode !== 0) throw new Error(`The build in ${site.directory} failed:\n${output}`);
  return path.join(site.directory, "public");
}

/** Builds the site with its sample releases. Returns the folder with the published files. */
export async function buildSampleSite(): Promise<string> {
  console.log("Building the site with its sample releases ...");
  return build(await copySite("bench-sample"), { SAMPLE_RELEASES: "true" });
}

/** Builds the site from an API with `count` releases of the size that GitHub sends. The API runs until the caller closes it. */
export async function buildSiteFromApi(count: number): Promise<{ directory: string; api: ReleasesApi }> {
  const api = await startReleasesApi(fullSizeReleases(count));
  console.log(`Building the site with ${count} releases ...`);
  const directory = await build(await copySite(`bench-${count}`), settingsFor(api));
  return { directory, api };
}

/** A served site that has the lean pages too. */
export interface ComparedSite {
  /** URL without a trailing slash. */
  url: string;
  /** The API that the site reads its releases from. */
  api: ReleasesApi;
  close: () => Promise<void>;
}

/** Builds the site with `count` releases and serves it, with lean pages of the same releases at {@link LEAN_PATHS}. */
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

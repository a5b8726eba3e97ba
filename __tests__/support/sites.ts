import { githubReleases } from "../../harness/githubReleases";

/** Releases at the API of {@link SITES.player} when it is built. */
export const PLAYER_RELEASES = 45;

/** The token with which {@link SITES.player} is built: it must be found nowhere. */
export const TOKEN = "ghp_thisTokenMustNotBeFoundAnywhere0000";

/** File in the folder of a site that holds what its build printed. */
export const BUILD_LOG = "build.log";

/**
 * The sites that the browser tests visit, each with its settings, the port it is served on and the releases that its API gives
 * during the build.
 */
export const SITES = {
  /** As it comes: no setting at all, hence the sample releases. */
  sample: site(9201, {}),
  /** A repository's releases, under a path prefix. */
  player: site(9202, { apiPort: 9302, prefix: "/arietta", releases: () => githubReleases(PLAYER_RELEASES), token: TOKEN }),
  /** A repository without any release. */
  empty: site(9203, { apiPort: 9303, releases: () => [] }),
};

interface SiteOptions {
  apiPort?: number;
  prefix?: string;
  releases?: () => unknown[];
  token?: string;
}

function site(port: number, { apiPort, prefix = "", releases = () => [], token }: SiteOptions) {
  const origin = `http://127.0.0.1:${port}`;
  const settings: Record<string, string> = { SITE_URL: origin };
  if (apiPort) Object.assign(settings, { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: `http://127.0.0.1:${apiPort}` });
  if (prefix) settings.PATH_PREFIX = prefix;
  if (token) settings.GITHUB_TOKEN = token;
  return { port, apiPort, prefix, origin, url: origin + prefix, settings, releases };
}

/** The sites that the browser tests visit. */
import { githubReleases } from "../../harness/githubReleases";

/** How many releases {@link SITES.player} is built from. */
export const PLAYER_RELEASES = 45;

/** The token that {@link SITES.player} is built with. No file and no log may contain it (docs/rules.md, 12.8). */
export const TOKEN = "ghp_thisTokenMustNotBeFoundAnywhere0000";

/** Name of the file with the output of the build, in the folder of each site. */
export const BUILD_LOG = "build.log";

/** The folder in `.sites` in which every site is built. */
export const BUILT_SITE = "built";

/**
 * The sites by name, each with its settings, its port, and the releases and port of its API during the build. They are built in this
 * order: a build with the path prefix of the one before it finds its caches.
 */
export const SITES = {
  /** A site without a repository, so with the sample releases (docs/rules.md, 14.4). */
  sample: site(9201, {}),
  /** A repository without any release. */
  empty: site(9203, { apiPort: 9303, releases: () => [] }),
  /** A repository with releases, and a path prefix. */
  player: site(9202, { apiPort: 9302, prefix: "/arietta", releases: () => githubReleases(PLAYER_RELEASES), token: TOKEN }),
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
  else settings.SAMPLE_RELEASES = "true";
  if (prefix) settings.PATH_PREFIX = prefix;
  if (token) settings.GITHUB_TOKEN = token;
  return { port, apiPort, prefix, origin, url: origin + prefix, settings, releases };
}

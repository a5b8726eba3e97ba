/** The URL of a repository's page. GitHub Enterprise Server has its API on the same host. */
export function repositoryPage(
  apiUrl: string,
  { owner, name }: { owner: string; name: string },
): string {
  const { protocol, host } = new URL(apiUrl);
  return `${protocol}//${host.replace(/^api\./, "")}/${owner}/${name}`;
}

// Paths within the site, without the path prefix.

export const routes = {
  home: "/",
  download: "/download",
  versions: "/download#versions",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** Files that the build writes, and files in `static`. */
export const paths = {
  allReleases: "/releases.json",
  releaseFeed: "/releases.atom",
  /** Opens the download page. */
  qrCode: "/download.svg",
  logo: "/logo.svg",
  record: "/broken-record.svg",
  particles: "/particles.svg",
} as const;

/** Named only by the build, so that no script in a browser has them. */
export const buildPaths = {
  /** In the format of the API's response. */
  sampleReleases: "/sample-releases.json",
  manifest: "/manifest.webmanifest",
  favicon: "/favicon.svg",
  touchIcon: "/apple-touch-icon.png",
  socialImage: "/social.png",
} as const;

/** The fragments that links lead to. Those of versions are in version.ts. */
export const ids = {
  main: "main",
  latest: "latest",
  install: "install",
  versions: "versions",
  versionsEnd: "versions-end",
  /** The first element behind the first screen. The ids of legal sections have no underscore. */
  secondScreen: "second_screen",
} as const;

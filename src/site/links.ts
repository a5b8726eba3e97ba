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
  /** In the format of the API's response. */
  sampleReleases: "/sample-releases.json",
  releaseFeed: "/releases.atom",
  /** Opens the download page. */
  qrCode: "/download.svg",
  manifest: "/manifest.webmanifest",
  logo: "/logo.svg",
  favicon: "/favicon.svg",
  touchIcon: "/apple-touch-icon.png",
  socialImage: "/social.png",
  record: "/broken-record.svg",
  particles: "/particles.svg",
} as const;

/** The ids that a link, a script or another element names. Those of versions are in version.ts. */
export const ids = {
  main: "main",
  heroPhone: "hero-phone",
  latest: "latest",
  downloadSummary: "download-summary",
  whatsNew: "whats-new",
  install: "install",
  versions: "versions",
  versionsEnd: "versions-end",
  unknownVersion: "unknown-version",
  record: "record",
  /** No section of a legal text has it: their ids have no underscore. */
  legalText: "legal_text",
} as const;

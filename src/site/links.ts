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

export const releaseFeedPath = "/releases.atom";

/** The QR code of the download page. */
export const QR_CODE_PATH = "/download.svg";

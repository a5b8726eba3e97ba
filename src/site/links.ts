/** The URL of the product's repository, for a build without a repository in its settings (README, "Settings"). */
export const defaultRepositoryUrl = "https://github.com/arietta-player/arietta";

/** The URL of a repository's page, on the host of its API without `api.`: GitHub Enterprise Server has both on the same host. */
export function repositoryPage(apiUrl: string, { owner, name }: { owner: string; name: string }): string {
  const { protocol, host } = new URL(apiUrl);
  return `${protocol}//${host.replace(/^api\./, "")}/${owner}/${name}`;
}

/** The URL of the community's group in a messaging app. */
export const communityUrl = "https://t.me/arietta_player";

/** The QR code that leads a phone to the download page, as a path within the site. The build writes the file. */
export const QR_CODE_PATH = "/download.svg";

/** The routes of the site (docs/rules.md, 1.1 to 1.4), as paths within it. */
export const routes = {
  home: "/",
  download: "/download",
  versions: "/download#versions",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** The feed of the releases (docs/rules.md, 1.8), as a path within the site. */
export const releaseFeedPath = "/releases.atom";

/** Where the product's source lies, for a build that is not told a repository. */
export const defaultRepositoryUrl = "https://github.com/arietta-player/arietta";

/** The messaging-app group in which the community meets. */
export const communityUrl = "https://t.me/arietta_player";

/** The QR code that leads a phone to the download page: a file of the build, as a path within the site. */
export const QR_CODE_PATH = "/download.svg";

/** The routes of the site (product spec, section 2), as paths within it. */
export const routes = {
  home: "/",
  download: "/download",
  versions: "/download#versions",
  privacy: "/privacy",
  terms: "/terms",
} as const;

/** The feed of the releases, a path within the site. */
export const releaseFeedPath = "/releases.atom";

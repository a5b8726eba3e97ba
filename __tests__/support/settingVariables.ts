/** The environment variables that `readSettings` and the build read. */
export const SETTING_VARIABLES = [
  ...["RELEASES_REPOSITORY", "RELEASES_API_URL", "GITHUB_TOKEN", "SITE_URL", "PATH_PREFIX"],
  ...["ACCEPT_NEW_RELEASES", "GITHUB_ACTIONS", "GITHUB_REPOSITORY"],
];

/** The environment variables that `readSettings` and the build read. */
export const SETTING_VARIABLES = [
  ...["RELEASES_REPOSITORY", "SAMPLE_RELEASES", "RELEASES_API_URL", "GITHUB_TOKEN"],
  ...["SITE_URL", "PATH_PREFIX", "ACCEPT_NEW_RELEASES", "GITHUB_ACTIONS", "GITHUB_REPOSITORY"],
  ...["NETLIFY", "CONTEXT", "URL", "DEPLOY_PRIME_URL"],
  ...["CF_PAGES", "CF_PAGES_BRANCH", "CF_PAGES_URL"],
];

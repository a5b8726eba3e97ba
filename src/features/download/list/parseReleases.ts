// One chunk, apart from what the page needs at first: see fetchReleases.ts.

export { checkGitHubReleases } from "../../../releases/githubRelease";
export { parseAllReleases } from "../../../releases/release";

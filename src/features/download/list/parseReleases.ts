// One chunk, apart from what the page needs at first: see fetchReleases.ts.
export { parseAllReleases } from "../../../releases/allReleases";
export { checkGitHubReleases } from "../../../releases/githubRelease";

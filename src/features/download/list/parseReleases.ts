// One chunk for both: their schemas need the same library.
export { checkGitHubReleases } from "../../../releases/githubRelease";
export { parseAllReleases } from "../../../releases/release";

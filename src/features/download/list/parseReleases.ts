// One chunk for both parsers: their schemas need the same library.
export { checkGitHubReleases } from "../../../releases/githubRelease";
export { parseAllReleases } from "../../../releases/release";

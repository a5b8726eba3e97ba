/** A release and an attached file for tests that look at one or two of its fields. */

import { checkGitHubReleases } from "../../src/releases/githubRelease";
import type { Release, ReleaseFile } from "../../src/releases/release";
import { githubRelease, notesOf } from "./githubReleases";

/** A release with plain values in all fields, except for `changes`. */
export function release(changes: Partial<Release> = {}): Release {
  const given = githubRelease(0, {
    id: 1,
    tag_name: "v1.0.0",
    name: "Player 1.0",
    published_at: "2026-03-04T05:06:07Z",
    body: notesOf("First change", "Second change"),
    assets: [{ name: "player.apk", browser_download_url: releaseFile("player.apk").downloadUrl, size: 24_600_000 }],
  });
  const [plain] = checkGitHubReleases([given]).releases;
  if (!plain) throw new Error("The plain release is not usable.");
  return { ...plain, files: [], ...changes };
}

/** An attached file of this name, with plain values in all other fields, except for `changes`. */
export function releaseFile(name: string, changes: Partial<ReleaseFile> = {}): ReleaseFile {
  return {
    name,
    size: 24_600_000,
    downloadUrl: `https://github.com/octo/player/releases/download/v1.0.0/${name}`,
    sha256: null,
    ...changes,
  };
}

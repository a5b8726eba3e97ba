/** Releases as large as real ones, for figures that depend on the size of the API's answer. */
import { createHash } from "node:crypto";
import { githubRelease, notesOf } from "../harness/githubReleases";

const WORDS =
  "playlist gapless crossfade equaliser lyrics folder cover queue shuffle restart crackle bluetooth headset widget sleep timer scan".split(
    " ",
  );
const PACKAGES = ["universal", "arm64-v8a", "armeabi-v7a", "x86_64"];

/**
 * A release of the size that GitHub sends, about 8 kB: all URLs of its author, four attached files with uploader and digest, and
 * eight feature lines that differ from release to release, so that they compress like real ones.
 *
 * @param number 1 for the oldest
 * @param changes fields that replace those of the release
 */
export function fullSizeRelease(number: number, changes: Record<string, unknown> = {}) {
  const release = githubRelease(number);
  const api = "https://api.github.com/repos/octo/player/releases";
  const digest = (text: string) => createHash("sha256").update(`${release.tag_name} ${text}`).digest("hex");
  const word = (index: number) => WORDS[Number.parseInt(digest(String(index)).slice(0, 8), 16) % WORDS.length];
  const lines = Array.from(
    { length: 8 },
    (_, line) => `Improved the ${word(line)} when the ${word(line + 8)} meets a ${word(line + 16)}`,
  );
  return {
    url: `${api}/${release.id}`,
    assets_url: `${api}/${release.id}/assets`,
    upload_url: `https://uploads.github.com/repos/octo/player/releases/${release.id}/assets{?name,label}`,
    node_id: `RE_${digest("node").slice(0, 24)}`,
    target_commitish: "main",
    immutable: false,
    updated_at: release.published_at,
    tarball_url: `https://api.github.com/repos/octo/player/tarball/${release.tag_name}`,
    author: githubUser("octo-maintainer", 4711),
    mentions_count: 2,
    ...release,
    body: notesOf(...lines),
    assets: PACKAGES.map((name, index) => ({
      url: `${api}/assets/${5000 + number * 4 + index}`,
      id: 5000 + number * 4 + index,
      node_id: `RA_${digest(`asset ${name}`).slice(0, 24)}`,
      name: `player-${release.tag_name}-${name}-release.apk`,
      label: "",
      uploader: githubUser("octo-builder[bot]", 4712),
      content_type: "application/vnd.android.package-archive",
      state: "uploaded",
      size: 20_000_000 + number * 4 + index,
      digest: `sha256:${digest(name)}`,
      download_count: number * 37 + index,
      created_at: release.created_at,
      updated_at: release.published_at,
      browser_download_url: `https://github.com/octo/player/releases/download/${release.tag_name}/player-${release.tag_name}-${name}-release.apk`,
    })),
    ...changes,
  };
}

/** A user in the form that GitHub writes into every release and every attached file. */
function githubUser(login: string, id: number) {
  const api = `https://api.github.com/users/${login}`;
  return {
    login,
    id,
    node_id: `U_kgDOA${id}`,
    avatar_url: `https://avatars.githubusercontent.com/u/${id}?v=4`,
    gravatar_id: "",
    url: api,
    html_url: `https://github.com/${login}`,
    followers_url: `${api}/followers`,
    following_url: `${api}/following{/other_user}`,
    gists_url: `${api}/gists{/gist_id}`,
    starred_url: `${api}/starred{/owner}{/repo}`,
    subscriptions_url: `${api}/subscriptions`,
    organizations_url: `${api}/orgs`,
    repos_url: `${api}/repos`,
    events_url: `${api}/events{/privacy}`,
    received_events_url: `${api}/received_events`,
    type: "User",
    user_view_type: "public",
    site_admin: false,
  };
}

/** This many releases, the newest first, as the API lists them. */
export function fullSizeReleases(count: number) {
  return Array.from({ length: count }, (_, index) => fullSizeRelease(count - index));
}

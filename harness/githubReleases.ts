import { createHash } from "node:crypto";
import type { components } from "@octokit/openapi-types";
import examples from "@octokit/webhooks-examples/api.github.com/index.json";

/** A release as GitHub documents it. */
export type DocumentedRelease = components["schemas"]["release"];

/** GitHub's own example payloads of releases, as they come in its webhooks. */
export const githubExamples: readonly unknown[] = examples
  .filter(({ name }) => name === "release")
  .flatMap((event) => event.examples.flatMap((example) => ("release" in example ? [example.release] : [])));

/** The notes of a release with these lines of change. */
export function notesOf(...features: string[]): string {
  return `Thank you for listening.\r\n\r\nWhat's Changed:\r\n${features.map((feature) => `#### ${feature}\r\n`).join("")}`;
}

/**
 * A release in the shape of the API's answer, number 1 being the oldest, with one attached file. `changes` takes the place of
 * fields, of any type.
 */
export function githubRelease(number: number, changes: Record<string, unknown> = {}) {
  const tag = `v1.${number}.0`;
  const page = `https://github.com/octo/player/releases`;
  return {
    id: 1000 + number,
    html_url: `${page}/tag/${tag}`,
    tag_name: tag,
    name: `Player 1.${number}`,
    draft: false,
    prerelease: false,
    created_at: new Date(Date.UTC(2020, 0, number)).toISOString(),
    published_at: new Date(Date.UTC(2020, 0, number, 12)).toISOString(),
    body: notesOf(`First change of number ${number}`, `Second change of number ${number}`),
    zipball_url: `https://api.github.com/repos/octo/player/zipball/${tag}`,
    assets: [
      {
        id: 5000 + number,
        name: `player-${tag}.apk`,
        state: "uploaded",
        size: 20_000_000 + number,
        browser_download_url: `${page}/download/${tag}/player-${tag}.apk`,
      },
    ],
    ...changes,
  };
}

const WORDS =
  "playlist gapless crossfade equaliser lyrics folder cover queue shuffle restart crackle bluetooth headset widget sleep timer scan".split(
    " ",
  );
const PACKAGES = ["universal", "arm64-v8a", "armeabi-v7a", "x86_64"];

/**
 * A release of the size that GitHub sends, about 8 kB: with all the addresses of its author, four attached files, each with its
 * uploader and digest, and eight lines of notes that are not the same in every release. For what depends on the size of the answer.
 */
export function fullSizeRelease(number: number, changes: Record<string, unknown> = {}) {
  const release = githubRelease(number);
  const api = "https://api.github.com/repos/octo/player/releases";
  const digest = (text: string) => createHash("sha256").update(`${release.tag_name} ${text}`).digest("hex");
  const word = (place: number) => WORDS[Number.parseInt(digest(String(place)).slice(0, 8), 16) % WORDS.length];
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

/** A user as GitHub writes one into every release and every attached file. */
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

/** So many releases, the newest first, as the API gives them. */
export function githubReleases(count: number) {
  return Array.from({ length: count }, (_, index) => githubRelease(count - index));
}

/** The same of {@link fullSizeRelease}. */
export function fullSizeReleases(count: number) {
  return Array.from({ length: count }, (_, index) => fullSizeRelease(count - index));
}

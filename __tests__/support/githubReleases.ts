/** Releases in the shape of the GitHub API's answer, for everything that needs an API with known releases. */

/** The notes of a release with these feature lines (docs/rules.md, 5.1 and 5.3). */
export function notesOf(...features: string[]): string {
  return `Thank you for listening.\r\n\r\nWhat's Changed:\r\n${features.map((feature) => `#### ${feature}\r\n`).join("")}`;
}

/**
 * A release with one attached file. It has only the fields that the site reads (docs/rules.md, 7.3), and a few more.
 *
 * @param number 1 for the oldest; the version is `v1.{number}.0`
 * @param changes fields that replace or extend those of the release; any type, because tests put wrong types in too
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

/** This many releases, the newest first, as the API lists them. */
export function githubReleases(count: number) {
  return Array.from({ length: count }, (_, index) => githubRelease(count - index));
}

/** Release notes with these feature lines. */
export function notesOf(...features: string[]): string {
  const lines = features.map((feature) => `#### ${feature}\r\n`);
  return `Thank you for listening.\r\n\r\nWhat's Changed:\r\n${lines.join("")}`;
}

/**
 * A release as the API sends it, with one attached file.
 *
 * @param number 1 for the oldest; the version is `v1.{number}.0`
 * @param changes replace or add fields, also with values of a wrong type
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

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

/** So many releases, the newest first, as the API gives them. */
export function githubReleases(count: number) {
  return Array.from({ length: count }, (_, index) => githubRelease(count - index));
}

import { githubRelease } from "../../harness/githubReleases";
import { checkGitHubReleases, type GitHubRelease } from "../../src/releases/githubRelease";
import { type DocumentedRelease, githubExamples } from "../support/githubExamples";

test("every release of GitHub's own examples is usable", () => {
  expect(githubExamples.length).toBeGreaterThanOrEqual(10);
  for (const example of githubExamples) {
    expect(checkGitHubReleases([example])).toMatchObject({ releases: [{ tag_name: "0.0.1" }], rejected: [] });
  }
});

test("the documented release has every field that the site reads", () => {
  // A compile-time check: a field that GitHub renames fails the type check here.
  const hasAll: [Exclude<keyof GitHubRelease, keyof DocumentedRelease>] extends [never] ? true : false = true;
  expect(hasAll).toBe(true);
});

test("a list keeps the API's order, and an empty one is a valid answer", () => {
  const shuffled = [githubRelease(2), githubRelease(9), githubRelease(4)];
  expect(checkGitHubReleases(shuffled).releases.map((release) => release.id)).toEqual([1002, 1009, 1004]);
  expect(checkGitHubReleases([])).toEqual({ releases: [], rejected: [] });
});

test.each([[{}], [null], [undefined], ["[]"], [42], [{ message: "Not Found" }], [{ length: 1, 0: githubRelease(1) }]])(
  "%j is no list and is refused",
  (answer) => {
    expect(() => checkGitHubReleases(answer)).toThrow("not a list");
  },
);

test("entries that are not releases are rejected with their position, and the rest stays", () => {
  const { releases, rejected } = checkGitHubReleases([
    githubRelease(3),
    null,
    "release",
    { id: 7 },
    githubRelease(2, { tag_name: "" }),
    githubRelease(2, { tag_name: 12 }),
    githubRelease(2, { id: null }),
    githubRelease(2, { id: Number.NaN }),
    githubRelease(2, { id: "" }),
    [],
    githubRelease(1),
  ]);
  expect(releases.map((release) => release.id)).toEqual([1003, 1001]);
  expect(rejected.map((entry) => entry.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rejected[2]?.reason).toContain("tag_name");
  expect(() => checkGitHubReleases([null, {}])).toThrow("no usable release");
});

test("an id that is listed twice counts once, as a number and as a text", () => {
  const again = githubRelease(1, { id: "1001", name: "again" });
  const { releases, rejected } = checkGitHubReleases([githubRelease(2), githubRelease(1), again]);
  expect(releases.map((release) => release.name)).toEqual(["Player 1.2", "Player 1.1"]);
  expect(rejected).toEqual([{ position: 2, reason: "its id 1001 was listed before" }]);
});

test("a reason that quotes the answer is one short line of printable characters", () => {
  const id = "1\r\n::error::2";
  const { rejected } = checkGitHubReleases([
    `\n::error::\u001b[2J${"a".repeat(500_000)}`,
    githubRelease(2, { id }),
    githubRelease(1, { id }),
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^it is no object but "\\n: :error: :\\u001b\[2Ja{1,200}$/),
    "its id 1??: :error: :2 was listed before",
  ]);
});

test.each(["name", "published_at", "body", "html_url", "zipball_url"] as const)(
  "%s of a wrong type counts as not given",
  (field) => {
    for (const value of [12, {}, [], true, null, undefined]) {
      expect(checkGitHubReleases([githubRelease(1, { [field]: value })]).releases[0]?.[field]).toBeNull();
    }
  },
);

test("attached files that are not valid are left out, and the release stays", () => {
  const file = { name: "a.apk", browser_download_url: "https://github.com/a.apk", size: 1, state: "uploaded" };
  const { state: _, ...withoutState } = file;
  const assets = [null, {}, { ...file, name: 1 }, { ...file, browser_download_url: 1 }, file, withoutState, { ...file, state: 7 }];
  expect(checkGitHubReleases([githubRelease(1, { assets })]).releases[0]?.assets).toEqual([
    { ...file, digest: null },
    { ...file, digest: null },
    // A state that says nothing is that of a file whose upload has not finished.
    { ...file, digest: null, state: "open" },
  ]);
  for (const absent of [undefined, null, "none", {}]) {
    expect(checkGitHubReleases([githubRelease(1, { assets: absent })]).releases[0]?.assets).toEqual([]);
  }
});

test.each([-1, 0.5, 1e300, Number.POSITIVE_INFINITY, Number.NaN, "5", null])("%p is not a valid size", (size) => {
  const assets = [{ name: "a.apk", browser_download_url: "https://github.com/a.apk", size }];
  expect(checkGitHubReleases([githubRelease(1, { assets })]).releases[0]?.assets[0]?.size).toBeNull();
});

test("lone surrogates and characters that HTML forbids become the replacement character; pairs, line breaks and tabs stay", () => {
  const name = "a\ud800b \u{1f3b5} <scr\u0000ipt> \u0001\u000b\u001b\u007f\u0085\uffff \t\n\f\r";
  const [release] = checkGitHubReleases([githubRelease(1, { id: "a\u0000\ud800", name })]).releases;
  expect(release?.name).toBe("a\ufffdb \u{1f3b5} <scr\ufffdipt> \ufffd\ufffd\ufffd\ufffd\ufffd\ufffd \t\n\f\r");
  expect(release?.id).toBe("a\ufffd\ufffd");
});

test("only true marks a draft or a pre-release", () => {
  const [release] = checkGitHubReleases([githubRelease(1, { draft: "yes", prerelease: 1 })]).releases;
  expect(release).toMatchObject({ draft: false, prerelease: false });
});

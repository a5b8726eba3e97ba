import { githubRelease } from "../../harness/githubReleases";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { toRelease } from "../../src/releases/toRelease";
import { githubExamples } from "../support/githubExamples";

function convert(changes: Record<string, unknown> = {}) {
  const [release] = checkGitHubReleases([githubRelease(7, changes)]).releases;
  if (!release) throw new Error("The release of this test is not usable.");
  return toRelease(release);
}

const file = (name: string, url: unknown, more = {}) => ({ name, browser_download_url: url, size: 5, state: "uploaded", ...more });

test("a release has the fields of docs/rules.md, section 4", () => {
  expect(convert()).toEqual({
    id: "1007",
    version: "v1.7.0",
    name: "Player 1.7",
    date: "2020-01-07T12:00:00.000Z",
    features: ["First change of number 7", "Second change of number 7"],
    downloadUrl: "https://github.com/octo/player/releases/download/v1.7.0/player-v1.7.0.apk",
    downloadSize: 20_000_007,
    linksTo: "file",
    isPrerelease: false,
    files: [
      {
        name: "player-v1.7.0.apk",
        size: 20_000_007,
        downloadUrl: "https://github.com/octo/player/releases/download/v1.7.0/player-v1.7.0.apk",
        sha256: null,
      },
    ],
  });
});

test("GitHub's example without files links to its source archive", () => {
  const { releases } = checkGitHubReleases([githubExamples[0]]);
  expect(releases.map(toRelease)[0]).toMatchObject({
    version: "0.0.1",
    name: "0.0.1",
    date: "2019-05-15T15:20:53.000Z",
    features: [],
    downloadUrl: "https://api.github.com/repos/Codertocat/Hello-World/zipball/0.0.1",
    downloadSize: null,
    linksTo: "sourceArchive",
    files: [],
  });
});

test.each([[null], [""], ["   "], [undefined], [12]])("a release with the name %j has its tag as its name", (name) => {
  expect(convert({ name }).name).toBe("v1.7.0");
});

test("the link leads to the first attached file", () => {
  const assets = [file("one.apk", "https://github.com/one.apk"), file("two.apk", "https://github.com/two.apk")];
  expect(convert({ assets }).downloadUrl).toBe("https://github.com/one.apk");
});

test("a file does not count if its URL may not be linked to or its upload has not finished", () => {
  const assets = [
    file("evil.apk", "javascript:alert(1)"),
    file("unfinished.apk", "https://github.com/unfinished.apk", { state: "open" }),
    file("good.apk", "https://github.com/good.apk", { size: 9 }),
  ];
  expect(convert({ assets })).toMatchObject({ downloadUrl: "https://github.com/good.apk", downloadSize: 9 });
});

test("without a file the link is the source archive, then the release's page, then none", () => {
  const assets: unknown[] = [];
  expect(convert({ assets }).downloadUrl).toBe("https://api.github.com/repos/octo/player/zipball/v1.7.0");
  expect(convert({ assets, zipball_url: "http://api.github.com/x" }).downloadUrl).toBe(
    "https://github.com/octo/player/releases/tag/v1.7.0",
  );
  expect(convert({ assets, zipball_url: null, html_url: "data:text/html,x" }).downloadUrl).toBeNull();
  expect(convert({ assets }).downloadSize).toBeNull();
  expect(convert({ assets }).linksTo).toBe("sourceArchive");
  expect(convert({ assets, zipball_url: null }).linksTo).toBe("releasePage");
  expect(convert({ assets, zipball_url: null, html_url: null }).linksTo).toBeNull();
});

test("every file that can be downloaded is listed, in the API's order, with its digest", () => {
  const digest = "sha256:B2AB6295968312825E4C20E4852AA47D6AF297AEB93A11637A5E79A200A5059C";
  const assets = [
    file("player-x86.apk", "https://github.com/x86.apk", { digest }),
    file("unfinished.apk", "https://github.com/unfinished.apk", { digest, state: "starter" }),
    file("SHA256SUMS", "https://github.com/sums", { digest: null }),
    file("evil.apk", "http://github.com/evil.apk", { digest }),
    file("player.apk.asc", "https://github.com/asc", { digest: "sha1:da39a3ee5e6b4b0d3255bfef95601890afd80709" }),
    file("player-universal.apk", "https://github.com/universal.apk"),
  ];
  expect(convert({ assets }).files.map(({ name, sha256 }) => [name, sha256])).toEqual([
    ["player-x86.apk", digest.slice(7).toLowerCase()],
    ["SHA256SUMS", null],
    ["player.apk.asc", null],
    ["player-universal.apk", null],
  ]);
});

test.each([[null], ["yesterday"], [""], [5], ["2026-03-04T05:06:07Z and more"]])("a publish date of %j counts as none", (date) => {
  expect(convert({ published_at: date }).date).toBeNull();
});

test.each([
  ["release 12"],
  ["0"],
  ["Sat, 24 Oct 2026 18:20:00 GMT"],
  ["2026-10-24"],
  ["2026-10-24T18:20:00"],
  ["2026-13-01T00:00:00Z"],
  ["+275760-09-13T00:00:00.000Z"],
  ["-000001-01-01T00:00:00Z"],
  ["9999-12-31T23:59:59-12:00"],
  ["0000-01-01T00:00:00+14:00"],
])("%s is not a date, although some engines read it as one", (date) => {
  expect(convert({ published_at: date }).date).toBeNull();
});

test("a date with an offset is converted to UTC", () => {
  expect(convert({ published_at: "2026-01-01T00:30:00+13:00" }).date).toBe("2025-12-31T11:30:00.000Z");
});

test("a pre-release is marked as one", () => {
  expect(convert({ prerelease: true }).isPrerelease).toBe(true);
});

test("a file without a name has its URL as its name", () => {
  const [nameless] = convert({ assets: [file(" ", "https://github.com/x.apk")] }).files;
  expect(nameless?.name).toBe("https://github.com/x.apk");
});

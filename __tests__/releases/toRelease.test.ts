import { githubRelease } from "../../harness/githubReleases";
import { checkGitHubReleases, toRelease } from "../../src/releases/githubRelease";
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
    files: [],
    downloadUrl: "https://api.github.com/repos/Codertocat/Hello-World/zipball/0.0.1",
    downloadSize: null,
    linksTo: "sourceArchive",
  });
});

test.each([[null], [""], ["   "], [undefined], [12]])("a release with the name %j has its tag as its name", (name) => {
  expect(convert({ name }).name).toBe("v1.7.0");
});

const evil = file("evil.apk", "javascript:alert(1)");
const unfinished = file("unfinished.apk", "https://github.com/unfinished.apk", { state: "open" });
const good = [file("one.zip", "https://github.com/one.zip", { size: 9 }), file("two.apk", "https://github.com/two.apk")];
const SOURCE = "https://api.github.com/repos/octo/player/zipball/v1.7.0";
const PAGE = "https://github.com/octo/player/releases/tag/v1.7.0";

test.each([
  ["the first attached file", { assets: good }, "https://github.com/one.zip", 9, "file"],
  ["the first that counts", { assets: [evil, unfinished, ...good] }, "https://github.com/one.zip", 9, "file"],
  ["the source archive without a file that counts", { assets: [evil, unfinished] }, SOURCE, null, "sourceArchive"],
  ["the release's page without an archive", { assets: [], zipball_url: null }, PAGE, null, "releasePage"],
  [
    "that page if the archive's URL may not be linked to",
    { assets: [], zipball_url: "http://x.example" },
    PAGE,
    null,
    "releasePage",
  ],
  ["nothing", { assets: [], zipball_url: null, html_url: "data:text/html,x" }, null, null, null],
])("the link leads to %s", (_, given, downloadUrl, downloadSize, linksTo) => {
  expect(convert(given)).toMatchObject({ downloadUrl, downloadSize, linksTo });
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

test.each<[unknown, string | null]>([
  [null, null],
  ["", null],
  [5, null],
  ["yesterday", null],
  // Some engines read the next ones as dates.
  ["2026-03-04T05:06:07Z and more", null],
  ["release 12", null],
  ["0", null],
  ["Sat, 24 Oct 2026 18:20:00 GMT", null],
  ["2026-10-24", null],
  ["2026-10-24T18:20:00", null],
  ["2026-13-01T00:00:00Z", null],
  ["+275760-09-13T00:00:00.000Z", null],
  ["-000001-01-01T00:00:00Z", null],
  ["9999-12-31T23:59:59-12:00", null],
  ["0000-01-01T00:00:00+14:00", null],
  ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00.000Z"],
  // The engine reads the 30th of February as two days after the 28th.
  ["2026-02-30T00:00:00Z", "2026-03-02T00:00:00.000Z"],
  ["2026-01-01T00:30:00+13:00", "2025-12-31T11:30:00.000Z"],
])("the publish date %j is read as %j", (given, date) => {
  expect(convert({ published_at: given }).date).toBe(date);
});

test("a pre-release is one that GitHub marks, whatever its tag says, and the tag stays as it is", () => {
  const given = [true, false].map((prerelease) => convert({ prerelease, tag_name: "V2.0-rc.1" }));
  expect(given).toMatchObject([true, false].map((isPrerelease) => ({ isPrerelease, version: "V2.0-rc.1" })));
});

test("a file without a name has its URL as its name", () => {
  const [nameless] = convert({ assets: [file(" ", "https://github.com/x.apk")] }).files;
  expect(nameless?.name).toBe("https://github.com/x.apk");
});

import * as v from "valibot";
import { checkGitHubReleases, parseReleaseNotes } from "../../src/releases/githubRelease";
import { releaseSchema } from "../../src/releases/release";
import { githubRelease } from "../support/githubReleases";

/** The release of the site that a release of the API with these changes gives. */
function convert(changes: Record<string, unknown> = {}) {
  const [release] = checkGitHubReleases([githubRelease(7, changes)]).releases;
  if (!release) throw new Error("The release of this test is not usable.");
  return release;
}

const file = (name: unknown, url: unknown, more = {}) => ({ name, browser_download_url: url, size: 5, state: "uploaded", ...more });

const player = file("player.apk", "https://github.com/player.apk");

test("a whole release of the API is usable, whatever else it has", () => {
  const person = {
    login: "maja-ostrowska",
    id: 48213,
    node_id: "MDQ6VXNlcjQ4MjEz",
    avatar_url: "https://avatars.githubusercontent.com/u/48213?v=4",
    url: "https://api.github.com/users/maja-ostrowska",
    html_url: "https://github.com/maja-ostrowska",
    type: "User",
    site_admin: false,
  };
  const api = "https://api.github.com/repos/octo/player";
  const page = "https://github.com/octo/player/releases";
  const whole = {
    url: `${api}/releases/90210`,
    assets_url: `${api}/releases/90210/assets`,
    upload_url: "https://uploads.github.com/repos/octo/player/releases/90210/assets{?name,label}",
    html_url: `${page}/tag/v2.3.1`,
    id: 90210,
    author: person,
    node_id: "RE_kwDOAbc1234",
    tag_name: "v2.3.1",
    target_commitish: "main",
    name: "Player 2.3.1",
    draft: false,
    immutable: true,
    prerelease: false,
    created_at: "2026-05-06T07:08:09Z",
    updated_at: "2026-05-07T10:11:12Z",
    published_at: "2026-05-06T08:00:00Z",
    assets: [
      {
        url: `${api}/releases/assets/77001`,
        id: 77001,
        node_id: "RA_kwDOAbc5678",
        name: "player-2.3.1.apk",
        label: null,
        uploader: person,
        content_type: "application/vnd.android.package-archive",
        state: "uploaded",
        size: 18_734_112,
        digest: "sha256:9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822CD15D6C15B0F00A08",
        download_count: 1312,
        created_at: "2026-05-06T07:30:00Z",
        updated_at: "2026-05-06T07:31:00Z",
        browser_download_url: `${page}/download/v2.3.1/player-2.3.1.apk`,
      },
    ],
    tarball_url: `${api}/tarball/v2.3.1`,
    zipball_url: `${api}/zipball/v2.3.1`,
    body: "Small repairs.\r\n\r\nWhat's Changed:\r\n#### The queue survives a restart\r\n#### Quieter fades",
    reactions: { url: `${api}/releases/90210/reactions`, total_count: 3, "+1": 2, heart: 1 },
    mentions_count: 1,
  };
  const downloadUrl = `${page}/download/v2.3.1/player-2.3.1.apk`;
  expect(checkGitHubReleases([whole])).toEqual({
    releases: [
      {
        id: "90210",
        version: "v2.3.1",
        name: "Player 2.3.1",
        date: "2026-05-06T08:00:00.000Z",
        updated: "2026-05-07T10:11:12.000Z",
        features: ["The queue survives a restart", "Quieter fades"],
        downloadUrl,
        downloadSize: 18_734_112,
        linksTo: "file",
        isPrerelease: false,
        files: [
          {
            name: "player-2.3.1.apk",
            size: 18_734_112,
            downloadUrl,
            sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          },
        ],
      },
    ],
    rejected: [],
  });
});

test("a list keeps the API's order, and an empty one is a valid answer", () => {
  const shuffled = [githubRelease(2), githubRelease(9), githubRelease(4)];
  expect(checkGitHubReleases(shuffled).releases.map((release) => release.id)).toEqual(["1002", "1009", "1004"]);
  expect(checkGitHubReleases([])).toEqual({ releases: [], rejected: [] });
});

test.each([[{}], [null], [undefined], ["[]"], [42], [{ message: "Not Found" }], [{ length: 1, 0: githubRelease(1) }]])(
  "%j is no list and is refused",
  (answer) => {
    expect(() => checkGitHubReleases(answer)).toThrow("not a list");
  },
);

test("entries that are not releases are rejected with their position and the reason, and the rest stays", () => {
  const { releases, rejected } = checkGitHubReleases([
    githubRelease(3),
    null,
    "release",
    { id: 7 },
    githubRelease(2, { tag_name: "" }),
    githubRelease(2, { tag_name: 12 }),
    githubRelease(2, { id: null }),
    githubRelease(2, { id: Number.NaN }),
    githubRelease(2, { id: 0.5 }),
    githubRelease(2, { id: "" }),
    githubRelease(2, { tag_name: " \u200b" }),
    [],
    githubRelease(1),
  ]);
  expect(releases.map((release) => release.id)).toEqual(["1003", "1001"]);
  expect(rejected).toEqual(
    [
      "it is null",
      'it is "release"',
      "its tag_name is undefined",
      'its tag_name is ""',
      "its tag_name is 12",
      "its id is null",
      "its id is NaN",
      "its id is 0.5",
      'its id is ""',
      'its tag_name is " ?"',
      "its id is undefined",
    ].map((reason, index) => ({ position: index + 1, reason })),
  );
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
    expect.stringMatching(/^it is "\?: :error: :\?\[2Ja{1,200}$/),
    "its id 1??: :error: :2 was listed before",
  ]);
});

test("only true marks a draft or a pre-release, and a draft is left out", () => {
  expect(convert({ draft: "yes", prerelease: 1 }).isPrerelease).toBe(false);
  expect(checkGitHubReleases([githubRelease(1, { draft: true })])).toEqual({ releases: [], rejected: [] });
});

test("a release has the fields of docs/rules.md, section 4, and no other", () => {
  const release = convert();
  expect(v.parse(v.strictObject(releaseSchema.entries), release)).toEqual(release);
  expect(release).toMatchObject({
    id: "1007",
    version: "v1.7.0",
    name: "Player 1.7",
    date: "2020-01-07T12:00:00.000Z",
    updated: "2020-01-07T12:00:00.000Z",
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

test("a field that is missing or of a wrong type counts as not given", () => {
  const { id, tag_name } = githubRelease(7);
  const bare = {
    name: "v1.7.0",
    date: null,
    updated: null,
    features: [],
    downloadUrl: null,
    downloadSize: null,
    linksTo: null,
    files: [],
  };
  expect(checkGitHubReleases([{ id, tag_name }]).releases).toMatchObject([{ ...bare, isPrerelease: false }]);
  for (const value of [12, {}, [], true, null, undefined]) {
    const names = ["name", "published_at", "updated_at", "body", "html_url", "zipball_url"];
    const wrong = Object.fromEntries(names.map((name) => [name, value]));
    for (const assets of [undefined, null, "none", {}]) expect(convert({ ...wrong, assets })).toMatchObject(bare);
  }
});

test.each([
  ["the release", { updated_at: "2026-02-01T00:00:00+02:00" }, "2026-01-31T22:00:00.000Z"],
  ["one of its files", { assets: [{ ...player, updated_at: "2026-03-01T00:00:00Z" }, player] }, "2026-03-01T00:00:00.000Z"],
  ["nothing since it was published", { updated_at: "2019-01-01T00:00:00Z" }, "2020-01-07T12:00:00.000Z"],
  ["who knows what", { updated_at: "today", published_at: null, assets: [{ ...player, updated_at: 7 }] }, null],
])("a release was changed last when %s was", (_, changes, expected) => {
  expect(convert(changes).updated).toBe(expected);
});

test.each([[null], [""], ["   "], [undefined], [12]])("a release with the name %j has its tag as its name", (name) => {
  expect(convert({ name }).name).toBe("v1.7.0");
});

test("a name, a tag and the name of a file lose the blanks around them", () => {
  const given = { name: " Player\n", tag_name: "\tv1 ", assets: [file(" a.apk ", "https://github.com/a.apk")] };
  expect(convert(given)).toMatchObject({ name: "Player", version: "v1", files: [{ name: "a.apk" }] });
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

test("attached files that are not valid are left out, and the release stays", () => {
  const url = "https://github.com/a.apk";
  const { state: _, ...withoutState } = file("a.apk", url);
  const assets = [null, {}, file(1, url), file("a.apk", 1), file("a.apk", url), withoutState, file("a.apk", url, { state: 7 })];
  const usable = { name: "a.apk", size: 5, downloadUrl: url, sha256: null };
  expect(convert({ assets }).files).toEqual([usable, usable]);
});

test.each([-1, 0.5, 1e300, Number.POSITIVE_INFINITY, Number.NaN, "5", null, undefined])("%p is not a valid size", (size) => {
  expect(convert({ assets: [file("a.apk", "https://github.com/a.apk", { size })] }).files[0]?.size).toBeNull();
});

test("an empty file has the size 0", () => {
  expect(convert({ assets: [file("a.apk", "https://github.com/a.apk", { size: 0 })] })).toMatchObject({ downloadSize: 0 });
});

const HEX = "0123456789abcdef".repeat(4);
test.each([
  [`sha256:${HEX}`, HEX],
  [`SHA256:${HEX.toUpperCase()}`, HEX],
  [null, null],
  ["", null],
  [5, null],
  [HEX, null],
  [`sha256:${HEX.slice(1)}`, null],
  [`sha256:${HEX}0`, null],
  [` sha256:${HEX}`, null],
  [`xsha256:${HEX}`, null],
  [`sha512:${HEX}${HEX}`, null],
  [`sha256:${HEX.slice(1)}g`, null],
])("the digest %j gives the SHA-256 %j", (digest, sha256) => {
  expect(convert({ assets: [file("a.apk", "https://github.com/a.apk", { digest })] }).files[0]?.sha256).toBe(sha256);
});

test("lone surrogates and characters that HTML forbids become the replacement character; pairs, line breaks and tabs stay", () => {
  const name = "a\ud800b \u{1f3b5} <scr\u0000ipt> \u0001\u000b\u001b\u007f\u0085\uffff \t\n\f\r.";
  const assets = [file(name, "https://github.com/\u0000a.apk")];
  const shown = "a\ufffdb \u{1f3b5} <scr\ufffdipt> \ufffd\ufffd\ufffd\ufffd\ufffd\ufffd \t\n\f\r.";
  expect(convert({ id: "a\u0000\ud800", tag_name: name, name, body: `What's Changed:\n#### a\u0000b`, assets })).toMatchObject({
    id: "a\ufffd\ufffd",
    version: shown,
    name: shown,
    features: ["a\ufffdb"],
    downloadUrl: "https://github.com/%EF%BF%BDa.apk",
    files: [{ name: shown }],
  });
});

test("a file without a name has its URL as its name", () => {
  const [nameless] = convert({ assets: [file(" ", "https://github.com/x.apk")] }).files;
  expect(nameless?.name).toBe("https://github.com/x.apk");
});

const MARKER = "What's Changed:";

test.each<[string, string, string[]]>([
  ["empty notes give no features", "", []],
  ["notes without the marker give no features", "#### A line\n#### Another", []],
  ["a marker with other words gives no features", "What’s Changed:\n#### Typographic apostrophe", []],
  ["a marker in other letter case gives no features", "what's changed:\n#### a", []],
  ["lines before the marker do not count", `#### before\n${MARKER}\n#### after`, ["after"]],
  ["only lines with four hash marks count", `${MARKER}\n### three\n#### four\n- dash\ntext`, ["four"]],
  ["five hash marks leave one in the text", `${MARKER}\n##### x`, ["# x"]],
  ["eight hash marks leave four in the text", `${MARKER}\n######## x`, ["#### x"]],
  ["hash marks without a space count", `${MARKER}\n####tight`, ["tight"]],
  ["lines that hold nothing but hash marks are dropped", `${MARKER}\n####\n####   \n#### a`, ["a"]],
  ["CRLF ends a line", `${MARKER}\r\n#### one\r\n#### two\r\n`, ["one", "two"]],
  ["a lone carriage return ends a line", `${MARKER}\r#### one\r#### two`, ["one", "two"]],
  ["tabs and spaces around a line are trimmed", `${MARKER}\n\t  ####\t one \t\n`, ["one"]],
  ["the rest of the marker's own line counts", `${MARKER} #### same line\n#### next`, ["same line", "next"]],
  ["a second marker is only a line", `${MARKER}\n#### one\n${MARKER}\n#### two`, ["one", "two"]],
  ["a second marker inside a feature stays in it", `${MARKER}\n#### see ${MARKER} above`, [`see ${MARKER} above`]],
  [
    "markup in a line stays text",
    `${MARKER}\n#### <script>alert(1)</script> **bold** [a](javascript:b)`,
    ["<script>alert(1)</script> **bold** [a](javascript:b)"],
  ],
  ["the same line twice counts twice", `${MARKER}\n#### a\n#### a`, ["a", "a"]],
])("%s", (_, notes, features) => {
  expect(parseReleaseNotes(notes)).toEqual(features);
});

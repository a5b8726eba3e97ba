import { checkGitHubReleases, parseReleaseNotes } from "../../src/releases/githubRelease";
import { githubRelease } from "../support/githubReleases";

/** Converts a release of the API with these changes. */
function convert(changes: Record<string, unknown> = {}) {
  const [release] = checkGitHubReleases([githubRelease(7, changes)]).releases;
  if (!release) throw new Error("The release of this test is not usable.");
  return release;
}

const asset = (name: unknown, more: Record<string, unknown> = {}) => ({
  name,
  browser_download_url: `https://github.com/${name}`,
  size: 5,
  state: "uploaded",
  ...more,
});
const HEX = "0123456789abcdef".repeat(4);

test("converts all fields of a release", () => {
  const digest = `sha256:${HEX.toUpperCase()}`;
  const assets = [asset("player.apk", { digest })];
  expect(convert({ assets })).toEqual({
    id: "1007",
    version: "v1.7.0",
    name: "Player 1.7",
    date: "2020-01-07T12:00:00.000Z",
    features: ["First change of number 7", "Second change of number 7"],
    isPrerelease: false,
    files: [
      {
        name: "player.apk",
        size: 5,
        downloadUrl: "https://github.com/player.apk",
        sha256: HEX,
        // Only a build reads packages.
        androidPackage: null,
      },
    ],
    fallback: {
      kind: "sourceArchive",
      url: "https://api.github.com/repos/octo/player/zipball/v1.7.0",
    },
  });
});

test.each([
  [undefined, "not a list"],
  [{ message: "Not Found" }, "not a list"],
  [[null, {}], "no usable release"],
])("accepts an empty list, and refuses %j: %s", (response, reason) => {
  expect(checkGitHubReleases([]).releases).toEqual([]);
  expect(() => checkGitHubReleases(response)).toThrow(reason);
});

test("leaves out each entry that is no release, with its position and the reason", () => {
  const { releases, problems } = checkGitHubReleases([
    githubRelease(3),
    null,
    { id: 7 },
    githubRelease(2, { tag_name: " \u200b" }),
    githubRelease(2, { id: "2" }),
    githubRelease(2, { id: 0.5 }),
    githubRelease(3, { name: "again" }),
    githubRelease(4),
    githubRelease(1),
  ]);
  // In the API's order, which is not that of the dates.
  expect(releases.map(({ name }) => name)).toEqual(["Player 1.3", "Player 1.4", "Player 1.1"]);
  expect(problems).toEqual([
    "release 2 of the list is left out: it is null",
    "release 3 of the list is left out: tag_name is undefined",
    'release 4 of the list is left out: tag_name is " ?"',
    'release 5 of the list is left out: id is "2"',
    "release 6 of the list is left out: id is 0.5",
    "release 7 of the list is left out: its id 1003 was listed before",
  ]);
});

test("leaves out drafts, and takes GitHub's word for a pre-release", () => {
  const { releases } = checkGitHubReleases([
    githubRelease(1, { draft: true }),
    githubRelease(2, { draft: "yes", prerelease: true }),
    githubRelease(3, { tag_name: "2.0-rc.1" }),
  ]);
  expect(releases).toMatchObject([{ isPrerelease: true }, { isPrerelease: false }]);
});

test.each([undefined, null, 12, {}])("treats fields that are %j as not given", (value) => {
  const fields = ["name", "published_at", "body", "html_url", "zipball_url"];
  const flags = ["draft", "prerelease", "assets"];
  const changes = Object.fromEntries([...fields, ...flags].map((field) => [field, value]));
  expect(convert(changes)).toEqual({
    id: "1007",
    version: "v1.7.0",
    name: "v1.7.0",
    date: null,
    features: [],
    isPrerelease: false,
    files: [],
    fallback: null,
  });
});

test("trims names and tags, and replaces a name with nothing to see by the tag", () => {
  const assets = [asset(" a.apk ")];
  const { name, files } = convert({ name: " \u200b", tag_name: "\tv1 ", assets });
  expect([name, files[0]?.name]).toEqual(["v1", "a.apk"]);
  expect(convert({ name: " Player\n" }).name).toBe("Player");
});

const evil = asset("evil.apk", { browser_download_url: "javascript:alert(1)" });
const unfinished = asset("unfinished.apk", { state: "starter" });
const good = [asset("one.zip", { size: 9 }), asset("two.apk")];
test.each([
  [{ zipball_url: "http://x.example" }, "releasePage"],
  [{ zipball_url: null, html_url: "data:text/html,x" }, undefined],
])("without a link to the source archive, takes the page of the release: %j", (given, kind) => {
  expect(convert(given).fallback?.kind).toBe(kind);
});

test("lists the attached files that can be downloaded, in the API's order", () => {
  const { state: _, ...withoutState } = asset("old.apk");
  const assets = [null, {}, asset(1), asset(" "), evil, ...good, unfinished, withoutState];
  const names = convert({ assets }).files.map(({ name }) => name);
  expect(names).toEqual(["one.zip", "two.apk", "old.apk"]);
});

test.each([
  ["2026-01-01T00:30:00+13:00", "2025-12-31T11:30:00.000Z"],
  ["2026-13-01T00:00:00Z", null],
  // Some engines read these as dates, some of them in the local time zone.
  ["2026-03-04T05:06:07Z and more", null],
  ["2026-10-24T18:20:00", null],
])("reads the date %s as %s", (given, date) => {
  expect(convert({ published_at: given }).date).toBe(date);
});

test.each([
  [0, 0],
  [-1, null],
  [1e300, null],
  ["5", null],
])("reads the size %j as %j", (given, size) => {
  expect(convert({ assets: [asset("a.apk", { size: given })] }).files[0]?.size).toBe(size);
});

test.each([5, HEX, `sha256:${HEX}0`, `sha256:${HEX.slice(1)}`, `sha1:${HEX}`])(
  "finds no SHA-256 in the digest %j",
  (digest) => {
    expect(convert({ assets: [asset("a.apk", { digest })] }).files[0]?.sha256).toBeNull();
  },
);

const MARKER = "What's Changed:";

test.each<[string, string, string[]]>([
  ["needs the marker as it is", "what's changed:\n#### a", []],
  ["skips lines before the marker", `#### before\n${MARKER}\n#### after`, ["after"]],
  ["skips lines without four hash marks", `${MARKER}\n### a\n#### b\n- c\nx #### d`, ["b"]],
  ["leaves a fifth hash mark in the text", `${MARKER}\n##### x`, ["# x"]],
  ["skips empty lines", `${MARKER}\n####\n####   \n#### a`, ["a"]],
  ["ends lines as every system does", `${MARKER}\r\n#### a\r#### b\n#### c`, ["a", "b", "c"]],
  ["trims each line", `${MARKER}\n\t  ####\t one \t\n`, ["one"]],
  ["reads the rest of the marker's line", `${MARKER} #### same\n#### next`, ["same", "next"]],
  ["reads a second marker as a line", `${MARKER}\n#### a\n${MARKER}\n#### b`, ["a", "b"]],
])("the parser of notes %s", (_, notes, features) => {
  expect(parseReleaseNotes(notes)).toEqual(features);
});

/** @jest-environment node */
import { githubRelease } from "../../harness/githubReleases";
import { compareDownloadPage, compareFeed, comparePlainList } from "../../scripts/releaseFiles/compareNewest";
import { compareReleases } from "../../scripts/releaseFiles/compareReleases";
import { parseReleaseFile } from "../../scripts/releaseFiles/parseReleaseFile";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { toRelease } from "../../src/releases/toRelease";
import { releaseFiles } from "../support/publishedSite";

type Entries = ReturnType<typeof githubRelease>[];

/** What is wrong with the files of a build with the first entries, if the API has the others now. */
function compare(built: Entries, released: Entries, changePage = (html: string) => html): string[] {
  const files = releaseFiles({ entries: built });
  const releases = checkGitHubReleases(released).releases.map(toRelease);
  const [newest] = releases;
  return [
    ...compareDownloadPage(newest, changePage(files["download/index.html"])),
    ...compareFeed(newest, files["releases.atom"]),
    ...comparePlainList(newest, files["releases.html"]),
    ...compareReleases(releases, parseReleaseFile(files["releases.json"], "/releases.json")),
  ];
}

const [third, second, first] = [githubRelease(3), githubRelease(2), githubRelease(1)];
const THREE = [third, second, first];
const FOUR = [githubRelease(4), ...THREE];
// As HTML, these must be escaped.
const ESCAPED = [githubRelease(3, { tag_name: `v<3>&"'`, name: `R&D's "best" </section>` })];
const LATE_FILE = githubRelease(4, { assets: [{ name: "late.apk", browser_download_url: "https://github.com/late.apk" }] });
const PLACES = [
  "/download: the section of the newest release",
  "/releases.atom: the first entry",
  "/releases.html: the first release",
];

test.each<[string, Entries, Entries, string[]]>([
  ["are the same", THREE, THREE, []],
  ["are none", [], [], []],
  ["have a name that HTML escapes", ESCAPED, ESCAPED, []],
  ["were edited", [second, first], [second, githubRelease(1, { name: "A better name" })], ["v1.1.0 (id 1001) is out of date"]],
  ["are in another order", THREE, [third, first, second], ["the releases are in another order"]],
  [
    "have lost an older one",
    THREE,
    [third, second],
    ["v1.1.0 (id 1001) is shown, but is not a release any more", "3 releases are shown, there are 2"],
  ],
])("if the releases %s, the file of all releases says so", (_, built, released, problems) => {
  expect(compare(built, released)).toEqual(problems.map((problem) => `/releases.json: ${problem}`));
});

test.each<[string, Entries, Entries, string, string]>([
  [
    "is newer",
    THREE,
    FOUR,
    "announces v1.3.0, the newest release is v1.4.0 (id 1004)",
    "is not v1.4.0 (id 1004), the newest release",
  ],
  [
    "has a file that was attached later",
    FOUR,
    [LATE_FILE, ...THREE],
    "has another date or download link than v1.4.0 (id 1004)",
    "does not have the download link of v1.4.0 (id 1004)",
  ],
  [
    "is the first one",
    [],
    [first],
    "announces no version, the newest release is v1.1.0 (id 1001)",
    "is missing, the newest release is v1.1.0 (id 1001)",
  ],
  ["was deleted", [first], [], "announces v1.1.0, the newest release is none", "shows a release, but there is none"],
])("if the newest release %s, each file that shows it is named", (_, built, released, announcement, problem) => {
  const expected = [`/download: the structured data ${announcement}`, ...PLACES.map((place) => `${place} ${problem}`)];
  expect(compare(built, released).filter((line) => !line.startsWith("/releases.json"))).toEqual(expected);
});

test.each<[string, string | RegExp, string]>([
  ["section of the newest release is not v1.3.0 (id 1003), the newest release", ">v1.3.0</span>", ">v1.2.0</span>"],
  ["section of the newest release is not v1.3.0 (id 1003), the newest release", ">Player 1.3</span>", ">An earlier name</span>"],
  ["section of the newest release is missing, the newest release is v1.3.0 (id 1003)", 'id="latest"', 'id="other"'],
  ["structured data of the app is missing, so the newest version is not known", /<script[^>]*ld\+json.*?<\/script>/, ""],
  ["structured data of the app is missing, so the newest version is not known", '"@type":"MobileApplication"', ""],
  ["structured data of the app is missing, so the newest version is not known", '"MobileApplication"', '"Organization"'],
])("a page is refused because the %s", (problem, from, to) => {
  expect(compare(THREE, THREE, (html) => html.replace(from, to))).toEqual([`/download: the ${problem}`]);
});

test.each(["<!DOCTYPE html>", "{}", `{"releases":[{"id":"1"}]}`])(
  "the text %s is no list, and the message has its file",
  (text) => {
    expect(() => parseReleaseFile(text, "/releases.json")).toThrow("/releases.json: this is not a list of releases");
  },
);

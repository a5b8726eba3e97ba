/** @jest-environment node */
import { githubRelease } from "../../harness/githubReleases";
import { compareDownloadPage, compareFeed, comparePlainList } from "../../scripts/releaseFiles/comparePublished";
import { compareReleases } from "../../scripts/releaseFiles/compareReleases";
import { parseReleaseFile } from "../../scripts/releaseFiles/parseReleaseFile";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { toRelease } from "../../src/releases/toRelease";
import { releaseFiles, SITE_URL } from "../support/publishedSite";

type Entries = ReturnType<typeof githubRelease>[];

/** What is wrong with the files of a build with the first entries, if the API has the others now. */
function compare(built: Entries, released: Entries, changePage = (html: string) => html): string[] {
  const files = releaseFiles({ entries: built });
  const releases = checkGitHubReleases(released).releases.map(toRelease);
  return [
    ...compareDownloadPage(releases[0], changePage(files["download/index.html"]), SITE_URL),
    ...compareFeed(releases, files["releases.atom"], SITE_URL),
    ...comparePlainList(releases, files["releases.html"]),
    ...compareReleases(releases, parseReleaseFile(files["releases.json"], "/releases.json")),
  ];
}

const [third, second, first] = [githubRelease(3), githubRelease(2), githubRelease(1)];
const THREE = [third, second, first];
const FOUR = [githubRelease(4), ...THREE];
// As HTML, these must be escaped.
const ESCAPED = [githubRelease(3, { tag_name: `v<3>&"'`, name: `R&D's "best" </section>` })];
const LATE_FILE = githubRelease(4, { assets: [{ name: "late.apk", browser_download_url: "https://github.com/late.apk" }] });
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
])("if the releases %s, each list says so", (_, built, released, problems) => {
  const found = compare(built, released);
  const of = (file: string) => found.filter((line) => line.startsWith(`${file}: `));
  expect(of("/releases.json")).toEqual(problems.map((problem) => `/releases.json: ${problem}`));
  expect(of("/download")).toEqual([]);
  for (const file of ["/releases.atom", "/releases.html"]) expect(of(file)).toHaveLength(Math.min(problems.length, 1));
});

test.each<[string, Entries, Entries, string]>([
  ["is newer", THREE, FOUR, "v1.4.0 (id 1004)"],
  ["has a file that was attached later", FOUR, [LATE_FILE, ...THREE], "v1.4.0 (id 1004)"],
  ["is the first one", [], [first], "v1.1.0 (id 1001)"],
  ["was deleted", [first], [], "a site without releases"],
])("if the newest release %s, each file that shows it is named", (_, built, released, name) => {
  const found = compare(built, released);
  for (const part of ["structured data", "large button"]) expect(found).toContain(`/download: the ${part} is not that of ${name}`);
  const files = ["/download", "/releases.atom", "/releases.html", "/releases.json"];
  expect([...new Set(found.map((line) => line.split(": ")[0]))]).toEqual(files);
});

test.each<[string, string | RegExp, string]>([
  ["title", ">v1.3.0</span>", ">v1.2.0</span>"],
  ["title", ">Player 1.3</span>", ">An earlier name</span>"],
  ["structured data", /<script[^>]*ld\+json.*?<\/script>/, ""],
  ["structured data", '"softwareVersion":"v1.3.0"', '"softwareVersion":"v1.2.0"'],
])("a page whose %s is wrong is refused", (part, from, to) => {
  expect(compare(THREE, THREE, (html) => html.replace(from, to))).toEqual([
    `/download: the ${part} is not that of v1.3.0 (id 1003)`,
  ]);
});

test.each(["<!DOCTYPE html>", "{}", `{"releases":[{"id":"1"}]}`])(
  "the text %s is no list, and the message has its file",
  (text) => {
    expect(() => parseReleaseFile(text, "/releases.json")).toThrow("/releases.json: this is not a list of releases");
  },
);

import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { parseAllReleases, type Release, type ReleaseFile } from "../../src/releases/release";
import { recommendedUrl, summaryOf } from "../../src/releases/summary";
import { githubReleases } from "../support/githubReleases";
import { androidPackage, release, releaseFile } from "../support/release";

const facts: { appFiles: RegExp | null } = { appFiles: null };
jest.mock<object>("../../src/site/product", () => ({
  get appFiles() {
    return facts.appFiles;
  },
}));

const unread = (names: string) => names.split(" ").map((name) => releaseFile(name));
const read = (name: string, says = {}) =>
  releaseFile(name, { androidPackage: androidPackage(says) });
const linked = (changes: Partial<Release>) => summaryOf(release(changes)).link;

test.each<[string, ReleaseFile[], number]>([
  ["the first file", unread("a-arm64-v8a.apk a-universal.apk"), 0],
  ["the first file, although another one was read", [...unread("a.apk"), read("b.apk")], 0],
  ["the best package after checksums", unread("SUMS a-arm64-v8a.apk a-universal.apk"), 2],
  ["the best package after one for x86", unread("a-x86.apk a-arm64-v8a.apk"), 1],
  ["the package after one for watches", [read("a.apk", { purpose: "watches" }), read("b.apk")], 1],
  ["the only package, although it is for x86", unread("SUMS a-x86.apk"), 1],
  ["the first file if there is no package", unread("SUMS a.aab"), 0],
])("a release links to %s", (_, files, index) => {
  const { downloadUrl: url, sha256: __, ...file } = files[index] ?? releaseFile("missing");
  expect(linked({ files })).toEqual({ kind: "file", url, ...file });
});

test("a release links to the file that product.ts asks for, although it is not the first", () => {
  facts.appFiles = /notes/;
  expect(linked({ files: unread("calendar.apk notes.apk") })?.url).toMatch(/notes\.apk$/);
  facts.appFiles = null;
});

test.each<Release["fallback"]>([
  { kind: "sourceArchive", url: "https://x/source.zip" },
  { kind: "releasePage", url: "https://x/page" },
])("a release without files links to what else it has: %j", (fallback) => {
  const noFile = { name: "", size: null, androidPackage: null };
  expect(linked({ files: [], fallback })).toEqual({ ...fallback, ...noFile });
  expect(linked({ files: [], fallback: null })).toBeNull();
});

const player = releaseFile("player.apk");
const revision = (changes: Partial<Release>) => summaryOf(release(changes)).revision;
const { files: _, ...fields } = release();
const { androidPackage: __, ...fileFields } = player;

test.each<Partial<Release>>([
  ...Object.keys(fields).map((field) => ({ [field]: "changed" })),
  ...Object.keys(fileFields).map((field) => ({ files: [{ ...player, [field]: "changed" }] })),
])("the revision of a release changes with %j", (changes) => {
  expect(revision(changes)).not.toBe(revision({}));
});

test("the API, a build and the file of all releases give a release the same revision", () => {
  const [live = release()] = checkGitHubReleases(githubReleases(1)).releases;
  const files = live.files.map((file) => ({ ...file, androidPackage: androidPackage() }));
  const list = { liveUrl: "", readAt: "2026-11-20T10:00:00.000Z", releases: [{ ...live, files }] };
  const [built = release()] = parseAllReleases(JSON.parse(JSON.stringify(list))).releases;
  expect(summaryOf(built).revision).toBe(summaryOf(live).revision);
});

const PAGE = "https://player.example/download";

test.each([
  ["the best package", unread("SHA256SUMS a-arm64-v8a.apk a-universal.apk"), 2],
  ["the version's page if the only package is for others", unread("app-x86.apk"), undefined],
  ["the version's page if there is no package", unread("app.aab"), undefined],
])("a feed reader gets %s", (_, files, index) => {
  const expected = index === undefined ? `${PAGE}#v1.0` : files[index]?.downloadUrl;
  expect(recommendedUrl({ version: "v1.0", files }, PAGE)).toBe(expected);
});

import { compareVersions, indexOfVersion, namesVersion, versionFragment, versionId, versionIn } from "../../src/releases/version";
import { release } from "../support/release";

const releases = ["2.0", "1.0", "v1.0", "V1.0", "dev3.0"].map((version) => release({ version }));

test.each([
  ["2.0", 0],
  ["v2.0", 0],
  [" V2.0 ", 0],
  ["1.0", 1],
  ["v1.0", 2],
  ["V1.0", 3],
  ["dev3.0", 4],
  ["de3.0", -1],
  ["3.0", -1],
  ["constructor", -1],
  ["", -1],
])("%j is at %d: the exact tag first, then without a v at its start", (version, index) => {
  expect(indexOfVersion(releases, version)).toBe(index);
});

test.each([
  ["1.9.6", "2.4.0", -1],
  ["2.9.0", "v2.10.0", -1],
  ["App-1.9", "app-v2.0", -1],
  ["2.4.0", "2.4.0-hotfix1", 0],
  ["2.4", "2.4.0", 0],
  ["nightly", "2.4.0", Number.NaN],
  ["nightly", "nightly", Number.NaN],
  ["tv-1.9", "2.4.0", Number.NaN],
  ["2.4.0", "2026.11.21", Number.NaN],
  ["2.4.0", "20261121", Number.NaN],
  ["2.4.0", "24.11.21", Number.NaN],
  ["1.2.0", "v105", Number.NaN],
])("the numbers of %s and %s compare as %d", (one, other, order) => {
  expect(compareVersions(one, other)).toBe(order);
  expect(compareVersions(other, one)).toBe(order && -order);
});

test.each([
  ["Player 2.4.0", "2.4.0", true],
  ["Player 2.4.0", "v2.4.0", true],
  ["Player V2.4.0: Night Drive", "2.4.0", true],
  ["Night Drive (v2.4.0)", "v2.4.0", true],
  ["v2.4.0", "v2.4.0", true],
  ["Player-2.4.0", "v2.4.0", true],
  ["player-v2.4.0.", "2.4.0", true],
  ["Player 2.4.0-rc.1", "v2.4.0-rc.1", true],
  ["the release", "the release", true],
  ["Player 2.4", "2.4.0", false],
  ["Player 12.4.0", "2.4.0", false],
  ["Player 2.4.01", "2.4.0", false],
  ["Player 2.4.0.1", "2.4.0", false],
  ["Player 2.4.0-rc.1", "2.4.0", false],
  ["Live2.4.0", "2.4.0", false],
  ["Night Drive", "2.4.0", false],
])("the name %s of the tag %s contains it: %s", (name, version, expected) => {
  expect(namesVersion({ name, version })).toBe(expected);
});

test.each([
  ["2.3.2", "#2.3.2"],
  ["v1.0.0-beta.1+7", "#v1.0.0-beta.1%2B7"],
  ["100%", "#100%25"],
  ["android/2.0", "#version=android%2F2.0"],
  ["a=1", "#version=a%3D1"],
  ["latest", "#version=latest"],
  ["release-7", "#version=release-7"],
  ["app-1.2", "#app-1.2"],
])("the fragment of %s is %s, which names it and is the id of its element", (version, fragment) => {
  const decoded = decodeURIComponent(fragment.slice(1));
  expect(versionFragment(version)).toBe(fragment);
  expect(versionIn(decoded)).toBe(version);
  expect(versionId(version)).toBe(decoded);
});

test.each(["latest", "xtor=RSS-1", "gclid123", "share-2024", "tgWebAppData=query_id%3D1&tgWebAppVersion=6.7", "/", "/route/1", ""])(
  "a fragment such as %j names no version",
  (fragment) => expect(versionIn(fragment)).toBeNull(),
);

test.each([
  "2.3.2)",
  "2.3.2.",
  '2.3.2",',
  "2.3.2]>",
  "2.3.2?utm_source=x",
  "2.3.2&utm_source=x&utm_medium=y",
  "2.3.2).?utm_source=x",
])("what people and programs add to a version, as in %s, does not count", (fragment) => expect(versionIn(fragment)).toBe("2.3.2"));

test("half of a pair of surrogates is replaced, because it cannot be encoded", () => {
  expect(versionFragment("1\uD800")).toBe("#1%EF%BF%BD");
});

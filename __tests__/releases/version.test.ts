import {
  compareVersions,
  indexOfVersion,
  namesVersion,
  versionFragment,
  versionId,
  versionIn,
} from "../../src/releases/version";

const versions = (...tags: string[]) => tags.map((version) => ({ version }));

test.each([
  ["1.0", 1],
  ["v1.0", 2],
  ["V1.0", 3],
  [" V2.0 ", 0],
  ["de3.0", -1],
])("%j is found at %d: by its exact tag, or else without a leading v", (version, index) => {
  const releases = versions("2.0", "1.0", "v1.0", "V1.0", "dev3.0");
  expect(indexOfVersion(releases, version)).toBe(index);
});

test.each([
  ["2.40.0", "v2.40.0+140"],
  ["2.40.0-foss", "v2.40.0+140"],
  ["V2.40.0-foss-release (140)", "v2.40.0+140"],
  ["2.40.0 (140)", "v2.40.0+140"],
  ["2.40.0+(140)", "v2.40.0+140"],
  ["2.40.0).", "v2.40.0+140"],
  ["2.40.0 (140", "v2.40.0+140"],
  ["2.40.0-Premium", "v2.40.0"],
  ["v2.40.0+141", "v2.40.0"],
  ["2.40.0-foss", "v2.40.0-play"],
  ["105 (release)", "v105+7"],
])("%j is found as %s, the only stable release with this number", (version, tag) => {
  const releases = versions("v2.40.1", "v2.40.0-beta.1", "2.40.0-rc1", tag, "v2.4.0", "v1.9.5");
  expect(releases[indexOfVersion(releases, version)]).toEqual({ version: tag });
});

test.each([
  ...["2.4.0-beta.1", "2.4.0-beta", "2.4.0-rc1", "2.4.0rc1", "2.4.0-alpha", "2.4.0-dev"],
  ...["2.4.0 (Beta)", "2.4.0+beta_1", "2.4.0-foss-nightly", "2.4.0-SNAPSHOT", "2.4.0-preview"],
  ...["2.4.0-1", "2.4.0-hotfix1", "2.4.0.1", "2.4", "4.0", "1.9", "2026-11-22", "", "foss"],
  ...["3.1.0", "3.1.0-foss", "v3.1.0+312"],
])("%j is no release: none or several may be meant", (version) => {
  const releases = versions("v2.4.0", "1.9.5", "2026-11-21", "v3.1.0+310", "v3.1.0+311", "nightly");
  expect(indexOfVersion(releases, version)).toBe(-1);
});

test("of two builds of one version, the one with the number is found", () => {
  const releases = versions("v3.1.0+311", "v3.1.0+310");
  expect(indexOfVersion(releases, "3.1.0 (310)")).toBe(1);
});

test.each([
  ["2.9.0", "v2.10.0", -1],
  ["App-1.9", "app-v2.0", -1],
  ["2.4.0", "2.4.0-hotfix1", 0],
  ["2.4", "2.4.0", 0],
  ["nightly", "nightly", Number.NaN],
  ["tv-1.9", "2.4.0", Number.NaN],
  ["2.4.0", "2026.11.21", Number.NaN],
  ["v9", "20261121", Number.NaN],
  ["2026.2.28", "2026.11.21", -1],
  ["v1.9.5+200", "v2.40.0+140", -1],
  ["v2.4.0+141", "v2.4.0+140", 0],
  ["v20.12.4", "v21.0.1", -1],
  ["v9.12.4", "v21.1.0", -1],
  ["v29.1.2", "v30.1.2", -1],
  ["b999", "b1000", -1],
  ["1.2.0", "v105", Number.NaN],
])("the comparison of %s and %s has the sign %d", (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
  expect(Math.sign(compareVersions(other, one))).toBe(sign && -sign);
});

test.each([
  ["Player V2.4.0: Night Drive", "2.4.0", true],
  ["Night Drive (v2.4.0)", "v2.4.0", true],
  ["player-v2.4.0.", "2.4.0", true],
  ["Player 2.4", "2.4.0", false],
  ["Player 12.4.0", "2.4.0", false],
  ["Player 2.4.01", "2.4.0", false],
  ["Player 2.4.0.1", "2.4.0", false],
  ["Player 2.4.0-rc.1", "2.4.0", false],
])("the name %j contains the tag %s: %p", (name, version, expected) => {
  expect(namesVersion({ name, version })).toBe(expected);
});

test.each([
  ["v1.0.0-beta.1+7", "#v1.0.0-beta.1+7"],
  ["app@1.2", "#app@1.2"],
  ["100%", "#100%25"],
  ["1%2B1", "#1%252B1"],
  ["ü-1.2", "#%C3%BC-1.2"],
  ["android/v2", "#android/v2"],
  ["android/latest", "#version=android/latest"],
  ["1=1", "#version=1=1"],
  ["latest", "#version=latest"],
  ["release-7", "#version=release-7"],
])("the fragment of %s is %s, which names it and is the id of its element", (version, fragment) => {
  // As Gatsby decodes it.
  const decoded = decodeURI(fragment).slice(1);
  expect(versionFragment(version)).toBe(fragment);
  expect(versionIn(decoded)).toBe(version);
  expect(versionId(version)).toBe(decoded);
});

test.each([
  ["xtor=RSS-1", null],
  ["/route/1.0", null],
  ["!route/1.0", null],
  ["https://example.com/1.0", null],
  ["android/v0.9.0/", "android/v0.9.0"],
  ['2.3.2",', "2.3.2"],
  ["2.3.2).?utm_source=x&utm_medium=y", "2.3.2"],
])("the version in the fragment %j is %j", (fragment, version) => {
  expect(versionIn(fragment)).toBe(version);
});

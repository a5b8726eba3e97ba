import {
  indexOfVersion,
  namesVersion,
  versionFragment,
  versionId,
  versionIn,
} from "../../src/releases/version";

test.each([
  ["v1.0", 1],
  [" V2.0-RC ", 0],
  ["nightly", 3],
  ["de3.0", -1],
  ["1.0)", 1],
  ["v1.0\u200b", 1],
  ['\ufeffv1.0",\u2069', 1],
  ["NIGHTLY”…", 3],
  ["2.4.0(140)", 4],
  // Exactly this tag comes before one that is alike.
  ["V2.0", 6],
  ["v2.0", 5],
  ["1.4.0 5", 7],
])("%j is found at %d, by its tag without v, case, and what is no part of a tag", (text, index) => {
  const tags = "v2.0-rc 1.0 dev3.0 nightly 2.4.0(140) v2.0 V2.0 1.4.0+5".split(" ");
  const releases = tags.map((version) => ({ version }));
  expect(indexOfVersion(releases, text)).toBe(index);
});

test.each([
  ["Player V2.4.0: Night Drive", "2.4.0", true],
  ["Night Drive (v2.4.0)", "v2.4.0", true],
  ["Player 2.4", "2.4.0", false],
  ["Player 12.4.0", "2.4.0", false],
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
  ["android/v0.9.0/", "android/v0.9.0/"],
  ["2.3.2).?utm_source=x&utm_medium=y", "2.3.2)."],
])("the version in the fragment %j is %j", (fragment, version) => {
  expect(versionIn(fragment)).toBe(version);
});

import { versionFragment, versionId, versionIn } from "../../src/releases/version";

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

test("half of a pair of surrogates is replaced, because it cannot be encoded", () => {
  expect(versionFragment("1\uD800")).toBe("#1%EF%BF%BD");
});

import { versionFragment } from "../../src/releases/versionFragment";

test.each([
  ["2.3.2", "#2.3.2"],
  ["v1.0.0-beta.1+7", "#v1.0.0-beta.1%2B7"],
  ["android/2.0", "#android%2F2.0"],
  ["100%", "#100%25"],
])("the fragment of %s is %s, and decodes to the same tag", (version, fragment) => {
  expect(versionFragment(version)).toBe(fragment);
  expect(decodeURIComponent(fragment.slice(1))).toBe(version);
});

test("half of a pair of surrogates is replaced, because it cannot be encoded", () => {
  expect(versionFragment("1\uD800")).toBe("#1%EF%BF%BD");
});

import { decodeFragment } from "../../src/browser/decodeFragment";

test.each([
  ["", ""],
  ["#", ""],
  ["#v1.0%2B7", "v1.0+7"],
  ["#android%2F2.0", "android/2.0"],
  ["#100%", "100%"],
])("%j leads to %j", (hash, target) => {
  expect(decodeFragment(hash)).toBe(target);
});

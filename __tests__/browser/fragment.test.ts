import { decodeFragment } from "../../src/browser/fragment";

test.each([
  ["#v1.0%2B1", "v1.0+1"],
  ["#100%", ""],
  ["", ""],
])("the fragment %j is %j, decoded", (hash, fragment) => {
  expect(decodeFragment(hash)).toBe(fragment);
});

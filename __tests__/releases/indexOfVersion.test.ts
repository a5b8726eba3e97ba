import { indexOfVersion } from "../../src/releases/indexOfVersion";
import { release } from "../support/release";

const releases = ["2.0", "v1.0", "V1.0"].map((version) => release({ version }));

test.each([
  ["2.0", 0],
  ["v2.0", 0],
  [" V2.0 ", 0],
  ["1.0", 1],
  ["V1.0", 2],
  ["3.0", -1],
  ["constructor", -1],
  ["", -1],
])("%j is at %d", (version, index) => {
  expect(indexOfVersion(releases, version)).toBe(index);
});

import { indexOfVersion } from "../../src/releases/version";
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

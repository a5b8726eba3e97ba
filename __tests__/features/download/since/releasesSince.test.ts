import { releasesSince } from "../../../../src/features/download/since/releasesSince";
import { release } from "../../../support/release";

const list = ["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1", "nightly"].map((version) => release({ id: version, version }));

test.each([
  ["v1.10.0", "v1.10.0", []],
  ["1.4.0", "v1.4.0", ["v1.10.0"]],
  ["V1.4.0", "v1.4.0", ["v1.10.0"]],
  [" v1.4.0 ", "v1.4.0", ["v1.10.0"]],
  ["v1.3.0", "1.3.0", ["v1.10.0", "v1.4.0"]],
  ["v1.2.0-rc.1", "v1.2.0-rc.1", ["v1.10.0", "v1.4.0", "1.3.0"]],
  ["nightly", "nightly", ["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1"]],
])("%j is the version %s, and the releases since it are in the order of the list, newest first", (asked, version, expected) => {
  const found = releasesSince(list, asked);
  expect(found?.since.version).toBe(version);
  expect(found?.releases.map((one) => one.version)).toEqual(expected);
});

test.each([["1.4"], ["9.9.9"], [""], ["v"], ["vnightly"], ["<b>"]])("%j is not a version of the list", (version) => {
  expect(releasesSince(list, version)).toBeNull();
  expect(releasesSince([], version)).toBeNull();
});

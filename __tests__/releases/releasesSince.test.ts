import { releasesSince } from "../../src/releases/releasesSince";
import { release } from "../support/release";

const list = ["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1", "nightly"].map((version) => release({ id: version, version }));
const since = (version: string) => releasesSince(list, version)?.releases.map((one) => one.version);

test("the releases since a version are in the order of the list, newest first", () => {
  expect(since("v1.2.0-rc.1")).toEqual(["v1.10.0", "v1.4.0", "1.3.0"]);
  expect(since("nightly")).toEqual(["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1"]);
});

test("there is no release since the newest", () => {
  expect(since("v1.10.0")).toEqual([]);
});

test.each([["1.4.0"], ["v1.4.0"], ["V1.4.0"], [" v1.4.0 "]])("%j is the version v1.4.0", (version) => {
  expect(releasesSince(list, version)?.since.version).toBe("v1.4.0");
  expect(since(version)).toEqual(["v1.10.0"]);
});

test("a tag without v is found with one", () => {
  expect(since("v1.3.0")).toEqual(["v1.10.0", "v1.4.0"]);
});

test.each([["1.4"], ["9.9.9"], [""], ["v"], ["vnightly"], ["<b>"]])("%j is not a version of the list", (version) => {
  expect(releasesSince(list, version)).toBeNull();
  expect(releasesSince([], version)).toBeNull();
});

test("if two tags differ only by a v, the exact one is found, even if it is the newest", () => {
  const twins = ["1.0", "v1.0", "V1.0"].map((version) => release({ id: version, version }));
  for (const version of ["1.0", "v1.0", "V1.0"]) expect(releasesSince(twins, version)?.since.id).toBe(version);
});

test("a v is ignored only at the start of a tag", () => {
  const dev = [release({ version: "dev1.0" })];
  expect(releasesSince(dev, "de1.0")).toBeNull();
  expect(releasesSince(dev, "dev1.0")).not.toBeNull();
});

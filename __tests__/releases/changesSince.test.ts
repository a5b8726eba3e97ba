import { changesSince } from "../../src/releases/changesSince";
import { release } from "../support/release";

const list = ["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1", "nightly"].map((version) => release({ id: version, version }));
const since = (version: string) => changesSince(list, version)?.releases.map((one) => one.version);

test("what came after a version is told newest first, in the order of the list", () => {
  expect(since("v1.2.0-rc.1")).toEqual(["v1.10.0", "v1.4.0", "1.3.0"]);
  expect(since("nightly")).toEqual(["v1.10.0", "v1.4.0", "1.3.0", "v1.2.0-rc.1"]);
});

test("after the newest nothing came", () => {
  expect(since("v1.10.0")).toEqual([]);
});

test.each([["1.4.0"], ["v1.4.0"], ["V1.4.0"], [" v1.4.0 "]])("%j is the version v1.4.0", (version) => {
  expect(changesSince(list, version)?.since.version).toBe("v1.4.0");
  expect(since(version)).toEqual(["v1.10.0"]);
});

test("a tag without v is found with one", () => {
  expect(since("v1.3.0")).toEqual(["v1.10.0", "v1.4.0"]);
});

test.each([["1.4"], ["9.9.9"], [""], ["v"], ["vnightly"], ["<b>"]])("%j is no version of the list", (version) => {
  expect(changesSince(list, version)).toBeNull();
  expect(changesSince([], version)).toBeNull();
});

test("where tags differ by a v alone, the one that is named to the letter is meant, the newest too", () => {
  const twins = ["1.0", "v1.0", "V1.0"].map((version) => release({ id: version, version }));
  for (const version of ["1.0", "v1.0", "V1.0"]) expect(changesSince(twins, version)?.since.id).toBe(version);
});

test("a v is left aside at the start of a tag alone", () => {
  const dev = [release({ version: "dev1.0" })];
  expect(changesSince(dev, "de1.0")).toBeNull();
  expect(changesSince(dev, "dev1.0")).not.toBeNull();
});

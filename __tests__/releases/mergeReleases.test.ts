import { areSame, mergeReleases } from "../../src/releases/mergeReleases";
import type { Release } from "../../src/releases/release";
import fc from "../support/fastCheck";
import { release, releaseFile } from "../support/release";

const list = (...ids: (string | number)[]): Release[] => ids.map((id) => release({ id: String(id) }));
const ids = (releases: readonly { id: string }[]) => releases.map(({ id }) => id).join(" ");

test.each([
  ["nothing new leaves the list as it is", [3, 2, 1], [3, 2], true, "3 2 1"],
  ["a new release is first", [3, 2, 1], [4, 3, 2], true, "4 3 2 1"],
  ["a release deleted within the span of the answer goes", [4, 3, 2, 1], [4, 2], true, "4 2 1"],
  ["a deleted newest release goes", [4, 3, 2, 1], [3, 2], true, "3 2 1"],
  ["built releases older than the answer stay", [5, 4, 3, 2, 1], [6, 5, 4], true, "6 5 4 3 2 1"],
  ["an answer without a next page replaces the list", [3, 2, 1], [3, 2], false, "3 2"],
  ["an empty answer means that there is no release", [3, 2, 1], [], false, ""],
  ["an empty build has what the answer has", [], [2, 1], false, "2 1"],
  ["an answer that shares no release with the build is of a repository made anew, and counts alone", [2, 1], [9, 8], true, "9 8"],
  ["a release published into the middle of the span is placed there", [4, 2, 1], [4, 3, 2], true, "4 3 2 1"],
  ["a release that moved is listed once", [4, 3, 2, 1], [3, 4, 2], true, "3 4 2 1"],
])("%s", (_, built, live, hasNextPage, expected) => {
  expect(ids(mergeReleases(list(...built), { releases: list(...live), hasNextPage }))).toBe(expected);
});

test("the order is the API's, not that of the dates", () => {
  const live = [release({ id: "2", date: "2001-01-01T00:00:00.000Z" }), release({ id: "1", date: "2030-01-01T00:00:00.000Z" })];
  expect(ids(mergeReleases([], { releases: live, hasNextPage: false }))).toBe("2 1");
});

test("any merge starts with the answer, adds only built releases, and holds no release twice", () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 20 });
  fc.assert(
    fc.property(some, some, fc.boolean(), (built, live, hasNextPage) => {
      const merged = mergeReleases(list(...built), { releases: list(...live), hasNextPage }).map(({ id }) => Number(id));
      expect(merged.slice(0, live.length)).toEqual(live);
      expect(new Set(merged).size).toBe(merged.length);
      for (const id of merged.slice(live.length)) expect(built).toContain(id);
    }),
  );
});

test.each<Partial<Release>>([
  { version: "v7" },
  { name: "new" },
  { date: null },
  { features: ["new"] },
  { downloadUrl: "https://example.com/new" },
  { downloadSize: 7 },
  { linksTo: "releasePage" },
  { isPrerelease: true },
])("a release that was edited (%j) has the content of the answer, an unchanged one stays the built object", (edit) => {
  const built = list(2, 1);
  const answer = [release({ id: "2" }), release({ id: "1", ...edit })];
  const [same, edited] = mergeReleases(built, { releases: answer, hasNextPage: true });
  expect(same).toBe(built[0]);
  expect(edited).toEqual(answer[1]);
});

const file = releaseFile("player.apk");
test.each([
  ["two lists with the same content", list(2, 1), list(2, 1), true],
  ["lists in another order", list(2, 1), list(1, 2), false],
  ["lists of another length", list(2, 1), list(2), false],
  ["releases with other feature lines", list(1), [release({ id: "1", features: ["new"] })], false],
  ["releases with the same file", [release({ files: [file] })], [release({ files: [file] })], true],
  ["releases with files of another size", [release({ files: [file] })], [release({ files: [{ ...file, size: 6 }] })], false],
  ["releases with and without a file", [release({ files: [file] })], [release({ files: [] })], false],
  ["objects with their keys in another order", { a: 1, b: null }, { b: null, a: 1 }, true],
  ["an object with a key more", { a: 1 }, { a: 1, b: undefined }, false],
  ["objects with different keys", { a: undefined }, { b: undefined }, false],
  ["null and an object", null, {}, false],
])("%s are compared", (_, one, other, expected) => {
  expect(areSame(one, other)).toBe(expected);
});

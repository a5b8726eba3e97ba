import {
  missingReleases,
  type ReleaseList,
} from "../../../../src/features/download/list/releaseList";
import { androidPackage, release, releaseFile } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  type ListChange,
  listAfter,
  listOf,
  responded,
} from "../../../support/releaseList";

const numbered = (number: number, name = `Player ${number}`) =>
  release({ id: `${number}`, name, files: [releaseFile(`player-${number}.apk`)] });
const releasesOf = (...numbers: number[]) => numbers.map((number) => numbered(number));

/** A list whose build had `total` releases, of which the page has the newest `count`. */
const built = (count: number, total = count) => {
  const all = Array.from({ length: total }, (_, index) => numbered(total - index));
  return listOf(all, [], { count });
};

const fileLoaded = (...numbers: number[]) => allLoaded(releasesOf(...numbers));
/** The response of an API that has more releases than these. */
const firstPage = (...numbers: number[]) =>
  responded(releasesOf(...numbers), { hasNextPage: true });

const names = ({ releases }: ReleaseList) => releases.map(({ name }) => name.slice(-1)).join("");
const fileNames = ({ files }: ReleaseList) => [...files].map(([id, [file]]) => [id, file?.name]);

describe("a response", () => {
  test.each([
    ["a deleted release", releasesOf(3, 2), "32"],
    ["an edited release", [numbered(3), numbered(2), numbered(1, "E")], "32E"],
    ["an older release than the whole build", releasesOf(3, 2, 1, 0), "3210"],
  ])("with %s is a change", (_, releases, expected) => {
    const list = listAfter(built(3), responded(releases));
    expect(names(list)).toBe(expected);
    expect(list).toMatchObject({ isChanged: true, total: releases.length });
  });

  test("that reaches further back than the page is no change", () => {
    const list = listAfter(built(2, 5), firstPage(5, 4, 3, 2));
    expect(names(list)).toBe("5432");
    expect(list.isChanged).toBe(false);
  });
});

test.each([
  ["more if the page has more", firstPage(8, 7, 6, 5), 6, true],
  ["what the response has if nothing follows it", responded(releasesOf(7, 5)), 2, false],
])("the total is %s", (_, response, total, lacksOlder) => {
  expect(listAfter(built(3, 5), response)).toMatchObject({ total, lacksOlder });
});

describe("the file of all releases", () => {
  test("is merged with the response", () => {
    const list = listAfter(built(2, 4), firstPage(5, 4), fileLoaded(4, 3, 2, 1));
    expect(names(list)).toBe("54321");
    expect(list.files.size).toBe(5);
    expect(list.lacksOlder).toBe(false);
  });

  test("adds what a newer build has above the response, and no deleted release", () => {
    const list = listAfter(built(2, 7), firstPage(6, 5));
    expect(names(listAfter(list, fileLoaded(9, 8, 7, 6, 5, 4)))).toBe("98654");
    expect(names(listAfter(list, fileLoaded(7, 6, 5, 4)))).toBe("654");
    // Of another repository.
    expect(names(listAfter(list, fileLoaded(3, 2)))).toBe("65");
  });

  test("has newer files than the page, and the response has newer ones", () => {
    const edited = release({ id: "1", files: [releaseFile("edited.apk")] });
    const before = built(1);
    expect(fileNames(before)).toEqual([["1", "player-1.apk"]]);
    const list = listAfter(before, fileLoaded(2, 1));
    expect(fileNames(list)).toContainEqual(["2", "player-2.apk"]);
    const refreshed = listAfter(list, responded([numbered(2), edited]));
    expect(fileNames(refreshed)).toContainEqual(["1", "edited.apk"]);
  });
});

describe("what the build has read of packages", () => {
  const says = androidPackage();
  const file = releaseFile("player.apk", { sha256: "a".repeat(64), androidPackage: says });
  const build = [release({ androidPackage: says, files: [file] })];
  /** As the API lists the release. */
  const listed = (changes = {}) =>
    release({ files: [{ ...file, androidPackage: null, ...changes }] });
  const packagesOf = ({ releases, files }: ReleaseList) => [
    releases[0]?.androidPackage,
    files.get("1")?.[0]?.androidPackage,
  ];

  test("stays in a response, which has nothing of it and is no change", () => {
    const before = listOf(build);
    const list = listAfter(before, responded([listed()]));
    expect(list.isChanged).toBe(false);
    expect(packagesOf(list)).toEqual([says, says]);
  });

  test("stays if another file comes first, or the file of all releases is older", () => {
    const sums = releaseFile("SHA256SUMS");
    const { files } = listed();
    const edited = release({ downloadUrl: sums.downloadUrl, files: [sums, ...files] });
    const list = listAfter(listOf(build), responded([edited]));
    expect(list.releases[0]?.androidPackage).toEqual(says);
    expect(packagesOf(listAfter(listOf(build), allLoaded([listed()])))).toEqual([says, says]);
  });

  test("decides to which package the newest release links, also if that is a new one", () => {
    const watch = releaseFile("a.apk", { androidPackage: androidPackage({ purpose: "watches" }) });
    const player = releaseFile("b.apk");
    const link = { downloadUrl: watch.downloadUrl };
    const before = listOf([release({ ...link, files: [watch, file] })]);
    const files = [{ ...watch, androidPackage: null }, player];
    const [after] = listAfter(before, responded([release({ ...link, files })])).releases;
    expect(after?.phonePackage?.downloadUrl).toBe(player.downloadUrl);
  });

  test("stays if the release is edited", () => {
    const list = listAfter(listOf(build), responded([{ ...listed(), name: "Edited" }]));
    expect(list.isChanged).toBe(true);
    expect(packagesOf(list)).toEqual([says, says]);
  });

  test("is forgotten of a replaced file", () => {
    const replaced = responded([listed({ sha256: "b".repeat(64) })]);
    expect(packagesOf(listAfter(listOf(build), replaced))).toEqual([null, null]);
    const grown = { ...listed({ size: 5 }), downloadSize: 5 };
    expect(packagesOf(listAfter(listOf(build), responded([grown])))).toEqual([null, null]);
  });

  test("stays if the file of all releases is of an older build", () => {
    const list = listAfter(listOf(build), allLoaded([listed()]), responded([listed()]));
    expect(list.files.get("1")?.[0]?.androidPackage).toEqual(says);
  });

  test("comes from the file of all releases for older ones", () => {
    const newest = release({ id: "2" });
    const list = listAfter(listOf([newest]), allLoaded([newest, ...build]));
    expect(packagesOf(listAfter(list, responded([listed()])))).toEqual([says, says]);
  });
});

const whole = fileLoaded(4, 3, 2, 1);

test.each<[string, boolean, ListChange[]]>([
  ["the response is complete", false, [responded(releasesOf(4, 3, 2, 1)), allFailed]],
  ["the file ends with the last release of a full page", false, [firstPage(4, 3, 2, 1), whole]],
  ["the file goes on after it", false, [firstPage(5, 4), whole]],
  ["the file is of another repository", true, [firstPage(9, 8), whole]],
  [
    "the file lacks the last release, and has newer ones",
    true,
    [firstPage(4, 0), fileLoaded(9, 4)],
  ],
  ["the file could not be loaded", true, [firstPage(4, 3), allFailed]],
])("if %s, older releases may be missing: %p", (_, older, changes) => {
  expect(missingReleases(listAfter(built(2, 4), ...changes))).toEqual({ older, newer: false });
});

test("if the page has all releases of its build, none is missing without the file", () => {
  const list = listAfter(built(3), firstPage(4, 3, 2, 1), allFailed);
  expect(missingReleases(list)).toEqual({ older: false, newer: false });
});

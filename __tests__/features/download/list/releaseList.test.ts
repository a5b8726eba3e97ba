import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import { androidPackage, release, releaseFile } from "../../../support/release";
import { allLoaded, listAfter, listOf, responded } from "../../../support/releaseList";

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

  test("is no change if it has what was built, also with older releases", () => {
    const list = listAfter(built(30, 40), fileLoaded(...[...Array(41).keys()].reverse()));
    expect(list.isChanged).toBe(false);
  });
});

test.each([
  ["more by new releases, also if older ones are not loaded", firstPage(8, 7, 6, 5), 8, true],
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

test("what the build has read of a file stays", () => {
  const says = androidPackage();
  const before = listOf([
    release({ files: [releaseFile("player.apk", { androidPackage: says })] }),
  ]);
  // The API does not say it, and an older build had not read it.
  const listed = [release({ files: [releaseFile("player.apk")] })];
  for (const changes of [[responded(listed)], [allLoaded(listed), responded(listed)]]) {
    const { files } = listAfter(before, ...changes);
    expect(files.get("1")?.[0]?.androidPackage).toBe(says);
  }
});

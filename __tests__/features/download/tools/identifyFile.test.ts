import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import { identifyFile } from "../../../../src/features/download/tools/identifyFile";
import { release, releaseFile } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  completeList,
  failed,
  type ListChange,
  listOf,
  requested,
  responded,
} from "../../../support/releaseList";

const ONE = "1".repeat(64);
const TWO = "2".repeat(64);
const withFile = (id: string, name: string, size: number | null, sha256: string | null) =>
  release({ id, version: id, name: `Player ${id}`, files: [releaseFile(name, { size, sha256 })] });
const newest = withFile("2", "new.apk", 10, ONE);
const sameFile = withFile("3", "new.apk", 10, ONE);
const noSha256 = withFile("1", "old.apk", 20, null);
const noSize = withFile("0", "odd.apk", null, null);

const partly = (count: number) =>
  listOf([newest, noSha256], [responded([newest], { hasNextPage: true }), allFailed], { count });

/** The API has published the SHA-256 since the build. */
const digestAdded = listOf(
  [noSha256],
  [responded([withFile("1", "old.apk", 20, ONE)]), allLoaded([noSha256])],
);

const published = (version: string) =>
  expect.objectContaining({ status: "published", release: expect.objectContaining({ version }) });
const foreign = { status: "foreign" };
const unsure = (reason: string) => ({ status: "unsure", reason });
const without = (name: string) => unsure(`It may be ${name}, for which no SHA-256 is published.`);
const later = unsure("It may belong to a version that could not be loaded. Try again later.");

test.each<[string, number, string, ReleaseList, object]>([
  ["with a published SHA-256", 10, ONE, completeList([newest]), published("2")],
  ["of two releases", 10, ONE, completeList([sameFile, newest]), published("3")],
  ["with another SHA-256", 10, TWO, completeList([newest, noSha256]), foreign],
  ["that may have no SHA-256", 20, TWO, completeList([noSha256]), without("old.apk of Player 1")],
  ["of a size that only a replaced file had", 20, TWO, digestAdded, foreign],
  ["that may have any size", 21, TWO, completeList([noSize]), without("odd.apk of Player 0")],
  ["that may be older", 10, TWO, partly(1), later],
  ["of a release without loaded files", 10, TWO, partly(2), later],
  ["that may be newer", 10, TWO, listOf([newest], [failed, allLoaded([newest])]), later],
])("a file %s", (_, size, sha256, list, expected) => {
  expect(identifyFile({ name: "mine.apk", size, sha256 }, list)).toEqual(expected);
});

test("an archive may be the source code of a release", () => {
  const file = { name: "player-2.tar.gz", size: 21, sha256: TWO };
  const result = identifyFile(file, completeList([newest]));
  expect(result).toEqual(without("the source code of a release"));
});

test.each<[string, ListChange[]]>([
  ["the file of all releases", [responded([newest])]],
  ["the first response", [allLoaded([newest])]],
  ["another response", [responded([newest]), allLoaded([newest]), requested]],
])("without %s, only a published file has a result", (_, events) => {
  const list = listOf([newest], events);
  const file = { name: "mine.apk", size: 10 };
  expect(identifyFile({ ...file, sha256: ONE }, list)?.status).toBe("published");
  expect(identifyFile({ ...file, sha256: TWO }, list)).toBeNull();
});

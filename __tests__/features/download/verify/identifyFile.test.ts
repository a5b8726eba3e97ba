import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { identifyFile, isPublishedSize } from "../../../../src/features/download/verify/identifyFile";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf } from "../../../support/releaseList";

const ONE = "1".repeat(64);
const TWO = "2".repeat(64);
const withFiles = (id: string, ...files: Release["files"]) => release({ id, name: `Player ${id}`, files });
const newest = withFiles("2", releaseFile("new.apk", { sha256: ONE, size: 10 }));
const again = withFiles("3", ...newest.files);
const older = withFiles("1", releaseFile("old.apk", { size: 20 }));
const odd = withFiles("0", releaseFile("odd.apk", { size: null }));
/** The newest release, after its file was replaced. */
const replaced = withFiles("2", releaseFile("new.apk", { sha256: TWO, size: 11 }));

const loadedAll = (...releases: Release[]): ReleaseListEvent => ({ type: "allReleasesLoaded", releases });
const failedAll: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };
const noResponse: ReleaseListEvent = { type: "refreshFailed", message: "slow" };
/** A settled list with all of these releases. */
const complete = (...releases: Release[]) => listOf(releases, [answered(releases), loadedAll(...releases)]);

/** What a file is, and which published files it is, or why it cannot be said. */
function identify(name: string, size: number, sha256: string | null, list = complete(newest, older)): string | undefined {
  const result = identifyFile({ name, size, sha256 }, list);
  if (result?.status === "known") return result.matches.map(({ release, file }) => `${release.name}: ${file.name}`).join(", ");
  return result?.status === "unsure" ? result.reason : result?.status;
}

const LATER = "It may belong to a version that could not be loaded. Try again later.";
const WAS = "It was new.apk of Player 2, but it is not published any more.";
const VANISHED = "It is empty, or it is not there any more.";
const NONE = "No SHA-256 is published for any release.";
const SOURCE = "It may be the source code of a release, which holds no app. GitHub publishes no SHA-256 for it.";
const REPLACED = "It may have replaced past.apk of Player 4 since this site was built.";
const past = withFiles("4", releaseFile("past.apk", { sha256: ONE, size: 10 }));
/** The API has confirmed the newest of two releases. */
const unconfirmed = listOf([newest, past], [answered([newest], { hasNextPage: true }), loadedAll(newest, past)]);
const mayBe = (file: string) => `It may be ${file}, for which no SHA-256 is published.`;

test.each([
  ["with the SHA-256 of a published one is that one", "mine.apk", 10, ONE, complete(newest, older), "Player 2: new.apk"],
  ["of two releases is both", "mine.apk", 10, ONE, complete(again, newest), "Player 3: new.apk, Player 2: new.apk"],
  ["that differs from each published one is foreign, also with the same size", "mine.apk", 10, TWO, complete(newest), "foreign"],
  ["with the size of none is foreign without being read", "mine.apk", 21, null, complete(newest, older), "foreign"],
  ["may be one of its size without a SHA-256", "mine.apk", 20, TWO, complete(newest, older), mayBe("old.apk of Player 1")],
  ["may be one of unknown size without a SHA-256", "mine.apk", 21, TWO, complete(newest, odd), mayBe("odd.apk of Player 0")],
  ["was published, if the build had it", "mine.apk", 10, ONE, listOf([newest], [answered([replaced]), loadedAll(newest)]), WAS],
  ["may be of a release without a SHA-256", "mine.apk", 21, null, complete(older), NONE],
  ["may be anything without a release", "mine.apk", 21, null, complete(), NONE],
  ["may be a source archive", "player-2.zip", 21, null, complete(newest), SOURCE],
  ["may be a source archive in another format", "player-2.tar.gz", 21, null, complete(newest), SOURCE],
  [
    "may be an older one that could not be loaded",
    "mine.apk",
    10,
    TWO,
    listOf([newest, older], [answered([newest], { hasNextPage: true }), failedAll], { count: 1 }),
    LATER,
  ],
  ["may be a newer one that could not be loaded", "mine.apk", 10, TWO, listOf([newest], [noResponse, loadedAll(newest)]), LATER],
  ["without content may have vanished", "mine.apk", 0, null, complete(newest), VANISHED],
  ["may have replaced one of its name in an older release", "past.apk", 10, TWO, unconfirmed, REPLACED],
  ["may have replaced one of its name, also as a copy", "past (1).apk", 10, TWO, unconfirmed, REPLACED],
  [
    "may be of a release whose files are not known",
    "mine.apk",
    10,
    TWO,
    listOf([newest, past], [answered([newest], { hasNextPage: true }), failedAll]),
    LATER,
  ],
  ["was published, if the page had it", "mine.apk", 10, ONE, listOf([newest], [answered([replaced]), failedAll]), WAS],
  ["is foreign if only the response has its name", "new.apk", 10, TWO, unconfirmed, "foreign"],
])("a file %s", (_, name, size, sha256, list, expected) => {
  expect(identify(name, size, sha256, list)).toBe(expected);
});

test("before the list is settled, and while the API is asked again, only a known file has a result", () => {
  const askedAgain: ReleaseListEvent[] = [answered([newest]), loadedAll(newest), { type: "refreshStarted" }];
  for (const events of [[answered([newest])], [loadedAll(newest)], askedAgain]) {
    const list = listOf([newest], events);
    expect(identify("mine.apk", 10, ONE, list)).toBe("Player 2: new.apk");
    expect(identifyFile({ name: "mine.apk", size: 10, sha256: TWO }, list)).toBeNull();
  }
});

test("a published size is that of a file of the list or of the build, and each one if a size is unknown", () => {
  const sizesIn = (list: Parameters<typeof isPublishedSize>[1]) => [10, 11, 12].filter((size) => isPublishedSize(size, list));
  expect(sizesIn(listOf([newest], [answered([replaced]), loadedAll(newest)]))).toEqual([10, 11]);
  expect(sizesIn(complete(newest, odd))).toEqual([10, 11, 12]);
});

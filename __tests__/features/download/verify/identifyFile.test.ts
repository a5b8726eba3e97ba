import type { ReleaseList, ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { identifyFile } from "../../../../src/features/download/verify/identifyFile";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf } from "../../../support/releaseList";

const one = "1".repeat(64);
const two = "2".repeat(64);
const newest = release({ id: "2", version: "v2", files: [releaseFile("new.apk", { sha256: one, size: 10 })] });
const older = release({
  id: "1",
  version: "v1",
  files: [releaseFile("old.apk", { size: 20 }), releaseFile("odd.apk", { size: null })],
});

const again = release({ id: "3", files: newest.files });
const sized = release({ files: [releaseFile("old.apk", { size: 20 })] });
const source = release({ id: "4", linksTo: "sourceArchive", files: [] });
const attached = release({ id: "5", files: [releaseFile("player-1.zip", { size: 10 })] });

/** The list after an answer of the API that has all of these releases. */
const complete = (releases: readonly Release[]) => listOf(releases, [answered(releases)]);

/** The status, and the matching files with the ids of their releases, or the candidates. */
function identify(name: string, size: number, sha256: string, list: ReleaseList): string {
  const identity = identifyFile({ name, size, sha256 }, list);
  const files = "matches" in identity ? identity.matches : "candidates" in identity ? identity.candidates : [];
  // A file may match twice: in the list, and in that of the build.
  return [...new Set([identity.status, ...files.map((one) => `${one.release.id}:${one.file.name}`)])].join(" ");
}

test.each([
  ["a file with the SHA-256 of an attached one is that one", "mine.apk", 10, one, [newest, older], "known 2:new.apk"],
  ["a file of two releases matches both", "mine.apk", 10, one, [again, newest], "known 3:new.apk 2:new.apk"],
  ["one that differs from every attached file is foreign, even with the same size", "mine.apk", 10, two, [newest], "foreign"],
  ["it may be a file without a SHA-256", "mine.apk", 20, two, [newest, older], "unsure 1:old.apk 1:odd.apk"],
  ["but only of the same or of unknown size", "mine.apk", 21, two, [newest, older], "unsure 1:odd.apk"],
  ["every file is unsure if no SHA-256 is published", "mine.apk", 21, two, [sized], "unsure"],
  ["every file is unsure if there is no release", "mine.apk", 21, two, [], "unsure"],
  ["an archive may be the source archive of a release", "player-2.zip", 10, two, [source, newest], "archive"],
  ["in any of its formats", "player-2.tar.gz", 10, two, [newest, source], "archive"],
  ["an attached archive is known", "player-2.zip", 10, one, [source, newest], "known 2:new.apk"],
  ["an archive may be an attached one", "player-2.zip", 10, two, [source, newest, attached], "unsure 5:player-1.zip"],
  ["also if the site itself does not link to one", "player-2.zip", 10, two, [newest], "archive"],
  ["a package is never a source archive", "player.apk", 10, two, [source, newest], "foreign"],
])("%s", (_, name, size, sha256, releases, expected) => {
  expect(identify(name, size, sha256, complete(releases))).toBe(expected);
});

test("every file is unsure if no files are known", () => {
  const withoutFiles = listOf([source, newest], [{ type: "allReleasesFailed", message: "status 503" }]);
  expect(identify("mine.apk", 10, one, withoutFiles)).toBe("unsure");
});

const past = release({ id: "6", files: [releaseFile("past.apk", { sha256: one }), releaseFile("both.apk", { sha256: one })] });
const now = release({ id: "7", files: [releaseFile("now.apk", { sha256: two }), releaseFile("both.apk", { sha256: two })] });
const three = "3".repeat(64);
/** The release 7 as the build wrote it: one of its files was replaced since. */
const replaced = release({ id: "7", files: [releaseFile("now.apk", { sha256: "4".repeat(64) })] });
const built: ReleaseListEvent = { type: "allReleasesLoaded", releases: [replaced, past] };
const partly = listOf([replaced, past], [built, answered([now], { hasNextPage: true })]);

test.each([
  ["a file of a release in it is known", "any.apk", two, "known 7:now.apk 7:both.apk"],
  ["one of another release was one when the site was built", "any.apk", one, "built 6:past.apk 6:both.apk"],
  ["one of a release in it that was replaced is that one too", "now.apk", "4".repeat(64), "built 7:now.apk"],
  ["one without a match may have replaced one of another release", "any.apk", three, "replaced"],
  ["also if it has a name that the other release has", "both.apk", three, "replaced"],
  ["it is foreign if only a release in the answer has a file of its name", "now.apk", three, "foreign"],
])("if the answer does not have all releases, %s", (_, name, sha256, expected) => {
  expect(identify(name, 10, sha256, partly)).toBe(expected);
});

const COPIES =
  "now (1).apk|now(2).apk|now-1.apk|now_12.apk|now (1) (2).apk|now(1)(2).apk|now - Copy.apk|now – Kopie (2).apk|now copy 2.apk|" +
  "now 2.apk|now (another copy).apk|now\u00a0(1).apk|Copy of now.apk|now.apk.1|now.apk (1)";
const OTHERS = "now2.apk|now-beta.apk|now-1.2.apk|now.apk.zip|unnow.apk|now (1).exe|both (1).apk|apk";

test("a copy's name claims to be the file that was copied, and no other name does", () => {
  const answers = (names: string) => names.split("|").map((name) => `${name} is ${identify(name, 10, three, partly)}`);
  expect(answers(COPIES)).toEqual(COPIES.split("|").map((name) => `${name} is foreign`));
  // An archive may be that of the source.
  const isWhat = (name: string) => (name.endsWith(".zip") ? "archive" : "replaced");
  expect(answers(OTHERS)).toEqual(OTHERS.split("|").map((name) => `${name} is ${isWhat(name)}`));
});

test("if the repository is gone, the files of its last answer are not known any more", () => {
  const gone: ReleaseListEvent = { type: "refreshFailed", message: "Failed to fetch releases", isGone: true };
  expect(identify("any.apk", 10, one, listOf([newest], [answered([newest]), gone]))).toBe("built 2:new.apk");
  expect(identify("any.apk", 10, one, listOf([newest], [answered([newest]), { ...gone, isGone: false }]))).toBe("known 2:new.apk");
});

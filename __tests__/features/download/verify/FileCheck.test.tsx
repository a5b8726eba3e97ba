import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { FileCheck } from "../../../../src/features/download/verify/FileCheck";
import { hashFile } from "../../../../src/features/download/verify/hashFile";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

// jsdom has no workers. The browser tests use the real one.
jest.mock("../../../../src/features/download/verify/hashFile", () => ({ hashFile: jest.fn() }));

const sha256 = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const file = new File(["12345"], "mine.apk");
const published = release({ files: [releaseFile("player.apk", { sha256, size: 5 })] });

/** Newer than every question of these tests. */
const LATER = Number.POSITIVE_INFINITY;
const loadedAll = (releases: readonly Release[]): ReleaseListEvent => ({ type: "allReleasesLoaded", releases });
const failedAnswer: ReleaseListEvent = { type: "refreshFailed", message: "slow" };
/** The list of a page whose answer of the API has all of these releases. */
const complete = (releases: readonly Release[]) => listOf(releases, [answered(releases, { at: LATER }), loadedAll(releases)]);
/** The list of a page whose answer has only a newer release, without files. */
const unconfirmed = (releases: readonly Release[]) => {
  const newer = release({ id: "9", version: "v9.0.0" });
  return listOf([newer, ...releases], [answered([newer], { hasNextPage: true, at: LATER }), loadedAll([newer, ...releases])]);
};
/** The lists of a page without the answer, and without the file of all releases. */
const withoutAnswer = (releases: readonly Release[]) => listOf(releases, [failedAnswer, loadedAll(releases)]);
const withoutOlder = (releases: readonly Release[]) =>
  listOf(releases, [answered(releases, { hasNextPage: true, at: LATER }), { type: "allReleasesFailed", message: "status 503" }]);

async function check(list = complete([published]), chosen = file) {
  const view = renderWithList(<FileCheck />, list);
  await choose(chosen);
  return view;
}
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), chosen);
const verdict = () => screen.queryByRole("status");
const expectToSay = (text: string) => waitFor(() => expect(verdict()).toHaveTextContent(text));
const answering = (digest: string) => jest.mocked(hashFile).mockResolvedValue(digest);

const sized = (name: string, size: number) =>
  release({ id: "0", version: "v0.9.0", name: "Old", files: [releaseFile(name, { size })] });
const twice = releaseFile("same.apk", { sha256, size: 5 });
const source = release({ id: "2", linksTo: "sourceArchive" });

/** What each verdict says, in the words that visitors read. */
const SAID = {
  damaged: "It may be damaged, tampered with, or from another source. Do not install it; download it again from this page.",
  source:
    "It may be the source code of a release: GitHub packs such an archive on request and publishes no SHA-256 for it. " +
    "If it is, it holds the source code, not the app.",
  noneKnown: "It is none of the files known here, but ",
  notSure: "If you are not sure where it comes from, download it again from this page.",
};
const MAY_BE_OLD = `${SAID.noneKnown}not all releases could be loaded: it may belong to an older one. Try again later.`;
const MAY_BE_NEW = `${SAID.noneKnown}the newest releases could not be loaded: it may belong to one of them. Try again later.`;
const NONE_PUBLISHED = `No SHA-256 is published for any release. ${SAID.notSure}`;
const ONE_MISSING = `No SHA-256 is published for old.apk of Old, which it may be or not. ${SAID.notSure}`;
const SAME = "Byte for byte the file of version v1.0.0";
const SAME_THEN = `${SAME} then. It may have been taken back since: install it only if its SHA-256 is beside that file in the releases on GitHub.`;
const REPLACED =
  "It may be one that was replaced in an older release: install it only if its SHA-256 is beside a file in the releases on GitHub.";
const ofTwo = [release({ files: [twice, twice] }), release({ id: "0", version: "v0.9.0", files: [twice] })];

test.each<[string, string, string, Release[], string, typeof complete]>([
  ["This is player.apk of Player 1.0", `${SAME}.`, "mine.apk", [published], sha256, complete],
  ["This is same.apk of Player 1.0", `${SAME}, v0.9.0.`, "mine.apk", ofTwo, sha256, complete],
  ["This was player.apk of Player 1.0 when this site was built", SAME_THEN, "mine.apk", [published], sha256, unconfirmed],
  ["mine.apk matches no file that is known here", REPLACED, "mine.apk", [published], OTHER, unconfirmed],
  ["mine\uFFFD.apk matches no published file", SAID.damaged, "mine\u202E.apk", [published], OTHER, complete],
  ["mine.apk matches no published file", SAID.damaged, "mine.apk", [published], OTHER, complete],
  ["octo.apk matches no published file", SAID.damaged, "octo.apk", [source, published], OTHER, complete],
  ["octo-v2-0-g0a1.zip cannot be identified", SAID.source, "octo-v2-0-g0a1.zip", [source, published], OTHER, complete],
  ["mine.apk cannot be identified", NONE_PUBLISHED, "mine.apk", [sized("player.apk", 9)], OTHER, complete],
  ["mine.apk cannot be identified", ONE_MISSING, "mine.apk", [published, sized("old.apk", 5)], OTHER, complete],
  ["mine.apk was not found", MAY_BE_OLD, "mine.apk", [published], OTHER, withoutOlder],
  ["mine.apk was not found", MAY_BE_NEW, "mine.apk", [published], OTHER, withoutAnswer],
])("%s: %s", async (title, text, name, releases, digest, listWith) => {
  answering(digest);
  await check(listWith(releases), new File(["12345"], name));
  await expectToSay(title + text);
  // Outside the status, which a screen reader reads at once.
  expect(screen.getByText(digest).closest("[role=status]")).toBeNull();
});

test("the verdict waits for the list and changes with it", async () => {
  answering(sha256);
  const { actions, setList } = await check(listOf([], [{ type: "allReleasesRequested" }]));
  expect(actions.loadAllReleases).toHaveBeenCalled();
  await expectToSay("Looking for mine.apk among the releases");
  // An answer that is older than a minute.
  const old = [loadedAll([]), answered([], { at: Date.now() - 61_000 })];
  setList(listOf([], old));
  await expectToSay("Looking for mine.apk among the releases");
  setList(listOf([], [...old, failedAnswer]));
  await expectToSay("mine.apk was not found");
  setList(complete([published]));
  await expectToSay("This is player.apk of Player 1.0");
  expect(jest.mocked(hashFile)).toHaveBeenCalledTimes(1);
});

test("choosing another file ends the work on the first one", async () => {
  const signals: AbortSignal[] = [];
  jest.mocked(hashFile).mockImplementation((given, _, signal) => {
    signals.push(signal);
    return given === file ? new Promise(() => undefined) : Promise.resolve(sha256);
  });
  await check();
  await choose(new File(["54321"], "other.apk"));
  await expectToSay("This is player.apk of Player 1.0");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("what was said of a file goes when another one is chosen", async () => {
  jest.mocked(hashFile).mockImplementation((given) => (given === file ? Promise.resolve(sha256) : new Promise(() => undefined)));
  await check();
  await expectToSay("This is player.apk of Player 1.0");
  await choose(new File(["54321"], "other.apk"));
  await expectToSay("Reading other.apk: 0 %");
  expect(screen.queryByText(sha256)).toBeNull();
});

test("a file that cannot be read says so", async () => {
  jest.mocked(hashFile).mockRejectedValue(new Error("NotReadableError"));
  await check();
  await expectToSay("mine.apk could not be checked");
  expect(verdict()).toHaveTextContent("NotReadableError");
});

test("progress shows, cancel ends the work and leaves nothing behind", async () => {
  let given: AbortSignal | undefined;
  jest.mocked(hashFile).mockImplementation((_, onProgress, signal) => {
    given = signal;
    onProgress(2);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  await check();
  expect(screen.getByRole("progressbar")).toHaveValue(2);
  expect(screen.getByText("40 %")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("Reading mine.apk: 25 %");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(given?.aborted).toBe(true);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(verdict()).toBeNull();
  expect(screen.getByLabelText("Drop the file here, or choose it")).toHaveFocus();
});

test("the same file can be chosen again, because the field is emptied", async () => {
  answering(OTHER);
  await check();
  expect(screen.getByLabelText<HTMLInputElement>("Drop the file here, or choose it").files).toHaveLength(0);
  await choose(new File(["12345"], "mine.apk"));
  expect(jest.mocked(hashFile)).toHaveBeenCalledTimes(2);
});

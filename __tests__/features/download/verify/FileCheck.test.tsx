import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AllReleases } from "../../../../src/features/download/list/listContent";
import { FileCheck } from "../../../../src/features/download/verify/FileCheck";
import { hashFile } from "../../../../src/features/download/verify/hashFile";
import type { KnownRelease } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";

// jsdom has no workers. The browser tests use the real one.
jest.mock("../../../../src/features/download/verify/hashFile", () => ({ hashFile: jest.fn() }));

const sha256 = "0123456789abcdef".repeat(4);
const OTHER = "f".repeat(64);
const file = new File(["12345"], "mine.apk");
const published = release({ files: [releaseFile("player.apk", { sha256, size: 5 })] });

const current = {
  isComplete: true,
  isCurrent: true,
  freshUntil: Number.POSITIVE_INFINITY,
  built: [],
  confirmed: [published],
};
const unconfirmed = { confirmed: [] };

async function check(releases: KnownRelease[], list: Partial<AllReleases> = {}, chosen = file) {
  const confirmed = releases.map((one) => ({ files: [], ...one }));
  render(<FileCheck allReleases={{ releases, ...current, confirmed, ...list }} loadAllReleases={jest.fn()} />);
  await choose(chosen);
}
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), chosen);
const verdict = () => screen.getAllByRole("status")[1];
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

test.each<[string, string, string, KnownRelease[], string, Partial<AllReleases>]>([
  ["This is player.apk of Player 1.0", `${SAME}.`, "mine.apk", [published], sha256, {}],
  ["This is same.apk of Player 1.0", `${SAME}, v0.9.0.`, "mine.apk", ofTwo, sha256, {}],
  ["This was player.apk of Player 1.0 when this site was built", SAME_THEN, "mine.apk", [published], sha256, unconfirmed],
  ["mine.apk matches no file that is known here", REPLACED, "mine.apk", [published], OTHER, unconfirmed],
  ["mine\uFFFD.apk matches no published file", SAID.damaged, "mine\u202E.apk", [published], OTHER, {}],
  ["mine.apk matches no published file", SAID.damaged, "mine.apk", [published], OTHER, {}],
  ["octo.apk matches no published file", SAID.damaged, "octo.apk", [source, published], OTHER, {}],
  ["octo-v2-0-g0a1.zip cannot be identified", SAID.source, "octo-v2-0-g0a1.zip", [source, published], OTHER, {}],
  ["mine.apk cannot be identified", NONE_PUBLISHED, "mine.apk", [sized("player.apk", 9)], OTHER, {}],
  ["mine.apk cannot be identified", ONE_MISSING, "mine.apk", [published, sized("old.apk", 5)], OTHER, {}],
  ["mine.apk was not found", MAY_BE_OLD, "mine.apk", [published], OTHER, { isComplete: false }],
  ["mine.apk was not found", MAY_BE_NEW, "mine.apk", [published], OTHER, { isCurrent: false }],
])("%s: %s", async (title, text, name, releases, digest, list) => {
  answering(digest);
  await check(releases, list, new File(["12345"], name));
  await expectToSay(title + text);
  // Outside the status, which a screen reader reads at once.
  expect(screen.getByText(digest).closest("[role=status]")).toBeNull();
});

test("the verdict waits for the list and changes with it", async () => {
  answering(sha256);
  const loadAllReleases = jest.fn();
  const { rerender } = render(<FileCheck allReleases={null} loadAllReleases={loadAllReleases} />);
  await choose(file);
  expect(loadAllReleases).toHaveBeenCalled();
  await expectToSay("Looking for mine.apk among the releases");
  const old = { ...current, releases: [], confirmed: [], freshUntil: Date.now() - 1_000 };
  rerender(<FileCheck allReleases={old} loadAllReleases={loadAllReleases} />);
  await expectToSay("Looking for mine.apk among the releases");
  rerender(<FileCheck allReleases={{ ...old, isCurrent: false }} loadAllReleases={loadAllReleases} />);
  await expectToSay("mine.apk was not found");
  rerender(<FileCheck allReleases={{ releases: [published], ...current }} loadAllReleases={loadAllReleases} />);
  await expectToSay("This is player.apk of Player 1.0");
  expect(jest.mocked(hashFile)).toHaveBeenCalledTimes(1);
});

test("choosing another file ends the work on the first one", async () => {
  const signals: AbortSignal[] = [];
  jest.mocked(hashFile).mockImplementation((given, _, signal) => {
    signals.push(signal);
    return given === file ? new Promise(() => undefined) : Promise.resolve(sha256);
  });
  await check([published]);
  await choose(new File(["54321"], "other.apk"));
  await expectToSay("This is player.apk of Player 1.0");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a file that cannot be read says so", async () => {
  jest.mocked(hashFile).mockRejectedValue(new Error("NotReadableError"));
  await check([published]);
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
  await check([published]);
  expect(screen.getByRole("progressbar")).toHaveValue(2);
  expect(screen.getByText("40 %")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("Reading mine.apk: 25 %");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(given?.aborted).toBe(true);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(verdict()).toBeUndefined();
  expect(screen.getByLabelText("Drop the file here, or choose it")).toHaveFocus();
});

test("the same file can be chosen again, because the field is emptied", async () => {
  answering(OTHER);
  await check([published]);
  expect(screen.getByLabelText<HTMLInputElement>("Drop the file here, or choose it").files).toHaveLength(0);
  await choose(new File(["12345"], "mine.apk"));
  expect(jest.mocked(hashFile)).toHaveBeenCalledTimes(2);
});

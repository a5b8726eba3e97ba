import { createHash, webcrypto } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { FileCheck } from "../../../../src/features/download/verify/FileCheck";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/verify/FileReport";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

beforeEach(() => {
  Object.assign(window, { isSecureContext: true });
  // jsdom has no digests.
  Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true });
});

/** A file of a visitor. jsdom cannot read one. */
function fileOf(content: string, name = "mine.apk") {
  const arrayBuffer = jest.fn(async () => new TextEncoder().encode(content).buffer);
  return Object.assign(new File([content], name), { arrayBuffer });
}
const sha256Of = (content: string) => createHash("sha256").update(content).digest("hex");
const releaseOf = (content: string, changes: Partial<Release> = {}) =>
  release({ files: [releaseFile("player.apk", { sha256: sha256Of(content), size: content.length })], ...changes });

const published = releaseOf("12345");
const loadedAll = (releases: readonly Release[]): ReleaseListEvent => ({ type: "allReleasesLoaded", releases });
const complete = (...releases: Release[]) => listOf(releases, [answered(releases), loadedAll(releases)]);

async function check(chosen = fileOf("12345"), list = complete(published)) {
  const view = renderWithList(<FileCheck />, list);
  await choose(chosen);
  return view;
}
const field = () => screen.getByLabelText<HTMLInputElement>("Drop the file here, or choose it");
const choose = (chosen: File) => userEvent.upload(field(), chosen);
const expectToSay = (text: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

test("a published file is named with its versions, and its SHA-256 is not announced", async () => {
  await check(undefined, complete(published, releaseOf("12345", { id: "0", version: "v0.9.0" })));
  await expectToSay("This is player.apk of Player 1.0Byte for byte the file of version v1.0.0, v0.9.0.");
  expect(screen.getByText(sha256Of("12345")).closest("[role=status]")).toBeNull();
});

test("a foreign file must not be installed, and its name has nothing invisible", async () => {
  await check(fileOf("54321", "mine\u202E.apk"));
  await expectToSay(
    "mine\uFFFD.apk matches no published fileIt may be damaged, tampered with, or from another source. Do not install",
  );
});

test("what cannot be said has its reason, and the sentence about missing versions follows", async () => {
  const { container } = await check(
    fileOf("54321"),
    listOf([published], [{ type: "refreshFailed", message: "slow" }, loadedAll([published])]),
  );
  await expectToSay("It cannot be said what mine.apk isIt may belong to a version that could not be loaded.");
  expect(container).toHaveTextContent("Newer versions may be missing");
});

test("a file with the size of no published one is not read", async () => {
  const file = fileOf("123456");
  await check(file);
  await expectToSay("mine.apk matches no published file");
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});

test("a file that cannot be read says why", async () => {
  const file = fileOf("12345");
  file.arrayBuffer.mockRejectedValue(new Error("NotReadableError"));
  await check(file);
  await expectToSay("It cannot be said what mine.apk isIt could not be read (NotReadableError).");
});

test("a chosen file asks for the newest and all releases at once, and its result waits for both and changes with them", async () => {
  const file = fileOf("12345");
  const { actions, setList } = await check(file, listOf([]));
  expect(actions.refresh).toHaveBeenCalledTimes(1);
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  await expectToSay("Checking mine.apk...");
  setList(listOf([], [loadedAll([])]));
  await expectToSay("Checking mine.apk...");
  setList(complete(releaseOf("54321")));
  await expectToSay("mine.apk matches no published file");
  setList(complete(published));
  await expectToSay("This is player.apk of Player 1.0");
  expect(file.arrayBuffer).toHaveBeenCalledTimes(1);
});

test("what was said of a file goes when another one is chosen", async () => {
  await check();
  await expectToSay("This is player.apk of Player 1.0");
  const other = fileOf("54321", "other.apk");
  other.arrayBuffer.mockReturnValue(new Promise(() => undefined));
  await choose(other);
  await expectToSay("Checking other.apk...");
  expect(screen.queryByText(sha256Of("12345"))).toBeNull();
});

test("the same file can be chosen again, because the field is emptied", async () => {
  const file = fileOf("12345");
  await check(file);
  await expectToSay("This is player.apk of Player 1.0");
  expect(field().files).toHaveLength(0);
  await choose(file);
  await waitFor(() => expect(file.arrayBuffer).toHaveBeenCalledTimes(2));
});

test("without a secure connection, a sentence leads to the command line", () => {
  Object.assign(window, { isSecureContext: false });
  const { container } = renderWithList(<FileCheck />, complete(published));
  expect(container).toHaveTextContent(
    /^This page has no secure connection, so a file can be checked from the command line only\.$/,
  );
});

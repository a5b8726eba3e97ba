import { createHash, webcrypto } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileCheck } from "../../../../src/features/download/tools/FileCheck";
// Compiled before the first test, which has a timeout.
import "../../../../src/features/download/tools/FileReport";
import * as product from "../../../../src/site/product";
import { release, releaseFile } from "../../../support/release";
import {
  allLoaded,
  completeList,
  failed,
  listOf,
  renderWithList,
} from "../../../support/releaseList";

beforeEach(() => {
  Object.assign(window, { isSecureContext: true });
  // jsdom computes no digests.
  Object.defineProperty(crypto, "subtle", { value: webcrypto.subtle, configurable: true });
});

/** A visitor's file. jsdom cannot read one. */
function fileOf(content: string, name = "mine.apk") {
  const arrayBuffer = jest.fn(async () => new TextEncoder().encode(content).buffer);
  return Object.assign(new File([content], name), { arrayBuffer });
}
const sha256Of = (content: string) => createHash("sha256").update(content).digest("hex");
const file = releaseFile("player.apk", { sha256: sha256Of("12345"), size: 5 });
const published = release({ files: [file] });

const field = () => screen.getByLabelText<HTMLInputElement>("Choose the file, or drop it here");
const choose = (chosen: File) => userEvent.upload(field(), chosen);
async function check(chosen: File, list = completeList([published])) {
  const view = renderWithList(<FileCheck />, list);
  await choose(chosen);
  return view;
}
const expectStatus = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

test("a published file has its version, and a SHA-256 that is not announced", async () => {
  await check(fileOf("12345"));
  const text = "It is byte for byte the published player.apk.";
  await expectStatus(`Genuine: Player 1.0 v1.0.0${text}`);
  expect(screen.getByRole("status").querySelector("svg")).toBeInTheDocument();
  expect(screen.getByText(sha256Of("12345")).closest("[role=status]")).toBeNull();
});

test("the result of an older file names the newest version, too", async () => {
  const { setList } = await check(fileOf("12345"));
  await expectStatus(/published player\.apk\.$/);
  setList(completeList([release({ id: "2", version: "v2.0" }), published]));
  await expectStatus("published player.apk. The newest is v2.0.");
});

test("a foreign file has a warning, and its name shows no invisible character", async () => {
  await check(fileOf("54321", "mine\u202E.apk"));
  await expectStatus(
    "Unknown file: mine\uFFFD.apkIt matches no published file. It may be damaged, tampered with",
  );
  expect(screen.getByRole("status").querySelector("svg")).toBeInTheDocument();
});

test("with a store, its own build is not known, and no other file is trusted", async () => {
  jest.replaceProperty(product, "stores", [{ label: "F-Droid", url: "https://f-droid.org" }]);
  await check(fileOf("54321"));
  await expectStatus("A store's own build is not known here. Otherwise, it may be damaged");
});

test("an uncertain result has a reason, and says that versions may be missing", async () => {
  const list = listOf([published], [failed, allLoaded([published])]);
  const { container } = await check(fileOf("54321"), list);
  await expectStatus("It cannot be said what mine.apk isIt may belong to a version");
  expect(container).toHaveTextContent("Some versions may be missing");
});

test("a folder, which browsers refuse to read, is no foreign file", async () => {
  const folder = fileOf("12345", "Music");
  folder.arrayBuffer.mockRejectedValue(new Error("NotReadableError"));
  await check(folder);
  await expectStatus("Music isIt cannot be read. It may be a folder, or not there any more.");
});

test("a chosen file requests all releases, and its result follows the list", async () => {
  const { actions, setList } = await check(fileOf("12345"), listOf([]));
  expect(actions.refresh).toHaveBeenCalledTimes(1);
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  await expectStatus("Checking mine.apk...");
  setList(completeList([]));
  await expectStatus("Unknown file: mine.apk");
  setList(completeList([published]));
  await expectStatus("Genuine: Player 1.0 v1.0.0");
});

test("another file replaces the result of the first, and can be the same file again", async () => {
  const chosen = fileOf("12345");
  await check(chosen);
  await expectStatus("Genuine: Player 1.0 v1.0.0");
  expect(field().files).toHaveLength(0);
  chosen.arrayBuffer.mockReturnValue(new Promise(() => undefined));
  await choose(chosen);
  await expectStatus("Checking mine.apk...");
  expect(screen.queryByText(sha256Of("12345"))).toBeNull();
});

test("without a secure connection, nothing is offered that would not work", () => {
  Object.assign(window, { isSecureContext: false });
  const { container } = renderWithList(<FileCheck />, completeList([published]));
  expect(container).toBeEmptyDOMElement();
});

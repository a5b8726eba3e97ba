import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { AllReleases } from "../../src/releases/listContent";
import type { KnownRelease } from "../../src/releases/release";
import { FileCheck } from "../../src/visitor/FileCheck";
import { hashFile } from "../../src/visitor/hashFile";
import { release, releaseFile } from "../support/release";

// jsdom has no workers. The browser tests use the real one.
jest.mock("../../src/visitor/hashFile", () => ({ hashFile: jest.fn() }));

beforeEach(() => {
  jest.mocked(hashFile).mockReset();
});

const sha256 = "0123456789abcdef".repeat(4);
const file = new File(["12345"], "mine.apk");
const published = release({ files: [releaseFile("player.apk", { sha256, size: 5 })] });

const current = { isComplete: true, isCurrent: true };

async function check(releases: KnownRelease[], list: Partial<AllReleases> = {}) {
  render(<FileCheck allReleases={{ releases, ...current, ...list }} loadAllReleases={jest.fn()} />);
  await choose(file);
}
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), chosen);
const verdict = () => screen.getAllByRole("status")[1];
const answering = (digest: string) => jest.mocked(hashFile).mockResolvedValue(digest);

test("a published file is named with its release", async () => {
  answering(sha256);
  await check([published]);
  expect(await screen.findByText("This is player.apk of Player 1.0")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("Byte for byte the file of version v1.0.0.");
  // Outside the status, which a screen reader reads at once.
  expect(verdict()).not.toHaveTextContent(sha256);
  expect(screen.getByText(sha256)).toBeInTheDocument();
});

test("a file that matches no published file gets a warning", async () => {
  answering("f".repeat(64));
  await check([published]);
  expect(await screen.findByText("mine.apk matches no published file")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("Do not install it");
});

test("an archive gets no warning if a release offers its source archive", async () => {
  answering("f".repeat(64));
  render(
    <FileCheck
      allReleases={{ releases: [release({ linksTo: "sourceArchive" }), published], ...current }}
      loadAllReleases={jest.fn()}
    />,
  );
  await choose(new File(["12345"], "octo-player-v2.zip"));
  expect(await screen.findByText("octo-player-v2.zip cannot be identified")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("It may be the source code of a release");
  expect(verdict()).toHaveTextContent("not the app");
  expect(verdict()).not.toHaveTextContent("Do not install it");
});

test("without any published SHA-256 the page says that it cannot tell", async () => {
  answering(sha256);
  await check([release({ files: [releaseFile("player.apk", { size: 9 })] })]);
  expect(await screen.findByText("mine.apk cannot be identified")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("No SHA-256 is published for any release.");
});

test("a file that may be one without a SHA-256 is not called foreign", async () => {
  answering("f".repeat(64));
  await check([published, release({ id: "0", name: "Old", files: [releaseFile("old.apk", { size: 5 })] })]);
  expect(await screen.findByText("mine.apk cannot be identified")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("No SHA-256 is published for old.apk of Old");
});

test("no file is called foreign if not all releases could be loaded", async () => {
  answering("f".repeat(64));
  await check([published], { isComplete: false });
  expect(await screen.findByText("mine.apk was not found")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("it may belong to an older one");
});

test("no file is called foreign if the newest releases could not be loaded: it may belong to one of them", async () => {
  answering("f".repeat(64));
  await check([published], { isCurrent: false });
  expect(await screen.findByText("mine.apk was not found")).toBeInTheDocument();
  expect(verdict()).toHaveTextContent("it may belong to one of them");
});

test("the verdict waits for the list and changes with it", async () => {
  answering(sha256);
  const loadAllReleases = jest.fn();
  const { rerender } = render(<FileCheck allReleases={null} loadAllReleases={loadAllReleases} />);
  await choose(file);
  expect(loadAllReleases).toHaveBeenCalled();
  expect(await screen.findByText("Looking for mine.apk among the releases")).toBeInTheDocument();
  rerender(<FileCheck allReleases={{ releases: [], ...current, isCurrent: false }} loadAllReleases={loadAllReleases} />);
  expect(screen.getByText("mine.apk was not found")).toBeInTheDocument();
  rerender(<FileCheck allReleases={{ releases: [published], ...current }} loadAllReleases={loadAllReleases} />);
  expect(screen.getByText("This is player.apk of Player 1.0")).toBeInTheDocument();
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
  expect(await screen.findByText("This is player.apk of Player 1.0")).toBeInTheDocument();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("a file of two releases names both, and each of them once", async () => {
  answering(sha256);
  const same = releaseFile("same.apk", { sha256, size: 5 });
  await check([release({ files: [same, same] }), release({ id: "0", version: "v0.9.0", files: [same] })]);
  expect(await screen.findByText(/Byte for byte the file of version v1\.0\.0, v0\.9\.0\./)).toBeInTheDocument();
});

test("a file that cannot be read says so", async () => {
  jest.mocked(hashFile).mockRejectedValue(new Error("NotReadableError"));
  await check([published]);
  expect(await screen.findByText("mine.apk could not be checked")).toBeInTheDocument();
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
  answering("f".repeat(64));
  await check([published]);
  expect(screen.getByLabelText<HTMLInputElement>("Drop the file here, or choose it").files).toHaveLength(0);
  await choose(new File(["12345"], "mine.apk"));
  expect(jest.mocked(hashFile)).toHaveBeenCalledTimes(2);
});

test("a file that was chosen before hydration is checked", async () => {
  answering(sha256);
  const list = { releases: [published], ...current };
  const built = document.createElement("div");
  document.body.append(built);
  built.innerHTML = renderToString(<FileCheck allReleases={list} loadAllReleases={jest.fn()} />);
  const field = built.querySelector("input");
  if (!field) throw new Error("There is no field for a file.");
  Object.defineProperty(field, "files", { value: [file], configurable: true });
  await act(async () => {
    hydrateRoot(built, <FileCheck allReleases={list} loadAllReleases={jest.fn()} />);
  });
  expect(await screen.findByText("This is player.apk of Player 1.0")).toBeInTheDocument();
  built.remove();
});

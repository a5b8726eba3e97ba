import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { KnownRelease } from "../../src/releases/release";
import { FileCheck } from "../../src/visitor/FileCheck";
import { hashFile } from "../../src/visitor/hashFile";
import { release, releaseFile } from "../support/release";

// The worker is the browser's: the browser tests use it.
jest.mock("../../src/visitor/hashFile", () => ({ hashFile: jest.fn() }));

const sha256 = "0123456789abcdef".repeat(4);
const file = new File(["12345"], "mine.apk");
const published = release({ files: [releaseFile("player.apk", { sha256, size: 5 })] });

async function check(releases: KnownRelease[], { isComplete = true } = {}) {
  render(<FileCheck loadWhole={async () => ({ releases, isComplete })} />);
  await userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), file);
}
const answering = (digest: string) => jest.mocked(hashFile).mockResolvedValue(digest);

test("a published file is named with its release", async () => {
  answering(sha256);
  await check([published]);
  expect(await screen.findByText("This is player.apk of Player 1.0")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(`Byte for byte the file of version v1.0.0. Its SHA-256: ${sha256}`);
});

test("a file that is none of them is warned of", async () => {
  answering("f".repeat(64));
  await check([published]);
  expect(await screen.findByText("mine.apk is none of the published files")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Do not install it");
});

test("without any published SHA-256 the page says that it cannot tell", async () => {
  answering(sha256);
  await check([release({ files: [releaseFile("player.apk", { size: 9 })] })]);
  expect(await screen.findByText("Nobody can tell what mine.apk is")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("No SHA-256 is published for any release.");
});

test("a file that may be one without SHA-256 is not called foreign", async () => {
  answering("f".repeat(64));
  await check([published, release({ id: "0", name: "Old", files: [releaseFile("old.apk", { size: 5 })] })]);
  expect(await screen.findByText("Nobody can tell what mine.apk is")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("No SHA-256 is published for old.apk of Old");
});

test("without the complete list nothing is called foreign", async () => {
  answering("f".repeat(64));
  await check([published], { isComplete: false });
  expect(await screen.findByText("mine.apk was not found")).toBeInTheDocument();
});

test("a file that cannot be read is said so", async () => {
  jest.mocked(hashFile).mockRejectedValue(new Error("NotReadableError"));
  await check([published]);
  expect(await screen.findByText("mine.apk could not be checked")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("NotReadableError");
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
  expect(screen.getByRole("status")).toHaveTextContent("Reading mine.apk: 25 %");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(given?.aborted).toBe(true);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.getByLabelText("Drop the file here, or choose it")).toHaveFocus();
});

test("the same file can be chosen again: the field forgets it when it is pressed", async () => {
  answering("f".repeat(64));
  await check([published]);
  const field = screen.getByLabelText<HTMLInputElement>("Drop the file here, or choose it");
  expect(field.files).toHaveLength(1);
  await userEvent.click(field);
  expect(field.files).toHaveLength(0);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AllFiles } from "../../../../src/features/download/files/AllFiles";
import { release, releaseFile } from "../../../support/release";

const sha256 = "0123456789abcdef".repeat(4);
const files = [
  releaseFile("player-arm64-v8a.apk", { sha256 }),
  releaseFile("player-universal.apk", { size: null }),
  releaseFile("player.apk", { size: 61_262_918 }),
  releaseFile("SHA256SUMS", { size: 388 }),
  releaseFile("player.zip"),
  releaseFile("player.apk.asc", { size: null }),
];
const onDownload = jest.fn();
const show = (shown = files) => render(<AllFiles release={release()} files={shown} onDownload={onDownload} />);

test("every file shows its link, what it is, its size, its SHA-256 and whether it is recommended", async () => {
  show();
  expect(screen.getByText("6 files, with size, processor and SHA-256")).toBeInTheDocument();
  await screen.findAllByRole("link");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(files.map((file) => file.downloadUrl));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringContaining(
      `player-arm64-v8a.apkarm64-v8a · Most phones since 2017 · 24.6 MBSHA-256 of player-arm64-v8a.apk${sha256}Copy`,
    ),
    "player-universal.apkuniversal · Every phone, if you are not sure · RecommendedNo SHA-256 published",
    "player.apkAndroid package · 61.3 MBNo SHA-256 published",
    "SHA256SUMSChecksums · under 0.1 MBNo SHA-256 published",
    "player.zipArchive · 24.6 MBNo SHA-256 published",
    "player.apk.ascSignatureNo SHA-256 published",
  ]);
  expect(screen.getByText(sha256).closest("details")).not.toHaveAttribute("open");
});

test.each([
  ["Copy the SHA-256 of player-arm64-v8a.apk", sha256],
  ["Copy link to Player 1.0", "https://example.com/download#v1.0.0"],
])("the button %j copies %s and says so", async (name, copied) => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name }));
  expect(await navigator.clipboard.readText()).toBe(copied);
  expect(screen.getByText("Copied")).toBeInTheDocument();
});

test("the button says so if copying is forbidden", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  show(files.slice(0, 1));
  expect(screen.getByText("1 file, with size, processor and SHA-256")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: /SHA-256/ }));
  expect(screen.getByText("Cannot copy")).toBeInTheDocument();
});

test("the download of a file is reported with its name", async () => {
  show();
  const link = screen.getByRole("link", { name: "player-universal.apk" });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onDownload.mock.calls).toEqual([["player-universal.apk"]]);
});

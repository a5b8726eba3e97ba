import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileList } from "../../../../src/features/download/files/FileList";
import type { LinkTo } from "../../../../src/features/download/install/useInstallHelp";
import { releaseFile } from "../../../support/release";

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
const linkTo: LinkTo = (url, name) => ({ href: url, rel: "noopener", onClick: () => onDownload(name) });
const show = (shown = files) => render(<FileList files={shown} linkTo={linkTo} />);

test("every file shows its link, for which phones it is, its size, its SHA-256 and whether it is recommended", async () => {
  show();
  await screen.findAllByRole("link");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(files.map((file) => file.downloadUrl));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replaceAll("\u00a0", " "))).toEqual([
    expect.stringContaining(
      `Most phones since 2017 · 24.6 MB arm64-v8a · player-arm64-v8a.apkSHA-256 of player-arm64-v8a.apk${sha256}Copy`,
    ),
    "Works on any Android phone Recommended universal · player-universal.apkNo SHA-256 published",
    "For Android phones · 61.3 MB player.apkNo SHA-256 published",
    "Checksums · under 0.1 MB SHA256SUMSNo SHA-256 published",
    "Archive · 24.6 MB player.zipNo SHA-256 published",
    "Signature player.apk.ascNo SHA-256 published",
  ]);
  expect(screen.getByText(sha256).closest("details")).not.toHaveAttribute("open");
});

test("the button beside a SHA-256 copies it and says so", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Copy the SHA-256 of player-arm64-v8a.apk" }));
  expect(await navigator.clipboard.readText()).toBe(sha256);
  expect(screen.getByText("Copied")).toBeInTheDocument();
});

test("the button says so if copying is forbidden", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  show(files.slice(0, 1));
  await user.click(screen.getByRole("button", { name: /SHA-256/ }));
  expect(screen.getByText("Cannot copy")).toBeInTheDocument();
});

test("the download of a file is reported with its name", async () => {
  show();
  const link = screen.getByRole("link", { name: /player-universal\.apk$/ });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onDownload.mock.calls).toEqual([["player-universal.apk"]]);
});

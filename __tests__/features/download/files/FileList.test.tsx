import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FileList } from "../../../../src/features/download/files/FileList";
import { InstallHelpArea } from "../../../../src/features/download/install/InstallHelp";
import { releaseFile } from "../../../support/release";

const sha256 = "0123456789abcdef".repeat(4);
const files = [
  releaseFile("player-arm64-v8a.apk", { sha256 }),
  releaseFile("player-universal.apk", { size: null }),
  releaseFile("player.apk", { size: 61_262_918 }),
  releaseFile("SHA256SUMS", { size: 388 }),
  releaseFile("player-debug.apk", { size: null }),
];

const show = (shown = files) => render(<FileList files={shown} />, { wrapper: InstallHelpArea });

test("each file has its link, phones or kind, size, SHA-256 and recommendation", async () => {
  show();
  await screen.findByText("Recommended");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    files.map((file) => file.downloadUrl),
  );
  const texts = screen
    .getAllByRole("listitem")
    .map((item) => item.textContent?.replaceAll("\u00a0", " "));
  expect(texts).toEqual([
    "Most phones since 2017 · 24.6 MB arm64-v8a · player-arm64-v8a.apk" +
      `SHA-256 of player-arm64-v8a.apk${sha256}Copy SHA-256 of player-arm64-v8a.apk`,
    "Works on any Android phone Recommended universal · player-universal.apkNo SHA-256 published",
    "For Android phones · 61.3 MB player.apkNo SHA-256 published",
    "Checksums · under 0.1 MB SHA256SUMSNo SHA-256 published",
    "For tests or other devices player-debug.apkNo SHA-256 published",
  ]);
  expect(screen.getByText(sha256).closest("details")).not.toHaveAttribute("open");
});

test("the button beside a SHA-256 copies it, and says if copying is forbidden", async () => {
  const user = userEvent.setup();
  show(files.slice(0, 1));
  await user.click(screen.getByRole("button"));
  expect(await navigator.clipboard.readText()).toBe(sha256);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  await user.click(screen.getByRole("button"));
  expect(screen.getByText("Cannot copy")).toBeInTheDocument();
});

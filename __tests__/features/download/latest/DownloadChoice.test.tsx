import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement } from "react";
import { useDevice } from "../../../../src/browser/useDevice";
import { DownloadChoice } from "../../../../src/features/download/latest/LatestSection";
import type { Device } from "../../../../src/releases/recommendFile";
import type { ReleaseSummary } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn() }));

const arm64 = releaseFile("player-arm64-v8a.apk");
const arm32 = releaseFile("player-armeabi-v7a.apk", { size: 20_000_000 });
const universal = releaseFile("player-universal.apk", { size: null });
const big = releaseFile("player-universal.apk", { size: 61_262_918 });
const sums = releaseFile("SHA256SUMS", { size: 400 });
const phone: Device = { kind: "android", processor: null };

// jsdom cannot open another page.
beforeEach(() => document.addEventListener("click", preventNavigation));
afterEach(() => document.removeEventListener("click", preventNavigation));
const preventNavigation = (event: Event) => event.preventDefault();

function show(files: (typeof arm64)[], device: Device | null = phone, linksTo: ReleaseSummary["linksTo"] = "file") {
  const onDownload = jest.fn();
  jest.mocked(useDevice).mockReturnValue(device);
  const downloadUrl = files[0]?.downloadUrl ?? "https://github.com/octo/player/archive/v1.zip";
  const choice = (
    <DownloadChoice
      release={release({ downloadUrl, linksTo })}
      files={files}
      linkTo={(url, name) => ({ href: url, rel: "noopener", onClick: () => onDownload(name) })}
    />
  );
  const { container, rerender } = render(choice);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  const setDevice = (next: Device) => {
    jest.mocked(useDevice).mockReturnValue(next);
    rerender(cloneElement(choice));
  };
  return { container, links, onDownload, setDevice };
}

test("if another file is recommended, it has the button, and Download Latest stays on the first, in a sentence below", () => {
  const { container, links } = show([arm64, arm32, big], phone);
  expect(links).toEqual([
    ["Download the App", big.downloadUrl],
    ["Download Latest", arm64.downloadUrl],
  ]);
  const button = screen.getByRole("link", { name: "Download the App" });
  expect(container.querySelectorAll(".button")).toHaveLength(1);
  expect(button).toHaveAccessibleDescription("Works on any Android phone · 61.3\u00a0MB");
  expect(screen.getByText(/^Slow connection/)).toHaveTextContent(
    "Slow connection? Download Latest is the same version, smaller: 24.6 MB, for most phones since 2017.",
  );
});

const only = releaseFile("player.apk");
const fat = releaseFile("player-arm64-v8a-armeabi-v7a.apk");
const phoneArm32: Device = { kind: "android", processor: "armeabi-v7a" };
const phoneX86: Device = { kind: "android", processor: "x86" };

test.each<[string, string, (typeof arm64)[], Device | null, ReleaseSummary["linksTo"]?]>([
  ["Download Latest", "Works on any Android phone", [universal, arm64], phone],
  ["Download Latest", "Works on any Android phone · 61.3 MB", [big], { kind: "computer" }],
  ["Download Latest", "Works on any Android phone", [universal], null],
  ["Download Latest", "For Android phones · 24.6 MB", [only, arm64], phone],
  ["Download Latest", "Most phones since 2017 · 24.6 MB", [arm64], phone],
  ["Download Latest", "The right file for this phone · 20.0 MB", [arm32, universal], phoneArm32],
  [
    "Download the App",
    "The right file for this phone · 20.0 MB Download Latest is the same version: 24.6 MB, for most phones since 2017.",
    [arm64, arm32],
    phoneArm32,
  ],
  [
    "Download the App",
    "The right file for this phone Download Latest is the same version: for any Android phone.",
    [universal, { ...arm32, size: null }],
    phoneArm32,
  ],
  [
    "Download the App",
    "Most phones since 2017 · 24.6 MB Download Latest is the first file of this version: Checksums · under 0.1 MB.",
    [sums, arm64],
    phone,
  ],
  [
    "Download Latest",
    'Most phones since 2017 · 24.6 MB If it does not install, take another one under "All files".',
    [arm64, arm32],
    phone,
  ],
  [
    "Download Latest",
    "Most phones since 2017 · 24.6 MB It may not install on this phone: it is for another kind.",
    [arm64],
    phoneX86,
  ],
  [
    "Download Latest",
    "For tests or other devices · 24.6 MB No Android package for phones is attached to this release.",
    [releaseFile("player-tv-arm64.apk"), releaseFile("app-debugSigned.apk")],
    phone,
  ],
  ["Download Latest", "Most phones since 2017 and older phones · 24.6 MB", [fat], phone],
  ["Download Latest", "The right file for this phone · 24.6 MB", [fat], phoneArm32],
  [
    "Download Latest",
    "Most phones since 2017 and older phones · 24.6 MB It may not install on this phone: it is for another kind.",
    [fat],
    phoneX86,
  ],
  ["Download Latest", "For some Android phones · 24.6 MB", [releaseFile("player-mips.apk")], phone],
  ["Download Latest", "Chromebooks, emulators · 24.6 MB", [releaseFile("player-x86-x86_64.apk")], phone],
  [
    "Download the App",
    "For Android phones · 24.6 MB Download Latest is the first file of this version: For Android phones · 24.6 MB.",
    [only, releaseFile("player-1.0.1.apk")],
    phone,
  ],
  [
    "Download the App",
    "The right file for this phone · 20.0 MB Download Latest is the same version: 24.6 MB, for some Android phones.",
    [releaseFile("player-riscv64.apk"), arm32],
    phoneArm32,
  ],
  ["Download Latest", 'Checksums · under 0.1 MB The app is under "All files".', [sums, arm64, arm32], phone],
  [
    "Download the App",
    "Works on any Android phone · 61.3 MB Download Latest is the first file of this version: For tests or other devices · 24.6 MB.",
    [releaseFile("player-wear.apk"), big],
    phone,
  ],
  [
    "Download Latest",
    "Archive · 24.6 MB No Android package for phones is attached to this release.",
    [releaseFile("player-darwin.zip")],
    phone,
  ],
  ["Download Latest", "This release has no app file yet; the button downloads its source code.", [], phone, "sourceArchive"],
  ["Download Latest", "This release has no app file yet; the button opens its page.", [], phone, "releasePage"],
])("the button %s says: %s", (...[label, expected, files, device, linksTo]) => {
  const { container } = show(files, device, linksTo);
  expect(screen.getAllByRole("link")[0]).toHaveTextContent(label);
  const words = [...container.querySelectorAll("p")].map(({ textContent }) => textContent).join(" ");
  expect(words.replaceAll("\u00a0", " ")).toBe(expected);
});

test.each([
  ["Android file · 24.6 MB", [arm64, big]],
  ["Android file", [universal]],
])("on an iPhone, the truth comes before a quiet button: %s", (words, files) => {
  const { container, links } = show(files, { kind: "apple" });
  expect(container.textContent?.replaceAll("\u00a0", " ")).toBe(
    `Arietta is for Android. There is no iPhone or iPad version.Download Latest${words}`,
  );
  expect(links).toEqual([["Download Latest", files[0]?.downloadUrl]]);
  expect(screen.getByRole("link")).toHaveClass("outline");
});

test("each download is reported with the name of its file", async () => {
  const { onDownload } = show([sums, arm64], null);
  await userEvent.click(screen.getByRole("link", { name: "Download Latest" }));
  await userEvent.click(screen.getByRole("link", { name: "Download the App" }));
  expect(onDownload.mock.calls).toEqual([["SHA256SUMS"], ["player-arm64-v8a.apk"]]);
});

test("the button stays the same element when the device is known", () => {
  const { container, setDevice } = show([arm32, arm64, universal], null);
  const button = container.querySelector("a");
  expect(button).toHaveTextContent("Download the App");
  setDevice({ kind: "android", processor: "armeabi-v7a" });
  expect(container.querySelector("a")).toBe(button);
  expect(button).toHaveTextContent("Download Latest");
});

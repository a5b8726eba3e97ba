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
      help={<p>Help</p>}
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

test("if another file is recommended, it has the large button, Download Latest stays on the first, and each says what it gives", () => {
  const { links } = show([arm32, arm64, universal], { kind: "android", processor: "arm64-v8a" });
  expect(links).toEqual([
    ["Download the App", arm64.downloadUrl],
    ["Download Latest", arm32.downloadUrl],
  ]);
  const [large, latest] = screen.getAllByRole("link");
  expect(large).toHaveClass("huge");
  expect(large).toHaveAccessibleDescription(/^arm64-v8a package, 24\.6 MB ?\. Your browser reports a 64-bit ARM processor\.$/);
  expect(latest).toHaveClass("outline");
  expect(latest).toHaveAccessibleDescription("armeabi-v7a package, 20.0 MB");
});

const only = releaseFile("player.apk");
const phoneArm32: Device = { kind: "android", processor: "armeabi-v7a" };
const phoneX86: Device = { kind: "android", processor: "x86" };

test.each<[string, (typeof arm64)[], Device | null, ReleaseSummary["linksTo"]?]>([
  ["universal package. Works on any Android phone; we could not detect your processor.", [universal, arm64], phone],
  ["universal package. Works on any Android phone.", [universal], { kind: "computer" }],
  ["universal package. Works on any Android phone.", [universal], null],
  ["This is an Android app: there is nothing to install on an iPhone or iPad.", [universal], { kind: "apple" }],
  ["Made for any Android phone; we could not detect your processor.", [only, arm64], phone],
  ["Android package, 24.6 MB. The only package of this release, for Android phones.", [only], phone],
  ['Nothing tells which package is yours. If one does not install, try another under "All files".', [arm64, arm32], phone],
  ["armeabi-v7a package, 20.0 MB. Your browser reports a 32-bit ARM processor.", [arm32], phoneArm32],
  ["Its package may not install here: your browser reports a 32-bit x86 processor.", [arm64], phoneX86],
  ["Its only package may not be meant for phones.", [releaseFile("player-tv.apk")], phone],
  ["zip, 24.6 MB. No Android package is attached to this release.", [releaseFile("player-darwin.zip")], phone],
  ["This release has no app file yet; the button downloads its source code.", [], phone, "sourceArchive"],
  ["This release has no app file yet; the button opens its page.", [], phone, "releasePage"],
])("under the button stands: %s", (...[expected, files, device, linksTo]) => {
  show(files, device, linksTo);
  expect(document.querySelector("#download-note")?.textContent?.replaceAll("\u00a0", " ").endsWith(expected)).toBe(true);
});

test("if a checksum is attached first, it is named, and each download is reported with the name of its file", async () => {
  const { onDownload } = show([sums, arm64], null);
  expect(screen.getByText("SHA256SUMS,", { exact: false })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Download Latest" }));
  await userEvent.click(screen.getByRole("link", { name: "Download the App" }));
  expect(onDownload.mock.calls).toEqual([["SHA256SUMS"], ["player-arm64-v8a.apk"]]);
});

test("the large button and the help stay the same elements when the device is known", () => {
  const { container, setDevice } = show([arm32, arm64, universal], null);
  const [button, help] = [container.querySelector("a"), screen.getByText("Help")];
  expect(button).toHaveTextContent("Download the App");
  setDevice({ kind: "android", processor: "armeabi-v7a" });
  expect(container.querySelector("a")).toBe(button);
  expect(button).toHaveTextContent("Download Latest");
  expect(screen.getByText("Help")).toBe(help);
});

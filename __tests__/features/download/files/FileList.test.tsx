import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDevice } from "../../../../src/browser/useDevice";
import { InstallHelpArea } from "../../../../src/features/download/files/DownloadLink";
import { FileList } from "../../../../src/features/download/files/FileList";
import type { AndroidPackage } from "../../../../src/releases/release";
import { androidPackage, releaseFile } from "../../../support/release";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn(() => null) }));

const sha256 = "0123456789abcdef".repeat(4);
const files = [
  releaseFile("player-arm64-v8a.apk", { sha256 }),
  releaseFile("player-universal.apk", { size: null }),
  releaseFile("player.apk", { size: 61_262_918 }),
  releaseFile("SHA256SUMS", { size: 388 }),
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
    "Works on any Android phone Recommended player-universal.apkNo SHA-256 published",
    "Android package · 61.3 MB player.apkNo SHA-256 published",
    "Checksums · under 0.1 MB SHA256SUMSNo SHA-256 published",
  ]);
  expect(screen.getByText(sha256).closest("details")).not.toHaveAttribute("open");
  await userEvent.setup().click(screen.getByRole("button"));
  expect(await navigator.clipboard.readText()).toBe(sha256);
});

test.each<[string, Partial<AndroidPackage>]>([
  ["Works on any phone with Android 8 or newer · 1.0 MB Recommended x86-", {}],
  [
    "Works on any phone with Android 7.1 or newer · 1.0 MB Recommended armeabi-v7a, arm64-v8a",
    { oldestAndroid: "7.1", processors: ["armeabi-v7a", "arm64-v8a"] },
  ],
  ["Most phones since 2017 · 1.0 MB · Android 8 or newer", { processors: ["arm64-v8a"] }],
  ["Most phones since 2017 · 1.0 MB", { processors: ["arm64-v8a"], oldestAndroid: null }],
  ["Chromebooks, emulators · 1.0 MB", { processors: ["x86", "x86_64"] }],
  ["Some Android devices · 1.0 MB", { processors: ["riscv64"] }],
  ["For watches · 1.0 MB · Android 8 or newer", { purpose: "watches" }],
  ["Incomplete, not installable alone · 1.0 MB", { purpose: "splitApp" }],
  ["Not signed, so not installable · 1.0 MB", { purpose: "unsigned" }],
  ["For use by other apps · 1.0 MB", { purpose: "otherApps" }],
  ["Another app · 1.0 MB", { purpose: "secondApp" }],
])("a package that was read is what it says, whatever its name: %s", (text, changes) => {
  const read = androidPackage(changes);
  show([releaseFile("x86-wear-debug.apk", { size: 1_000_000, androidPackage: read })]);
  const item = screen.getByRole("listitem").textContent?.replaceAll("\u00a0", " ");
  expect(item?.startsWith(text)).toBe(true);
});

test("no file is recommended to an iPhone", () => {
  jest.mocked(useDevice).mockReturnValue({ kind: "apple" });
  show();
  expect(screen.queryByText("Recommended")).toBeNull();
});

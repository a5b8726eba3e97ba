import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDevice } from "../../../../src/browser/useDevice";
import { FileList } from "../../../../src/features/download/files/FileList";
import { InstallHelpArea } from "../../../../src/features/download/install/InstallHelp";
import type { AndroidPackage, ReleaseFile } from "../../../../src/releases/release";
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
});

const isForPhones = ({ purpose, processors = ["arm64-v8a"] }: Partial<AndroidPackage>) =>
  !purpose && processors.some((processor) => processor.startsWith("arm"));

test.each<[string, Partial<AndroidPackage>]>([
  ["Works on any phone with Android 8 or newer · 1.0 MB", {}],
  [
    "Works on any phone with Android 7.1 or newer · 1.0 MB Recommended armeabi-v7a, arm64-v8a",
    { oldestAndroid: "7.1", processors: ["armeabi-v7a", "arm64-v8a"] },
  ],
  ["Most phones since 2017 · 1.0 MB · Android 8 or newer", { processors: ["arm64-v8a"] }],
  ["Most phones since 2017 · 1.0 MB", { processors: ["arm64-v8a"], oldestAndroid: null }],
  ["Chromebooks, emulators · 1.0 MB", { processors: ["x86", "x86_64"] }],
  ["Some Android devices · 1.0 MB", { processors: ["riscv64"] }],
  ["For watches · 1.0 MB · Android 8 or newer", { purpose: "watches" }],
  ["For televisions · 1.0 MB", { purpose: "televisions" }],
  ["For cars · 1.0 MB", { purpose: "cars" }],
  ["For tests · 1.0 MB", { purpose: "tests" }],
  ["Part of an app, does not install alone · 1.0 MB", { purpose: "splitApp" }],
  ["Not signed, does not install · 1.0 MB", { purpose: "unsigned" }],
])("a package that was read is what it says, whatever its name: %s", (text, changes) => {
  const read = androidPackage(changes);
  show([releaseFile("x86-wear-debug.apk", { size: 1_000_000, androidPackage: read })]);
  const item = screen.getByRole("listitem").textContent?.replaceAll("\u00a0", " ");
  expect(item?.startsWith(text)).toBe(true);
  expect(item?.includes("Recommended")).toBe(isForPhones(changes));
});

const read = (name: string, changes: Partial<AndroidPackage> = {}) =>
  releaseFile(name, { size: 8_100_000, androidPackage: androidPackage(changes) });
const ANY = "Works on any phone with Android 8 or newer";

test.each<[string, ReleaseFile[], string[]]>([
  [
    "read packages",
    [read("notes-2.0-fdroid.apk"), read("notes-2.0-release.apk")],
    [`${ANY} · Variant fdroid · 8.1 MB`, `${ANY} · 8.1 MB`],
  ],
  [
    "packages for the same processor, among those for others",
    ["full-arm64-v8a", "gms_free-arm64-v8a", "full-armeabi-v7a", "SHA256SUMS"].map((name) =>
      name.includes("-") ? releaseFile(`Notes-2.0-${name}.apk`) : releaseFile(name),
    ),
    [
      "Most phones since 2017 · Variant full · 24.6 MB",
      "Most phones since 2017 · Variant gms free · 24.6 MB",
      "Older phones · 24.6 MB",
      "Checksums · 24.6 MB",
    ],
  ],
  [
    "three packages, of which two have a word",
    ["notes-foss.apk", "notes-foss-beta.apk", "notes-play.apk"].map((name) => releaseFile(name)),
    [
      "Android package · Variant foss · 24.6 MB",
      "Android package · Variant foss beta · 24.6 MB",
      "Android package · Variant play · 24.6 MB",
    ],
  ],
  [
    "packages whose names differ by what says nothing",
    ["_Notes-v2.APK", "notes-arm-armeabi-v7a-signed.apk", "android-notes-app-universal.apk"].map(
      (name) => read(name),
    ),
    [`${ANY} · 8.1 MB`, `${ANY} · 8.1 MB`, `${ANY} · 8.1 MB`],
  ],
  [
    "packages for other phones, and for watches",
    [
      read("player.apk"),
      read("old.apk", { oldestAndroid: "5" }),
      read("w.apk", { purpose: "watches" }),
    ],
    [
      `${ANY} · 8.1 MB`,
      "Works on any phone with Android 5 or newer · 8.1 MB",
      "For watches · 8.1 MB · Android 8 or newer",
    ],
  ],
])("the words of their names tell variants apart: %s", (_, shown, texts) => {
  show(shown);
  const bold = [...document.querySelectorAll("b")].map(({ textContent }) => textContent);
  expect(bold.map((text) => text?.replaceAll("\u00a0", " "))).toEqual(texts);
});

test("no file is recommended to an iPhone", () => {
  jest.mocked(useDevice).mockReturnValue({ kind: "apple" });
  show();
  expect(screen.queryByText("Recommended")).toBeNull();
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

import { choiceOf, newestFor } from "../../src/releases/choice";
import type { Device } from "../../src/releases/recommendFile";
import type { AndroidPackage, Release, ReleaseFile } from "../../src/releases/release";
import { summaryOf } from "../../src/releases/summary";
import * as product from "../../src/site/product";
import { androidPackage, release, releaseFile, signedRelease } from "../support/release";

const arm64 = releaseFile("player-arm64-v8a.apk");
const arm32 = releaseFile("player-armeabi-v7a.apk", { size: 20_000_000 });
const x86 = releaseFile("player-x86.apk");
const universal = releaseFile("player-universal.apk", { size: 61_262_918 });
const sums = releaseFile("SHA256SUMS", { size: 400 });
/** A package for every phone, if no other processors are named, that was read. */
const read = (name: string, changes: Partial<AndroidPackage> = {}) =>
  releaseFile(name, { androidPackage: androidPackage(changes) });
const oldSignature = read("player.apk", { certificates: [], lastAndroid: "10" });
const oldX86 = read("x86.apk", { processors: ["x86"], lastAndroid: "10", oldestAndroid: null });
const watch = read("wear.apk", { purpose: "watches", processors: ["armeabi-v7a"] });

const phone: Device = { kind: "android", processor: null, version: null };
const phoneArm32: Device = { ...phone, processor: "armeabi-v7a" };
const android7: Device = { ...phone, version: "7" };

const choose = (changes: Partial<Release>, device: Device | null) => {
  const chosen = release(changes);
  return choiceOf(summaryOf(chosen), chosen.files, device);
};

/** The choice as a visitor reads it, a line for each part. */
function textOf(changes: Partial<Release>, device: Device | null) {
  const { button, explanation, second, note } = choose(changes, device);
  const other = second && `${second.reason}: ${second.label}${second.size}`;
  const lines = [button && `[${button.label}] ${explanation}`, !button && explanation, other, note];
  return lines.filter(Boolean).map((line) => `${line}`.replaceAll("\u00a0", " "));
}

const LATEST = "[Download Latest]";
const APP = "[Download the App]";
const OLDER = "Older phones · 20.0 MB";
const MOST = "Most phones since 2017 · 24.6 MB";
const ANY_5 = "Works on any phone with Android 5 or newer · 24.6 MB";
const ANDROID_8 = "Works on any Android phone · 24.6 MB · Android 8 or newer";
const X86_FIRST = "Chromebooks, emulators, the first file of v1.0.0: Download Latest (24.6 MB)";
const ANDROID_8_TO_10 = "Android package · 24.6 MB · Android 8 to 10";
const WATCH_FIRST = "For watches, the first file of v1.0.0: Download Latest (24.6 MB)";
const ANY = "Works on any Android phone · 61.3 MB";
const SUMS_FIRST = "Checksums, the first file of v1.0.0: Download Latest (under 0.1 MB)";
const NO_PACKAGE = "No Android package for phones is attached to this release.";
const TAKE_ANOTHER = 'If it does not install, take another one under "All files" of v1.0.0.';
const OTHER_KIND = "It may not install on this phone: it is for another kind.";

test.each<[Device | null, ReleaseFile[], string[]]>([
  [null, [universal, arm64], [`${LATEST} ${ANY}`]],
  [
    phone,
    [arm64, universal],
    [
      `${APP} ${ANY}`,
      "Most phones since 2017, the first file of v1.0.0: Download Latest (24.6 MB)",
    ],
  ],
  [phone, [x86, universal], [`${APP} ${ANY}`, X86_FIRST]],
  // A named processor: the other file is for every phone, or the first one.
  [
    phoneArm32,
    [arm32, universal],
    [`${LATEST} ${OLDER}`, "Works on any Android phone: Download v1.0.0 (61.3 MB)"],
  ],
  [phoneArm32, [arm32, arm64], [`${LATEST} ${OLDER}`]],
  [
    phoneArm32,
    [{ ...arm64, size: 10_000_000 }, arm32],
    [
      `${APP} ${OLDER}`,
      "Most phones since 2017, the first file of v1.0.0: Download Latest (10.0 MB)",
    ],
  ],
  [
    phoneArm32,
    [{ ...universal, size: null }, arm32],
    [`${APP} ${OLDER}`, "Works on any Android phone, the first file of v1.0.0: Download Latest"],
  ],
  // What packages say.
  [
    phone,
    [read("player.apk"), read("other.apk", { versionCode: 2 })],
    [
      "[Download the App] Works on any phone with Android 8 or newer · 24.6 MB",
      "Works on any phone with Android 8 or newer, the first file of v1.0.0: " +
        "Download Latest (24.6 MB)",
    ],
  ],
  [
    phoneArm32,
    [watch, read("x86.apk", { processors: ["armeabi-v7a"] })],
    [
      "[Download the App] The right file for this phone · 24.6 MB · Android 8 or newer",
      WATCH_FIRST,
    ],
  ],
  [android7, [watch, read("player.apk", { oldestAndroid: "5" })], [`${APP} ${ANY_5}`, WATCH_FIRST]],
  [phoneArm32, [watch], [`${LATEST} For watches · 24.6 MB · Android 8 or newer`, NO_PACKAGE]],
  // Files of which none is certain.
  [phone, [releaseFile("player.apk")], ["[Download Latest] Android package · 24.6 MB"]],
  [
    phone,
    [releaseFile("player.apk"), releaseFile("player-1.0.1.apk")],
    ["[Download Latest] Android package · 24.6 MB", TAKE_ANOTHER],
  ],
  [phone, [sums, arm64], [`${APP} ${MOST}`, SUMS_FIRST]],
  [{ ...phone, processor: "x86" }, [arm64, arm32], [`${LATEST} ${MOST}`, OTHER_KIND]],
  [
    phone,
    [sums, x86],
    ["[Download the App] Chromebooks, emulators · 24.6 MB", SUMS_FIRST, OTHER_KIND],
  ],
  [phone, [releaseFile("player-darwin.zip")], ["[Download Latest] Archive · 24.6 MB", NO_PACKAGE]],
  [phone, [arm32], [`${LATEST} ${OLDER}`, "Some phones since 2022 cannot install it."]],
  // Newer versions of Android refuse it, so it is not certain to fit.
  [phone, [oldSignature], [`${LATEST} ${ANDROID_8_TO_10}`]],
  [{ ...phone, version: "10" }, [oldSignature], [`${LATEST} ${ANDROID_8_TO_10}`]],
  [phone, [oldX86, oldSignature], [`${APP} ${ANDROID_8_TO_10}`, X86_FIRST, TAKE_ANOTHER]],
  // An iPhone can install none.
  [{ kind: "apple" }, [arm64, arm32], [`${LATEST} ${MOST}`]],
  [{ kind: "apple" }, [read("a.apk")], [`${LATEST} ${ANDROID_8}`]],
  // All need another Android.
  [
    { ...phone, version: "11" },
    [oldSignature],
    [
      "Version v1.0.0 needs Android 8 to 10",
      "Version v1.0.0 needs Android 8 to 10: Download Latest (24.6 MB)",
    ],
  ],
  [
    android7,
    [read("player.apk")],
    [
      "Version v1.0.0 needs Android 8 or newer",
      "Version v1.0.0 needs Android 8 or newer: Download Latest (24.6 MB)",
    ],
  ],
])("%j gets a button, and perhaps another file and a note", (device, files, expected) => {
  expect(textOf({ files }, device)).toEqual(expected);
});

test.each<[Partial<Release>, string]>([
  [
    { files: [], fallback: { kind: "sourceArchive", url: "https://x" } },
    "[Download Latest] This release has no app file yet; this downloads its source code.",
  ],
  [
    { files: [], fallback: { kind: "releasePage", url: "https://x" } },
    "[Download Latest] This release has no app file yet; this opens its page.",
  ],
  [{ files: [], fallback: null }, "No file has been attached to this release yet."],
])("a release without files says so: %j", (changes, text) => {
  expect(textOf(changes, phone)).toEqual([text]);
  expect(choose(changes, phone).button?.isApp).not.toBe(true);
});

test("a release whose files are not known offers its link", () => {
  const choice = choiceOf(summaryOf(release({ files: [sums, universal] })), [], phone);
  expect(choice.button?.url).toBe(universal.downloadUrl);
  expect(choice.explanation.replaceAll("\u00a0", " ")).toBe(ANY);
});

test.each<[string, RegExp | null, ReleaseFile[]]>([
  ["known to be another app", null, [read("a.apk", { purpose: "secondApp" }), universal]],
  ["not in appFiles, which names one", /mine/, [universal, releaseFile("mine.apk")]],
])("a first file that is %s is no second download", (_, appFiles, files) => {
  jest.replaceProperty(product, "appFiles", appFiles);
  const { button, second } = choose({ files }, phone);
  expect(button).toMatchObject({ label: "Download Latest", url: files[1]?.downloadUrl });
  expect(second).toBeNull();
});

describe("the newest release for a phone with an old Android", () => {
  const old = { oldestAndroid: "7" };
  const arm64Only = { ...old, processors: ["arm64-v8a"] };

  test.each<[Device, (Partial<AndroidPackage> | null)[], string | undefined]>([
    [android7, [{}, { oldestAndroid: null }, null, old, { oldestAndroid: "5" }], "3"],
    [android7, [arm64Only], "0"],
    [{ ...android7, processor: "armeabi-v7a" }, [arm64Only, old], "1"],
    [{ ...android7, processor: "x86" }, [{}, arm64Only], undefined],
  ])("is the first whose package is known to install on %j: %j", (device, packages, version) => {
    const releases = packages.map((says, index) =>
      summaryOf(says ? signedRelease(`${index}`, says) : release({ version: `${index}` })),
    );
    expect(newestFor(releases, new Map(), device)?.version).toBe(version);
  });
});

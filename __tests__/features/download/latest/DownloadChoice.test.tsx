import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDevice } from "../../../../src/browser/useDevice";
import { InstallHelpArea } from "../../../../src/features/download/install/InstallHelp";
import { DownloadChoice } from "../../../../src/features/download/latest/DownloadChoice";
import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import type { Device } from "../../../../src/releases/recommendFile";
import type {
  AndroidPackage,
  Release,
  ReleaseFile,
  ReleaseSummary,
} from "../../../../src/releases/release";
import { productName, storeNote } from "../../../../src/site/product";
import { androidPackage, release, releaseFile } from "../../../support/release";
import {
  allLoaded,
  completeList,
  listAfter,
  listOf,
  renderWithList,
} from "../../../support/releaseList";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn() }));

const arm64 = releaseFile("player-arm64-v8a.apk");
const arm32 = releaseFile("player-armeabi-v7a.apk", { size: 20_000_000 });
const x86 = releaseFile("player-x86.apk");
const universal = releaseFile("player-universal.apk", { size: 61_262_918 });
const sums = releaseFile("SHA256SUMS", { size: 400 });

const phone: Device = { kind: "android", processor: null, version: null };
const phoneArm32: Device = { ...phone, processor: "armeabi-v7a" };
const android7: Device = { ...phone, version: "7" };

/** A package for every phone, if no other processors are named, that was read. */
const read = (name: string, changes: Partial<AndroidPackage> = {}) =>
  releaseFile(name, { androidPackage: androidPackage(changes) });

type LinksTo = ReleaseSummary["linksTo"];

function show(files: ReleaseFile[], device: Device | null = phone, linksTo: LinksTo = "file") {
  jest.mocked(useDevice).mockReturnValue(device);
  const downloadUrl = files[0]?.downloadUrl ?? "https://github.com/octo/player/archive/v1.zip";
  const newest = release({ downloadUrl, linksTo, files });
  const { container } = renderWithList(
    <InstallHelpArea>
      <DownloadChoice release={newest} />
    </InstallHelpArea>,
    listOf([newest]),
  );
  return container.textContent?.replaceAll("\u00a0", " ");
}
const link = (name: string) => screen.getByRole("link", { name });

test("a recommended file has the button, and the first file is in a sentence below", () => {
  show([arm64, universal]);
  expect(link("Download the App")).toHaveAttribute("href", universal.downloadUrl);
  expect(link("Download the App")).toHaveAccessibleDescription(/^Works on any Android phone/);
  expect(link("Download Latest")).toHaveAttribute("href", arm64.downloadUrl);
});

const INSTALL = `${storeNote} Installing takes four steps`;

test.each<[string, ReleaseFile[], (Device | null)?]>([
  ["Download LatestWorks on any Android phone · 61.3 MB", [universal, arm64], null],
  [
    "Download LatestOlder phones · 20.0 MB" + "For any Android phone: Download v1.0.0 (61.3 MB)",
    [arm32, universal],
    phoneArm32,
  ],
  ["Download LatestOlder phones · 20.0 MB", [arm32, arm64], phoneArm32],
  [
    "Download the AppWorks on any Android phone · 61.3 MB" +
      "Smaller, for most phones since 2017: Download Latest (24.6 MB)",
    [arm64, universal],
  ],
  [
    "Download the AppWorks on any Android phone · 61.3 MB" +
      "For Chromebooks, emulators: Download Latest (24.6 MB)",
    [x86, universal],
  ],
  [
    "Download the AppOlder phones · 20.0 MB" +
      "For most phones since 2017: Download Latest (10.0 MB)",
    [{ ...arm64, size: 10_000_000 }, arm32],
    phoneArm32,
  ],
  [
    "Download the AppOlder phones · 20.0 MB" + "For any Android phone: Download Latest",
    [{ ...universal, size: null }, arm32],
    phoneArm32,
  ],
  [
    "Download the AppWorks on any phone with Android 8 or newer · 24.6 MB" +
      "Works on any phone with Android 8 or newer, the first file of v1.0.0: " +
      "Download Latest (24.6 MB)",
    [read("player.apk"), read("other.apk", { versionName: "1.0.1" })],
  ],
  [
    "Download the AppThe right file for this phone · 24.6 MB · Android 8 or newer" +
      "For watches, the first file of v1.0.0: Download Latest (24.6 MB)",
    [read("player.apk", { purpose: "watches" }), read("x86.apk", { processors: ["armeabi-v7a"] })],
    phoneArm32,
  ],
  [
    "Download the AppWorks on any phone with Android 5 or newer · 24.6 MB" +
      "For Android 8 or newer: Download Latest (24.6 MB)",
    [read("player.apk"), read("legacy.apk", { oldestAndroid: "5" })],
    android7,
  ],
  [
    "Download the AppWorks on any phone with Android 5 or newer · 24.6 MB" +
      "For watches, the first file of v1.0.0: Download Latest (24.6 MB)",
    [read("wear.apk", { purpose: "watches" }), read("player.apk", { oldestAndroid: "5" })],
    android7,
  ],
  [
    "Download LatestAndroid package · 24.6 MB" +
      'If it does not install, take another one under "All files".',
    [releaseFile("player.apk"), releaseFile("player-1.0.1.apk")],
  ],
  ["Download LatestAndroid package · 24.6 MB", [releaseFile("player.apk")]],
  [
    "Download the AppMost phones since 2017 · 24.6 MB" +
      "For tests, the first file of v1.0.0: Download Latest (24.6 MB)" +
      'If it does not install, take another one under "All files".',
    [read("player.apk", { purpose: "tests" }), arm64, arm32],
  ],
  [
    "Download the AppAndroid package · 24.6 MB" +
      "For watches, the first file of v1.0.0: Download Latest (24.6 MB)",
    [read("wear.apk", { purpose: "watches", processors: ["armeabi-v7a"] }), releaseFile("a.apk")],
    phoneArm32,
  ],
  [
    "Download the AppMost phones since 2017 · 24.6 MB" +
      "Checksums, the first file of v1.0.0: Download Latest (under 0.1 MB)",
    [sums, arm64],
  ],
  [
    "Download LatestMost phones since 2017 · 24.6 MB" +
      'If it does not install, take another one under "All files".',
    [arm64, arm32],
  ],
  [
    "Download LatestMost phones since 2017 · 24.6 MB" +
      "It may not install on this phone: it is for another kind.",
    [arm64],
    { ...phone, processor: "x86" },
  ],
  [
    "Download the AppMost phones since 2017 · 24.6 MB" +
      "Checksums, the first file of v1.0.0: Download Latest (under 0.1 MB)" +
      'If it does not install, take another one under "All files".',
    [sums, arm64, arm32],
  ],
  [
    "Download the AppChromebooks, emulators · 24.6 MB" +
      "Checksums, the first file of v1.0.0: Download Latest (under 0.1 MB)" +
      "It may not install on this phone: it is for another kind.",
    [sums, x86],
  ],
  [
    "Download the AppMost phones since 2017 · 24.6 MB" +
      "For Chromebooks, emulators: Download Latest (24.6 MB)" +
      'If it does not install, take another one under "All files".',
    [x86, arm64, arm32],
  ],
  [
    "Download LatestAndroid package · 24.6 MB",
    [releaseFile("notes-2.0-release.apk"), releaseFile("notes-2.0-fdroid.apk")],
  ],
  [
    "Download the AppWorks on any phone with Android 8 or newer · 24.6 MB" +
      "Variant fdroid, the first file of v1.0.0: Download Latest (24.6 MB)",
    [read("notes-2.0-fdroid.apk"), read("notes-2.0-release.apk")],
  ],
])("the choice is one button, and perhaps a sentence: %s", (text, files, device = phone) => {
  expect(show(files, device)).toBe(text + INSTALL);
});

test("an iPhone gets no button, but a link and a way to take it to an Android phone", async () => {
  const visitor = userEvent.setup();
  expect(show([arm64, universal], { kind: "apple" })).toBe(
    `${productName} is for Android. There is no iPhone or iPad version.` +
      "Copy the link for an Android phone" +
      "Download the App: Works on any Android phone · 61.3 MB" +
      "Smaller, for most phones since 2017: Download Latest (24.6 MB)",
  );
  for (const name of ["Download the App", "Download Latest"])
    expect(link(name)).not.toHaveClass("button");
  await visitor.click(screen.getByRole("button", { name: "Copy the link for an Android phone" }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download");
});

test.each<[string, ReleaseFile[], LinksTo]>([
  ["Download Latest: Most phones since 2017 · 24.6 MB", [arm64, arm32], "file"],
  [
    "Download Latest: This release has no app file yet; the link downloads its source code.",
    [],
    "sourceArchive",
  ],
])("without a recommended file, an iPhone gets: %s", (text, files, linksTo) => {
  expect(show(files, { kind: "apple" }, linksTo)).toMatch(new RegExp(`phone${text}$`));
});

const NO_FILE = "Download LatestThis release has no app file yet; the button";

test.each<[string, ReleaseFile[], LinksTo]>([
  [
    "Download LatestArchive · 24.6 MB" +
      "No Android package for phones is attached to this release.",
    [releaseFile("player-darwin.zip")],
    "file",
  ],
  [`${NO_FILE} downloads its source code.`, [], "sourceArchive"],
  [`${NO_FILE} opens its page.`, [], "releasePage"],
])("without an app, the button is outlined: %s", (text, files, linksTo) => {
  expect(show(files, phone, linksTo)).toBe(text);
  expect(link("Download Latest")).toHaveClass("outline");
});

describe("a phone whose Android is too old for the newest release", () => {
  const version = (tag: string, oldestAndroid: string | null, changes: Partial<Release> = {}) => {
    const file = { ...read("player.apk", { oldestAndroid }), downloadUrl: `https://x/${tag}.apk` };
    const { androidPackage, downloadUrl } = file;
    return release({
      id: tag,
      version: tag,
      files: [file],
      androidPackage,
      downloadUrl,
      ...changes,
    });
  };
  const newest = version("2.4.0", "8");
  const showOld = (device: Device, list: ReleaseList) => {
    jest.mocked(useDevice).mockReturnValue(device);
    const view = renderWithList(
      <InstallHelpArea>
        <DownloadChoice release={list.releases[0] ?? newest} />
      </InstallHelpArea>,
      list,
    );
    const text = () => view.container.textContent?.replaceAll("\u00a0", " ");
    return { ...view, text };
  };
  const LATEST = `For Android 8 or newer: Download Latest (24.6 MB)${INSTALL}`;

  test("gets the newest version that it can install, in the button and in words", () => {
    const older = [version("1.9.6", "7", { isPrerelease: true }), version("1.9.0", "5")];
    const list = completeList([newest, version("2.3.2", null), version("2.3.0", "8"), ...older]);
    const { text, actions } = showOld(android7, list);
    expect(text()).toBe(
      "Download 1.9.6This phone has Android 7. Version 1.9.6 Pre-release is the newest for it. " +
        `Works on any phone with Android 7 or newer · 24.6 MB${LATEST}`,
    );
    expect(link("Download 1.9.6")).toHaveAttribute("href", "https://x/1.9.6.apk");
    expect(link("Download 1.9.6")).toHaveAccessibleDescription(/^This phone has Android 7/);
    expect(link("1.9.6")).toHaveAttribute("href", "#1.9.6");
    expect(link("Download Latest")).toHaveAttribute("href", newest.downloadUrl);
    expect(actions.loadAllReleases).not.toHaveBeenCalled();
  });

  test("gets the package of an older version, if its first file is another one", () => {
    const phonePackage = { downloadUrl: "https://x/phone.apk", size: 5_000_000 };
    const { downloadUrl } = sums;
    showOld(android7, listOf([newest, version("1.9.6", "7", { downloadUrl, phonePackage })]));
    expect(link("Download 1.9.6")).toHaveAttribute("href", phonePackage.downloadUrl);
    expect(link("Download 1.9.6")).toHaveAccessibleDescription(
      /Works on any phone with Android\s7 or newer\s· 5\.0\sMB$/,
    );
  });

  test("gets no version for other processors than its own", () => {
    const arm64Only = androidPackage({ oldestAndroid: "7", processors: ["arm64-v8a"] });
    const list = listOf([newest, version("2.0", "7", { androidPackage: arm64Only })]);
    expect(showOld(android7, list).text()).toMatch(/^Download 2\.0/);
    const { text } = showOld({ ...android7, processor: "armeabi-v7a" }, list);
    expect(text()).toMatch(/^This phone .*no older version is known to run on it\./);
    const forEvery = listOf([newest, version("2.0", "7")]);
    expect(showOld({ ...android7, processor: "x86" }, forEvery).text()).toMatch(/^Download 2\.0/);
  });

  test("gets the newest version only once if that is a pre-release", () => {
    const beta = { ...newest, isPrerelease: true };
    const { text } = showOld(android7, listOf([beta, version("1.9.6", "7")]));
    expect(text()).not.toContain("The newest stable version");
  });

  test("reads what the newest release needs, whichever file is the first", () => {
    const watch = read("wear.apk", { purpose: "watches", oldestAndroid: "9" });
    const files = [watch, ...newest.files, sums];
    const { text } = showOld(android7, listOf([{ ...newest, files, androidPackage: null }]));
    expect(text()).toMatch(/^This phone has Android 7\. Version 2\.4\.0 needs Android 8 or newer,/);
  });

  test("reads that none is known, until one of the file of all releases is", () => {
    const releases = [newest, version("2.3.0", "8")];
    const list = listOf(releases, [], { count: 1 });
    const { text, setList, actions } = showOld(android7, list);
    const needed = "This phone has Android 7. Version 2.4.0 needs Android 8 or newer";
    expect(text()).toBe(`${needed}, and no older version is known to run on it.${LATEST}`);
    expect(actions.loadAllReleases).toHaveBeenCalled();
    setList(listAfter(list, allLoaded([...releases, version("1.0", "7")])));
    expect(text()).toContain("Version 1.0 is the newest for it.");
  });

  test.each<[string, Device, Release]>([
    ["the browser does not tell", phone, newest],
    ["the phone has the oldest that is needed", { ...phone, version: "8" }, newest],
    ["the package does not say", android7, version("2.4.0", null)],
    ["no build has read the package", android7, { ...newest, files: [releaseFile("player.apk")] }],
  ])("does not count as one if %s", (_, device, shown) => {
    const { text } = showOld(device, listOf([shown, version("1.9.6", "7")]));
    expect(text()).toMatch(/^Download Latest/);
  });
});

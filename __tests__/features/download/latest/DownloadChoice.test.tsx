import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useDevice } from "../../../../src/browser/useDevice";
import { InstallHelpArea } from "../../../../src/features/download/files/DownloadLink";
import { DownloadChoice } from "../../../../src/features/download/latest/DownloadChoice";
import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import type { Device } from "../../../../src/releases/recommendFile";
import type { Release } from "../../../../src/releases/release";
import { summaryOf } from "../../../../src/releases/summary";
import { appleNote, productName } from "../../../../src/site/product";
import { release, releaseFile, signedRelease } from "../../../support/release";
import {
  allLoaded,
  completeList,
  listAfter,
  listOf,
  renderWithList,
} from "../../../support/releaseList";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: jest.fn() }));

const arm64 = releaseFile("player-arm64-v8a.apk");
const universal = releaseFile("player-universal.apk", { size: 61_262_918 });
const phone: Device = { kind: "android", processor: null, version: null };
const android7: Device = { ...phone, version: "7" };

function show(list: ReleaseList, device: Device | null = phone) {
  jest.mocked(useDevice).mockReturnValue(device);
  const [newest = summaryOf(release())] = list.releases;
  const view = renderWithList(
    <InstallHelpArea>
      <DownloadChoice release={newest} />
    </InstallHelpArea>,
    list,
  );
  return { ...view, text: () => view.container.textContent?.replaceAll("\u00a0", " ") };
}
const showFiles = (changes: Partial<Release>, device: Device | null = phone) =>
  show(listOf([release(changes)]), device).text();
const link = (name: string) => screen.getByRole("link", { name });
const INSTALL = "Not on Google Play. Installing takes four steps";

test("the words below describe the button, and another file and a note follow", () => {
  expect(showFiles({ files: [arm64, universal] })).toBe(
    "or, on this computer:Download the AppWorks on any Android phone · 61.3 MB" +
      `Smaller, for most phones since 2017: Download Latest (24.6 MB)${INSTALL}`,
  );
  expect(link("Download the App")).toHaveAttribute("href", universal.downloadUrl);
  expect(link("Download the App")).toHaveAccessibleDescription(/^Works on any Android phone/);
  expect(link("Download Latest")).toHaveAttribute("href", arm64.downloadUrl);
});

test("without an app, the button is outlined, and nothing is said of installing", () => {
  expect(showFiles({ files: [releaseFile("player.zip")] })).toMatch(
    /Download LatestArchive · 24\.6 MBNo Android package for phones is attached[^.]*\.$/,
  );
  expect(link("Download Latest")).toHaveClass("outline");
});

test("an iPhone gets no button, but a link and a way to take it to an Android phone", async () => {
  const visitor = userEvent.setup();
  expect(showFiles({ files: [arm64, universal] }, { kind: "apple" })).toBe(
    `${productName} is for Android. ${appleNote}` +
      "Copy the link for an Android phone" +
      "Download the App: Works on any Android phone · 61.3 MB" +
      "Smaller, for most phones since 2017: Download Latest (24.6 MB)",
  );
  for (const name of ["Download the App", "Download Latest"])
    expect(link(name)).not.toHaveClass("button");
  await visitor.click(screen.getByRole("button", { name: "Copy the link for an Android phone" }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download");
});

describe("a phone whose Android is too old for the newest release", () => {
  const newest = signedRelease("2.4.0");
  const LATEST = "For Android 8 or newer: Download Latest (24.6 MB)";

  test("gets the newest version that it can install, in the button and in words", () => {
    const older = {
      ...signedRelease("1.9.6", { oldestAndroid: "7" }),
      isPrerelease: true,
    };
    const { text, actions } = show(completeList([newest, older]), android7);
    expect(text()).toBe(
      "Download 1.9.6This phone has Android 7. Version 1.9.6 Pre-release is the newest for it. " +
        `Works on any phone with Android 7 or newer · 24.6 MB${LATEST}${INSTALL}`,
    );
    expect(link("Download 1.9.6")).toHaveAttribute("href", older.files[0]?.downloadUrl);
    expect(link("Download 1.9.6")).toHaveAccessibleDescription(/^This phone has Android 7/);
    expect(link("1.9.6")).toHaveAttribute("href", "#1.9.6");
    expect(actions.loadAllReleases).not.toHaveBeenCalled();
  });

  test("gets it only once if the newest release is a pre-release", () => {
    const beta = { ...newest, isPrerelease: true };
    const older = signedRelease("1.9.6", { oldestAndroid: "7" });
    expect(show(listOf([beta, older]), android7).text()).not.toContain("newest stable version");
  });

  test("reads that none is known, until one of the file of all releases is", () => {
    const releases = [newest, signedRelease("2.3.0")];
    const list = listOf(releases, [], { count: 1 });
    const { text, setList, actions } = show(list, android7);
    const needed = "This phone has Android 7. Version 2.4.0 needs Android 8 or newer";
    expect(text()).toBe(`${needed}, and no older version is known to run on it.${LATEST}`);
    expect(actions.loadAllReleases).toHaveBeenCalled();
    const older = signedRelease("1.0", { oldestAndroid: "7" });
    setList(listAfter(list, allLoaded([...releases, older])));
    expect(text()).toContain("Version 1.0 is the newest for it.");
  });
});

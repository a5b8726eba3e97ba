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
import { androidPackage, release, releaseFile, signedRelease } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  completeList,
  listAfter,
  listOf,
  renderWithList,
  responded,
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
      `Most phones since 2017, the first file of v1.0.0: Download Latest (24.6 MB)${INSTALL}`,
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
      "Most phones since 2017, the first file of v1.0.0: Download Latest (24.6 MB)",
  );
  for (const name of ["Download the App", "Download Latest"])
    expect(link(name)).not.toHaveClass("button");
  await visitor.click(screen.getByRole("button", { name: "Copy the link for an Android phone" }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download");
});

describe("if the newest release has no app", () => {
  const newest = release({ version: "2.5.0", files: [], fallback: null });
  const source = { kind: "sourceArchive", url: "https://x/source.zip" } as const;
  const list = completeList([{ ...newest, fallback: source }, signedRelease("2.4.0")]);
  const WHY = "2.5.0 has no app file yet. 2.4.0 is the newest for Android phones. ";
  const LATEST = "Source code of 2.5.0: Download Latest";

  test("an iPhone gets the link of an older one", () => {
    const { text } = show(list, { kind: "apple" });
    expect(text()).toContain(`Download 2.4.0: ${WHY}Works on any Android phone`);
    expect(text()).toContain(LATEST);
  });

  test("a phone whose Android refuses the older one, too, reads so", () => {
    expect(show(list, android7).text()).toBe(
      "This phone has Android 7. Version 2.4.0 needs Android 8 or newer, and no older version is " +
        `known to run on it.${LATEST}`,
    );
  });

  test("nothing is offered of a release that has nothing", () => {
    const { text } = show(completeList([newest, signedRelease("2.4.0")]));
    expect(text()).toMatch(new RegExp(`^or, on this computer:Download 2.4.0${WHY}`));
    expect(screen.queryByRole("link", { name: "Download Latest" })).toBeNull();
  });
});

describe("a phone whose Android is too old for the newest release", () => {
  const newest = signedRelease("2.4.0");
  const LATEST = "Version 2.4.0 needs Android 8 or newer: Download Latest (24.6 MB)";

  test("gets the newest version that it can install, in the button and in words", () => {
    const older = { ...signedRelease("1.9.6", { oldestAndroid: "7" }), isPrerelease: true };
    const { text } = show(completeList([newest, older]), android7);
    expect(text()).toBe(
      "Download 1.9.6This phone has Android 7. Version 1.9.6 Pre-release is the newest for it. " +
        `Works on any phone with Android 7 or newer · 24.6 MB${INSTALL}${LATEST}`,
    );
    expect(link("Download 1.9.6")).toHaveAttribute("href", older.files[0]?.downloadUrl);
    expect(link("Download 1.9.6")).toHaveAccessibleDescription(/^This phone has Android 7/);
    expect(link("1.9.6")).toHaveAttribute("href", "#1.9.6");
  });

  test("gets it only once if the newest release is a pre-release", () => {
    const beta = { ...newest, isPrerelease: true };
    const older = signedRelease("1.9.6", { oldestAndroid: "7" });
    expect(show(listOf([beta, older]), android7).text()).not.toContain("newest stable version");
  });

  test("reads that none is known, once all are loaded", () => {
    const releases = [newest, signedRelease("2.3.0")];
    const list = listOf(releases, [], { count: 1 });
    const { text, setList, actions } = show(list, android7);
    const needed = "This phone has Android 7. Version 2.4.0 needs Android 8 or newer";
    expect(text()).toBe(`${needed}. Looking for an older one...${LATEST}`);
    expect(actions.loadAllReleases).toHaveBeenCalled();
    const loaded = listAfter(list, responded([newest], { hasNextPage: true }), allLoaded(releases));
    setList(loaded);
    expect(text()).toBe(`${needed}, and no older version is known to run on it.${LATEST}`);
    const older = signedRelease("1.0", { oldestAndroid: "7" });
    setList(listAfter(loaded, allLoaded([...releases, older])));
    expect(text()).toContain("Version 1.0 is the newest for it.");
  });

  test("gets at once what is certain to run, and once all files are loaded, what may", () => {
    const older = signedRelease("2.3.0", { oldestAndroid: "7" });
    expect(show(listOf([newest, older]), android7).text()).toContain("2.3.0 runs on it.");
    const says = { oldestAndroid: "7", processors: ["arm64-v8a"] };
    const releases = [newest, signedRelease("2.3.0", says)];
    const list = listOf(releases, [responded(releases)]);
    const { text, setList } = show(list, android7);
    setList(listAfter(list, allFailed));
    expect(text()).toMatch(/^This phone has Android 7\. [^,]* needs Android 8 or newer\.V/);
    setList(listAfter(list, allLoaded(releases)));
    expect(text()).toMatch(/^Download 2\.3\.0.*since 2017/);
  });

  // As Gradle names them. A build reads only the first package of an older release.
  const split = (version: string, oldestAndroid: string | null, names: readonly string[]) => {
    const files = names.map((name, index) => {
      const processors = name === "universal" ? [] : [name];
      const says = index === 0 && oldestAndroid && androidPackage({ oldestAndroid, processors });
      const downloadUrl = `https://x/${version}/${name}`;
      return releaseFile(`player-${name}.apk`, { downloadUrl, androidPackage: says || null });
    });
    return release({ id: version, version, files });
  };

  test.each([
    [null, "universal"],
    ["armeabi-v7a", "armeabi-v7a"],
    ["arm64-v8a", "arm64-v8a"],
  ] as const)("with Android 6 and the processor %s gets the package %s", (processor, name) => {
    const names = ["arm64-v8a", "armeabi-v7a", "universal"];
    for (const order of [names, names.toReversed()]) {
      const older = ["1.8.0", "1.7.0"].map((version) => split(version, "5", order));
      const unread = ["1.8.2", "1.8.1"].map((version) => split(version, null, order));
      for (const others of [older, [...unread, ...older]]) {
        const list = completeList([split("1.9.0", "8", order), ...others]);
        const { unmount } = show(list, { ...phone, processor, version: "6" });
        expect(link("Download 1.8.0")).toHaveAttribute("href", `https://x/1.8.0/${name}`);
        unmount();
      }
    }
  });
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterNextPaint } from "../../../../src/browser/moments";
import { LatestSection } from "../../../../src/features/download/latest/LatestSection";
import type { Release } from "../../../../src/releases/release";
import { versionFragment } from "../../../../src/releases/version";
import { androidPackage, release, releaseFile } from "../../../support/release";
import { listAfter, listOf, renderWithList, responded } from "../../../support/releaseList";

/** Renders the section with a newest release and others, of which the page has the files. */
function show(changes: Partial<Release> = {}, ...others: Release[]) {
  const releases = [release(changes), ...others];
  return renderWithList(<LatestSection />, listOf(releases, [], { releasesWithFiles: releases }));
}
const title = () => screen.getByRole("heading", { level: 2 });
const link = (name: string | RegExp) =>
  screen.getByRole<HTMLAnchorElement>("link", { name, hidden: true });

test("the newest release shows its name, tag, date, link and feature lines", async () => {
  await act(async () => show());
  expect(screen.getByText("Latest Release")).toBeInTheDocument();
  expect(title()).toHaveAccessibleName(expect.stringMatching(/^v1\.0\.0 Player 1\.0 /));
  expect(title().querySelector("time")?.dateTime).toBe("2026-03-04");
  const { href, rel } = link("Download Latest");
  expect({ href, rel }).toEqual({ href: release().downloadUrl, rel: "noopener" });
  const news = screen.getByRole("heading", { name: "What's New" }).parentElement;
  expect(news).toHaveTextContent("What's NewFirst changeSecond change");
});

test("a release with few fields shows its tag once, and that it has no file", () => {
  show({ version: "v2.0", name: "v2.0", date: null, downloadUrl: null });
  expect(title().textContent?.trim()).toBe("v2.0");
  expect(screen.getByText("No file has been attached to this release yet.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
});

const sums = releaseFile("SHA256SUMS.txt");
const watch = releaseFile("player.apk", { androidPackage: androidPackage({ purpose: "watches" }) });
const app = [sums, releaseFile("player-x86.apk"), releaseFile("player-universal.apk")];
/** A release with files at URLs that have its tag. */
const other = (version: string, files = [sums], changes: Partial<Release> = {}) =>
  release({
    id: version,
    version,
    files: files.map((file) => ({ ...file, downloadUrl: `https://x/${version}/${file.name}` })),
    ...changes,
  });

test("a pre-release names the newest stable version, with its URL and best file", async () => {
  await act(async () => show({ isPrerelease: true }, other("v0.9.0+1", app)));
  expect(title()).toHaveTextContent("Pre-release");
  expect(link("v0.9.0+1").hash).toBe("#v0.9.0+1");
  expect(link("Download v0.9.0+1").href).toBe("https://x/v0.9.0+1/player-universal.apk");
});

test("the line of a stable version has a package for phones, also without known files", () => {
  const phonePackage = { downloadUrl: "https://x/player.apk", size: 8_100_000 };
  const variants = [sums, releaseFile("notes-release.apk"), releaseFile("notes-fdroid.apk")];
  const { setList } = show({ isPrerelease: true }, other("v0.9", variants));
  expect(link("Download v0.9").href).toBe("https://x/v0.9/notes-release.apk");
  const [newest, previous] = [release({ isPrerelease: true }), other("v0.9", [], { phonePackage })];
  setList(listOf([newest, previous], [], { releasesWithFiles: [newest] }));
  expect(link("Download v0.9").href).toBe(phonePackage.downloadUrl);
  expect(screen.getByText(/^Android package\s· 8\.1\sMB$/)).toBeInTheDocument();
});

const STABLE = "The newest stable version is ";
const PHONES = "The newest version for Android phones is ";
const DOWNLOAD = "Works on any Android phone · 24.6 MB";
const beta = { isPrerelease: true };
const source = { linksTo: "sourceArchive", downloadUrl: "https://x/source.zip" } as const;

test.each<[string, Partial<Release>, Release[], string[]]>([
  [
    "the first with a package for phones, if the newest release has none",
    { files: [watch] },
    [other("v0.9", [watch]), other("v0.8", app, beta), other("v0.7", app)],
    [`${PHONES}v0.8 Pre-release: Download v0.8 ${DOWNLOAD}`],
  ],
  ["none if the newest has a package", { files: app }, [other("v0.9", app)], []],
  [
    "a stable one and one with a package",
    beta,
    [other("v0.9", [], source), other("v0.8", app)],
    [
      `${STABLE}v0.9: Download v0.9 Source code; no file is attached`,
      `${PHONES}v0.8: Download v0.8 ${DOWNLOAD}`,
    ],
  ],
])("of the other versions, the page offers %s", async (_, changes, others, expected) => {
  const { container } = show(changes, ...others);
  await act(async () => undefined);
  const lines = [...container.querySelectorAll(".second:has(a bdi)")];
  expect(lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual(expected);
});

test("a version that was on the page and is not listed any more was deleted", () => {
  const [newest, deleted, last] = [release(beta), other("v0.9"), other("v0.8", [], beta)];
  const limits = { count: 3, releasesWithFiles: [newest, deleted] };
  const built = listOf([newest, deleted, last, other("v0.7")], [], limits);
  const { setList } = renderWithList(<LatestSection />, built);
  expect(screen.getByText(/^The newest stable version/)).toBeInTheDocument();
  setList(listAfter(built, responded([newest, last], { hasNextPage: true })));
  expect(screen.queryByText(/^The newest stable version/)).toBeNull();
});

const stable = (...tags: string[]) => tags.map((tag) => other(tag));

test.each<[string, string | null, Partial<Release>, Release[]]>([
  ["an older line", "2.10.0", { version: "1.9.6" }, stable("1.9.5", "2.4.0", "2.10.0", "2.3.0")],
  ["the newest line", null, { version: "2.4.0" }, stable("1.9.6", "2.3.9", "2.4")],
  ["older than a pre-release", null, { version: "2.4.0" }, [other("2.5.0", [], beta)]],
  [
    "older than one with build metadata",
    "2.40.0+140",
    { version: "1.9.5+200" },
    stable("2.40.0+140"),
  ],
  ["beside another app", null, { version: "2.4.0" }, stable("tv-3.0", "3.0-wear")],
  ["without a number", null, { version: "nightly" }, stable("2.4.0")],
  ["a pre-release that names it", null, { version: "1.9.6-rc.1", ...beta }, stable("2.4.0")],
])("if the newest release is %s, the higher version is %s", (_, higher, changes, others) => {
  show(changes, ...others);
  const line = screen.queryByText(/has a higher number/);
  expect(line?.querySelector("a")?.hash).toBe(higher ? versionFragment(higher) : undefined);
});

test("of more than eight changes, all others are folded", () => {
  const features = Array.from({ length: 9 }, (_, index) => `Change ${index + 1}`);
  show({ features });
  const fold = screen.getByText("All changes").closest("details");
  expect(fold).not.toHaveAttribute("open");
  expect(fold).toHaveTextContent(/^All changesChange 9$/);
  expect(screen.getByText("Change 8").closest("details")).toBeNull();
});

test("without a change, the newest release links to its page, where its notes are", () => {
  const changed = [release({ version: "android/v1" })];
  const { setList } = show({ version: "android/v1", features: [] });
  const news = () => screen.getByRole("heading", { name: "What's New" }).parentElement;
  expect(news()).toHaveTextContent(
    "What's NewNo changes listed for this version.See the notes on GitHub",
  );
  const page = "https://github.com/octo/player/releases/tag/android%2Fv1";
  expect(link("See the notes on GitHub").href).toBe(page);
  setList(listOf(changed, [responded(changed)]));
  expect(news()?.textContent).toBe("What's NewFirst changeSecond change");
});

test("four folds follow the download, and the files say if there are some for other phones", () => {
  const { setList } = show({ files: [releaseFile("player.apk"), releaseFile("player-x86.apk")] });
  const parts = [...document.querySelectorAll("#download-words, .fold > summary")];
  expect(parts.slice(1).map(({ textContent }) => textContent)).toEqual([
    "How to install",
    "All filesfor other phones",
    "Check your download",
    "Get updatesfeed, GitHub",
  ]);
  expect(parts[0]).toHaveTextContent(/^Android package/);
  expect(link(/player-x86\.apk$/).closest("details")).not.toHaveAttribute("open");
  expect(screen.getByText("for other phones")).toBeInTheDocument();
  const releases = [release({ files: [releaseFile("player.apk"), sums] })];
  setList(listOf(releases, [responded(releases)]));
  expect(screen.queryByText("for other phones")).toBeNull();
  setList(listOf([release()]));
  expect(document.querySelector("#files")).toBeNull();
});

const unread = (names: string) => names.split(" ").map((name) => releaseFile(name));
const read = (names: string, changes = {}) =>
  unread(names).map((file) => ({ ...file, androidPackage: androidPackage(changes) }));

test.each([
  ["packages for other processors", "for other phones", unread("a-arm64-v8a.apk a.apk")],
  [
    "packages of which names tell no variant",
    "for other phones",
    unread("a-arm64.apk a-arm32.apk"),
  ],
  [
    "variants for other processors",
    "for other phones",
    unread("a-full-x86.apk a-fdroid-x86.apk a-full-arm64-v8a.apk"),
  ],
  [
    "packages for another Android",
    "for other phones",
    [...read("a.apk"), ...read("b.apk", { oldestAndroid: "5" })],
  ],
  ["variants", "other packages", unread("SUMS a-full.apk a-fdroid.apk")],
  ["packages that say the same", "other packages", read("a-1.0.0.apk a-1.0.1.apk")],
  [
    "one package for phones",
    undefined,
    [...read("a.apk"), ...read("b.apk", { purpose: "watches" })],
  ],
])("the fold of all files says of %s: %s", (_, note, files) => {
  show({ files });
  expect(document.querySelector("#files > summary small")?.textContent).toBe(note);
});

test.each([
  [/player\.apk$/, true],
  ["Download v0.9.0", true],
  ["Download Latest", true],
  [/SHA256SUMS/, false],
])("the download %s opens the help for installing: %p", async (name, isOpen) => {
  const files = [releaseFile("player.apk"), sums];
  show({ isPrerelease: true, files }, release({ id: "0", version: "v0.9.0" }));
  // jsdom cannot open another page.
  link(name).addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(link(name));
  await act(afterNextPaint);
  expect(screen.getByText("How to install").closest("details")?.open).toBe(isOpen);
});

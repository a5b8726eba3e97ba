import { act, screen } from "@testing-library/react";
import { LatestSection } from "../../../../src/features/download/latest/LatestSection";
import type { Release } from "../../../../src/releases/release";
import { androidPackage, release, releaseFile } from "../../../support/release";
import { listOf, renderWithList, responded } from "../../../support/releaseList";

/** Renders the section with a newest release and others, of which the page has the files. */
function show(changes: Partial<Release> = {}, ...others: Release[]) {
  const releases = [release(changes), ...others];
  return renderWithList(<LatestSection />, listOf(releases, [], { offers: releases }));
}
const title = () => screen.getByRole("heading", { level: 2 });
const link = (name: string | RegExp) =>
  screen.getByRole<HTMLAnchorElement>("link", { name, hidden: true });

test("the newest release shows its name, tag, date, link and feature lines", async () => {
  await act(async () => show({ name: "Плеер 1.0" }));
  expect(screen.getByText("Latest Release")).toBeInTheDocument();
  expect(title()).toHaveAccessibleName(expect.stringMatching(/^v1\.0\.0 Плеер 1\.0 /));
  // The version keeps the typeface, because its file has all letters of it.
  expect(screen.getByText("Плеер 1.0")).toHaveClass("fallback");
  expect(screen.getByText("v1.0.0", { selector: ".version" })).not.toHaveClass("fallback");
  expect(title().querySelector("time")?.dateTime).toBe("2026-03-04");
  expect(link("Download Latest").href).toBe(release().files[0]?.downloadUrl);
  const news = screen.getByRole("heading", { name: "What's New" }).parentElement;
  expect(news).toHaveTextContent("What's NewFirst changeSecond change");
  // Without markers, Safari's screen reader would call them no lists.
  const others = [...document.querySelectorAll(":is(ol, ul):not([role=list])")];
  expect(others.filter((list) => !list.closest("#install"))).toEqual([]);
});

test("a release with few fields shows its tag once, and that it has no file", () => {
  show({ version: "v2.0", name: "v2.0", date: null, files: [] });
  expect(title().textContent?.trim()).toBe("v2.0");
  expect(screen.getByText("No file has been attached to this release yet.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
});

const sums = releaseFile("SHA256SUMS.txt");
const watch = releaseFile("player.apk", { androidPackage: androidPackage({ purpose: "watches" }) });
const app = [sums, releaseFile("player-x86.apk"), releaseFile("player-universal.apk")];
const beta = { isPrerelease: true };
/** A release with files at URLs that have its tag. */
const other = (version: string, files = [sums], changes: Partial<Release> = {}) =>
  release({
    id: version,
    version,
    files: files.map((file) => ({ ...file, downloadUrl: `https://x/${version}/${file.name}` })),
    ...changes,
  });

test("a pre-release names the newest stable version, with its URL and best file", () => {
  // Of neither, the page has the files.
  renderWithList(<LatestSection />, listOf([release(beta), other("v0.9.0+1", app)]));
  expect(title()).toHaveTextContent("Pre-release");
  expect(link("v0.9.0+1").hash).toBe("#v0.9.0+1");
  expect(link("Download v0.9.0+1").href).toBe("https://x/v0.9.0+1/player-universal.apk");
});

const STABLE = "The newest stable version is ";
const PHONES = "is the newest for Android phones";
const NO_APP = "This release has no app file yet; this downloads its source code.";
const DOWNLOAD = "Works on any Android phone · 24.6 MB";
const LATEST = "v1.0.0: Download Latest";
const source = { fallback: { kind: "sourceArchive", url: "https://x/source.zip" } } as const;

test.each<[string, Partial<Release>, Release[], string[]]>([
  [
    "the first with a package for phones, if the newest release has none",
    { files: [watch] },
    [other("v0.9", [watch]), other("v0.8", app, beta), other("v0.7", app)],
    [
      "Download v0.8",
      `v1.0.0 has no app file yet. v0.8 ${PHONES}, and a pre-release. ${DOWNLOAD}`,
      `For watches, a file of ${LATEST} (24.6 MB)`,
    ],
  ],
  [
    "one with a package before the source code of the newest release",
    { files: [], ...source },
    [other("v0.8", app)],
    [
      "Download v0.8",
      `v1.0.0 has no app file yet. v0.8 ${PHONES}. ${DOWNLOAD}`,
      `Source code of ${LATEST}`,
    ],
  ],
  [
    "one with a package before the page of the newest release",
    { files: [], fallback: { kind: "releasePage", url: "https://x/page" } },
    [other("v0.8", app)],
    [
      "Download v0.8",
      `v1.0.0 has no app file yet. v0.8 ${PHONES}. ${DOWNLOAD}`,
      `The page of ${LATEST}`,
    ],
  ],
  [
    "none if the newest has a package",
    { files: app.slice(2) },
    [other("v0.9", app)],
    ["Download Latest", DOWNLOAD],
  ],
  [
    "one with a package, and the stable one",
    { ...beta, files: [] },
    [other("v0.9", [], source), other("v0.8", app)],
    [
      "Download v0.8",
      `v1.0.0 has no app file yet. v0.8 ${PHONES}. ${DOWNLOAD}`,
      `${STABLE}v0.9: Download v0.9 ${NO_APP}`,
    ],
  ],
  [
    "the stable one once, if it is the newest with a package",
    { ...beta, files: [] },
    [other("v0.8", app)],
    ["Download v0.8", `v1.0.0 has no app file yet. v0.8 ${PHONES}. ${DOWNLOAD}`],
  ],
])("of the other versions, the page offers %s", async (_, changes, others, expected) => {
  const { container } = show(changes, ...others);
  await act(async () => undefined);
  const parts = container.querySelectorAll(
    ".choice > :is(.button, .explanation, .second, .sentence)",
  );
  const texts = [...parts].map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(texts).toEqual(expected);
});

test("after a response, the newest version for phones is what build and response know", () => {
  const [newest, last, older] = [other("v3", app), other("v2", [watch]), other("v1", app)];
  // A response does not say what packages are for. The files of the newest release are gone.
  const live = responded([other("v3"), other("v2", [releaseFile("player.apk")])], {
    hasNextPage: true,
  });
  const limits = { count: 2, offers: [newest, older] };
  renderWithList(<LatestSection />, listOf([newest, last, older], [live], limits));
  expect(link("Download v1")).toHaveAccessibleDescription(
    expect.stringContaining(`v3 has no app file yet. v1 ${PHONES}. `),
  );
});

test.each([
  ["the newest release, which is deleted", "v3", "v2 v1"],
  ["an older one that the longer response lacks", "v1", "v3 v2 v0"],
])("the newest stable version is never %s", (_, stable, versions) => {
  const releaseOf = (version: string) => other(version, app, version === stable ? {} : beta);
  const built = ["v3", "v2", "v1", "v0"].map(releaseOf);
  const live = responded(versions.split(" ").map(releaseOf), { hasNextPage: true });
  const limits = { count: 2, offers: built.filter(({ version }) => version === stable) };
  renderWithList(<LatestSection />, listOf(built, [live], limits));
  expect(screen.getByText("Pre-release", { selector: "h2 *" })).toBeInTheDocument();
  expect(screen.queryByText(/^The newest stable version/)).toBeNull();
});

test("of more than eight changes, all others are folded", () => {
  const features = Array.from({ length: 9 }, (_, index) => `Change ${index + 1}`);
  show({ features });
  const fold = screen.getByText("All changes").closest("details");
  expect(fold).not.toHaveAttribute("open");
  expect(fold).toHaveTextContent(/^All changesChange 9$/);
  expect(screen.getByText("Change 8").closest("details")).toBeNull();
});

test.each([
  ["swarm", "v2.10.0"],
  ["melody", "v2.10.10"],
])("on a phone, the notes are a %s with the tag %s", (arrangement, version) => {
  const { container } = show({ version });
  const places = [...container.querySelectorAll(".swarm, .melody")];
  expect(places.map(({ className }) => className)).toEqual([arrangement]);
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

test("four folds follow the download, unless there are no files", () => {
  const { setList } = show({ files: [releaseFile("player.apk"), sums] });
  const parts = [...document.querySelectorAll("#download-explanation, .fold > summary > h3")];
  expect(parts.slice(1).map(({ textContent }) => textContent)).toEqual([
    ...["How to install", "All files", "Check your download", "Get updates"],
  ]);
  expect(parts[0]).toHaveTextContent(/^Android package/);
  expect(link(/player\.apk$/).closest("details")).not.toHaveAttribute("open");
  setList(listOf([release({ files: [] })]));
  expect(document.querySelector("#files")).toBeNull();
});

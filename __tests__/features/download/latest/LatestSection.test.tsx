import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { whenPainted } from "../../../../src/browser/whenIdle";
import { LatestSection } from "../../../../src/features/download/latest/LatestSection";
import type { Release } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const show = (changes: Partial<Release> = {}, ...others: Release[]) =>
  renderWithList(
    <LatestSection readAt="2026-11-21T10:00:00.000Z" />,
    listOf([release(changes), ...others], [], { offered: others }),
  );

test("the newest release shows its name, tag, date, link and feature lines under 'Latest Release'", async () => {
  await act(async () => show());
  expect(screen.getByText("Latest Release")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("v1.0.0 Player 1.0");
  expect(document.querySelector("#latest-name time")).toHaveAttribute("datetime", "2026-03-04T05:06:07.000Z");
  expect(screen.getByRole("link", { name: "Download Latest" })).toHaveAttribute(
    "href",
    "https://github.com/octo/player/releases/download/v1.0.0/player.apk",
  );
  expect(screen.getByRole("link", { name: "Download Latest" })).toHaveAttribute("rel", "noopener");
  expect(screen.getByRole("heading", { name: "What's New" })).toBeInTheDocument();
  const changes = document.querySelectorAll("section > div:last-child li");
  expect([...changes].map((item) => item.textContent)).toEqual(["First change", "Second change"]);
});

test.each(["2026.11.21-nightly", "v2.0"])("a name that is the same as the tag, such as %s, shows once", (name) => {
  show({ version: name, name, date: null });
  expect(screen.getByRole("heading", { level: 2 }).textContent?.trim()).toBe(name);
});

test("a release without a link and a feature line says so instead of showing a dead button, and without a date shows none", () => {
  show({ downloadUrl: null, downloadSize: null, date: null, features: [] });
  expect(screen.getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(document.querySelector("section > div:last-child li")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
  expect(screen.getByText(/No file has been attached/)).toBeInTheDocument();
  expect(document.querySelector("#latest-name time")).toBeNull();
});

test("a pre-release is marked as one, and names the newest stable version, with its address and its download", () => {
  const stable = release({
    id: "0",
    version: "v0.9.0+1",
    downloadUrl: "https://github.com/octo/player/releases/download/v0.9.0/player.apk",
  });
  show({ isPrerelease: true }, stable);
  expect(screen.getByText("Pre-release")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "v0.9.0+1" })).toHaveAttribute("href", "#v0.9.0%2B1");
  expect(screen.getByRole("link", { name: "Download v0.9.0+1" })).toHaveAttribute("href", stable.downloadUrl);
});

const sums = releaseFile("SHA256SUMS.txt", { size: 400 });
const older = (version: string, changes: Partial<Release> = {}) => {
  const files = (changes.files ?? []).map((file) => ({ ...file, downloadUrl: `https://github.com/o/p/${version}/${file.name}` }));
  return release({ id: version, version, downloadUrl: files[0]?.downloadUrl ?? null, ...changes, files });
};
const lines = () =>
  [...document.querySelectorAll(".second:has(a bdi)")].map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const app = [sums, releaseFile("player-x86.apk"), releaseFile("player-universal.apk")];

test("the link of the newest stable version leads to its recommended file, and says which phones it is for", async () => {
  await act(async () => show({ isPrerelease: true, files: [releaseFile("player.apk")] }, older("v0.9.0", { files: app })));
  expect(lines()).toEqual(["The newest stable version is v0.9.0: Download v0.9.0 Works on any Android phone · 24.6 MB"]);
  expect(screen.getByRole("link", { name: "Download v0.9.0" })).toHaveAttribute(
    "href",
    "https://github.com/o/p/v0.9.0/player-universal.apk",
  );
});

test.each<[string, Partial<Release>, Release[], string[]]>([
  ["the newest with one", { files: [sums] }, [older("v0.9.0", { files: [sums] }), older("v0.8.0", { files: app })], ["v0.8.0"]],
  ["none if the newest has one", { files: [releaseFile("player.apk")] }, [older("v0.9.0", { files: app })], []],
  ["none if no release has one", {}, [older("v0.9.0", { files: [releaseFile("player-wear.apk")] })], []],
  [
    "the newest with one beside packages for others",
    { files: [releaseFile("wear.apk")] },
    [older("v0.9.0", { files: app })],
    ["v0.9.0"],
  ],
  [
    "one that is marked as a pre-release",
    {},
    [older("v0.9.0-rc.1", { files: app, isPrerelease: true })],
    ["v0.9.0-rc.1 Pre-release"],
  ],
])("of a release without a package for phones, the page offers %s", async (_, changes, others, expected) => {
  await act(async () => show(changes, ...others));
  expect(lines()).toEqual(
    expected.map((version) => {
      const [tag] = version.split(" ");
      return `The newest version for Android phones is ${version}: Download ${tag} Works on any Android phone · 24.6 MB`;
    }),
  );
});

test("a pre-release without a package for phones names the stable version once, or both if that has none either", async () => {
  const { setList } = show({ isPrerelease: true }, older("v0.9.0", { files: app }));
  await act(async () => undefined);
  expect(lines()).toEqual([expect.stringMatching(/^The newest stable version is v0\.9\.0/)]);
  const desktop = older("v0.9.1", { downloadUrl: "https://github.com/o/p/archive/v0.9.1.zip", linksTo: "sourceArchive" });
  const releases = [release({ isPrerelease: true }), desktop, older("v0.9.0", { files: app })];
  setList(listOf(releases, [answered(releases)]));
  expect(lines()).toEqual([
    "The newest stable version is v0.9.1: Download v0.9.1 Source code; no file is attached",
    expect.stringMatching(/^The newest version for Android phones is v0\.9\.0/),
  ]);
});

test.each<[string, Partial<Release>, Release[], string | null]>([
  ["an older line", { version: "1.9.6" }, ["1.9.5", "2.4.0", "2.10.0", "2.3.0"].map((tag) => older(tag)), "2.10.0"],
  ["the newest line", { version: "2.4.0" }, ["1.9.6", "2.3.9", "2.4"].map((tag) => older(tag)), null],
  ["a hotfix", { version: "v2.4.0-fix" }, [older("v2.4.0")], null],
  ["a version before a pre-release", { version: "2.4.0" }, [older("2.5.0-rc.1", { isPrerelease: true })], null],
  ["a tag without a number", { version: "nightly" }, [older("2.4.0")], null],
  ["a version beside those of another app", { version: "2.4.0" }, [older("tv-3.0"), older("3.0-wear"), older("2026.11.21")], null],
  ["a pre-release that names it already", { version: "1.9.6-rc.1", isPrerelease: true }, [older("2.4.0")], null],
])("if the newest release is %s, one line names the version with the highest number, if there is one", (...row) => {
  const [, changes, others, expected] = row;
  show(changes, ...others);
  const line = screen.queryByText(/has a higher number/);
  expect(line?.textContent ?? null).toBe(expected && `${expected} has a higher number`);
  if (expected) expect(screen.getByRole("link", { name: expected })).toHaveAttribute("href", `#${expected}`);
});

test("the files are in a closed fold, which says if there are some for other phones", async () => {
  const files = [releaseFile("player.apk"), releaseFile("player-x86.apk")];
  const { setList } = show({ files });
  expect(document.querySelector("#files")).not.toHaveAttribute("open");
  expect(await screen.findByRole("link", { name: /player\.apk$/, hidden: true })).toBeInTheDocument();
  expect(screen.getByText("for other phones")).toBeInTheDocument();
  setList(listOf([release({ files: [releaseFile("player.apk"), releaseFile("SHA256SUMS")] })]));
  expect(screen.queryByText("for other phones")).toBeNull();
  setList(listOf([release()]));
  expect(document.querySelector("#files")).toBeNull();
});

describe("the help for installing opens", () => {
  // jsdom cannot open another page.
  const preventNavigation = (event: Event) => event.preventDefault();
  beforeEach(() => {
    document.addEventListener("click", preventNavigation);
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => document.removeEventListener("click", preventNavigation));

  const files = [releaseFile("player-arm64-v8a.apk"), releaseFile("SHA256SUMS")];
  const stable = release({ id: "0", version: "v0.9.0" });
  const help = () => screen.getByText("How to install").closest("details");

  test.each([/player-arm64-v8a\.apk/, "Download v0.9.0", "Download Latest"])("with the download %s", async (name) => {
    show({ isPrerelease: true, files }, stable);
    expect(help()).not.toHaveAttribute("open");
    await userEvent.click(screen.getByRole("link", { name, hidden: true }));
    expect(await screen.findByText(/Your download should have started/)).toBeInTheDocument();
    expect(help()).toHaveAttribute("open");
  });

  test("not with a file that is no package", async () => {
    show({ files });
    await userEvent.click(screen.getByRole("link", { name: /SHA256SUMS/, hidden: true }));
    await act(whenPainted);
    expect(help()).not.toHaveAttribute("open");
  });
});

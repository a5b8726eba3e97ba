import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreviousVersions } from "../../../../src/features/download/previous/PreviousVersions";
import type { KnownRelease } from "../../../../src/releases/release";
import { release, releaseFile } from "../../../support/release";

const loadAllReleases = jest.fn();
const list = (releases: readonly KnownRelease[]) => (
  <PreviousVersions releases={releases} older={null} showMore={() => undefined} loadAllReleases={loadAllReleases} />
);

test("every previous version is a card with name, date, link and feature lines", () => {
  const releases = [
    release({ linksTo: "sourceArchive", isPrerelease: true }),
    release({ id: "2", date: null, version: "v0.9.0", name: "v0.9.0", features: [], downloadUrl: null, linksTo: null }),
  ];
  render(list(releases));
  expect(screen.getByRole("heading", { name: "Previous Versions" })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole("article");
  if (!first || !second) throw new Error("A card is missing.");
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("Player 1.0 v1.0.0");
  expect(within(first).getByText("Changes in this version:")).toBeInTheDocument();
  expect(within(first).getByText("Pre-release")).toBeInTheDocument();
  expect(within(first).getByText("The link is the source code; no file is attached.")).toBeInTheDocument();
  expect(first.parentElement?.querySelector("time")).toHaveAttribute("datetime", releases[0]?.date);
  expect(second.parentElement?.querySelector("time")).toBeNull();
  expect(within(first).getByRole("link", { name: "Download Player 1.0" })).toHaveTextContent("Download");
  expect(within(second).getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(within(second).queryByText("Changes in this version:")).toBeNull();
  expect(within(second).queryByRole("link", { name: /Download/ })).toBeNull();
});

test("opening the files of a version loads all releases, and then shows them", async () => {
  const { files, ...known } = release({ id: "7", files: [releaseFile("player-universal.apk")] });
  const { rerender } = render(list([known]));
  const details = screen.getByText("All files", { exact: false }).closest("details");
  if (!details) throw new Error("There are no files to open.");
  expect(within(details).getByRole("link", { hidden: true })).toHaveAttribute("href", "/releases.html#v1.0.0");
  expect(loadAllReleases).not.toHaveBeenCalled();
  details.open = true;
  fireEvent(details, new Event("toggle"));
  expect(loadAllReleases).toHaveBeenCalledTimes(1);
  rerender(list([{ ...known, files }]));
  expect(await within(details).findByRole("link", { name: "player-universal.apk" })).toBeInTheDocument();
});

test("a newer release moves no other version, in any of the groups", () => {
  const releases = Array.from({ length: 89 }, (_, index) => release({ id: `${89 - index}`, name: `Player ${89 - index}` }));
  const { container, rerender } = render(list(releases));
  const groups = () => [...container.querySelectorAll("#versions > ol")];
  const before = container.querySelectorAll("article");
  expect(groups().map((group) => group.children.length)).toEqual([29, 30, 30]);
  rerender(list([release({ id: "90", name: "Player 90" }), ...releases]));
  const [newest, ...others] = container.querySelectorAll("article");
  expect(newest).toHaveTextContent("Player 90");
  expect(others.every((card, index) => card === before[index])).toBe(true);
  expect(groups().map((group) => group.children.length)).toEqual([30, 30, 30]);
  expect(groups().map((group) => group.getAttribute("start"))).toEqual(["1", "31", "61"]);
});

function showVersions(...versions: string[]) {
  const releases = versions.map((version, index) => release({ id: `${index}`, version, files: [releaseFile("player.apk")] }));
  return render(list(releases));
}

test("a tag is the id of its element if it has no space, after version= if it does not look like one, and the first release of a tag has it", () => {
  // As many as are in the first group: the last one is in the second.
  const others = Array.from({ length: 24 }, () => "same");
  const { container } = showVersions("v2.0", "versions", "v1.0", "v2.0", "my 3.0", ...others, "v2.0");
  const ids = [...container.querySelectorAll("li.item")].map(({ id }) => id);
  expect(ids.slice(0, 5)).toEqual(["v2.0", "version=versions", "v1.0", "", ""]);
  expect(ids.at(-1)).toBe("");
});

test("the name of a version links to it, and the button beside its files copies its full URL", async () => {
  const visitor = userEvent.setup();
  showVersions("android/2.0");
  expect(screen.getByRole("link", { name: "Player 1.0" })).toHaveAttribute("href", "#version=android%2F2.0");
  // jsdom shows what is in closed details too.
  await visitor.click(screen.getByRole("button", { name: "Copy link to Player 1.0", hidden: true }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download#version=android%2F2.0");
  expect(screen.getByRole("button", { name: "Copied to Player 1.0", hidden: true })).toBeInTheDocument();
  await visitor.tab();
  expect(screen.getByRole("button", { name: "Copy link to Player 1.0", hidden: true })).toBeInTheDocument();
});

test("a version without a file has its link to copy, too, and a link below leads to all versions in the plain list", () => {
  render(list([release({ linksTo: "sourceArchive" })]));
  expect(screen.getByRole("button", { name: "Copy link to Player 1.0" })).toBeInTheDocument();
  expect(screen.queryByText("All files", { exact: false })).toBeNull();
  const link = screen.getByRole("link", { name: "All versions in a plain list" });
  expect(link).toHaveAttribute("href", "/releases.html");
  expect(screen.getByRole("article").compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

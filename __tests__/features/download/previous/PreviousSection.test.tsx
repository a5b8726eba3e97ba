import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreviousSection } from "../../../../src/features/download/previous/PreviousSection";
import type { Release } from "../../../../src/releases/release";
import { goingBackText } from "../../../../src/site/installHelp";
import { androidPackage, release, releaseFile } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  allRequested,
  listAfter,
  listOf,
  renderWithList,
} from "../../../support/releaseList";

jest.mock("../../../../src/browser/useDevice", () => ({ useDevice: () => null }));

const newest = release({ id: "newest", version: "v9.0.0", name: "Player 9.0" });
const section = <PreviousSection />;
const listWith = (...previous: Release[]) => listOf([newest, ...previous]);
const show = (...previous: Release[]) => renderWithList(section, listWith(...previous));
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    release({ id: `${count - index}`, name: `Player ${count - index}` }),
  );

const SOURCE = { kind: "sourceArchive", url: "https://x/source.zip" } as const;

test("a card has the name, tag, date, labels, feature lines and download of its release", () => {
  const read = { size: 24_400_000, androidPackage: androidPackage() };
  const file = releaseFile("player.apk", read);
  show(release({ name: "Плеер 1.0", isPrerelease: true, files: [file] }));
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { name: "Плеер 1.0 v1.0.0" })).toHaveClass("fallback");
  expect(card.querySelector("time")).toHaveAttribute("datetime", "2026-03-04");
  expect(card).toHaveTextContent("Pre-release");
  expect(card).toHaveTextContent("Changes in this version:First changeSecond change");
  const { href } = within(card).getByRole<HTMLAnchorElement>("link", { name: /^Download Плеер/ });
  expect(href).toBe(file.downloadUrl);
  expect(card).toHaveTextContent("Download24.4 MB · Android 8+All");
});

const watch = releaseFile("a.apk", { androidPackage: androidPackage({ purpose: "watches" }) });

test.each<[string, Partial<Release>]>([
  ["DownloadChecksums · under 0.1 MBAll", { files: [releaseFile("SHA256SUMS", { size: 400 })] }],
  ["DownloadAndroid packageAll", { files: [releaseFile("a.apk", { size: null })] }],
  ["Download24.6 MBAll", { files: [releaseFile("a.apk")] }],
  ["DownloadFor watches · 24.6 MB · Android 8 or newerAll", { files: [watch] }],
  ["DownloadSource code; no file is attached", { files: [], fallback: SOURCE }],
])("a card says what its download is, unless it is a package for phones: %s", (text, changes) => {
  show(release(changes));
  expect(screen.getByRole("article")).toHaveTextContent(text);
});

test("a card folds the changes after the fifth", () => {
  const features = Array.from({ length: 6 }, (_, index) => `Change ${index + 1}`);
  show(release({ features }));
  expect(screen.getByText("Change 5").closest("details")).toBeNull();
  const fold = screen.getByText("Change 6").closest("details");
  expect(fold).not.toHaveAttribute("open");
  expect(fold).toHaveTextContent(/^All changesChange 6$/);
});

test("two releases with one tag have two ids", () => {
  const { container } = show(release({ id: "7" }), release({ id: "8" }));
  const items = [...container.querySelectorAll("ol > li")];
  expect(items.map(({ id }) => id)).toEqual(["v1.0.0", "8"]);
});

test("a card leaves out what its release does not have", () => {
  const version = "v0.9.0";
  show(release({ version, name: version, date: null, features: [], files: [] }));
  const card = screen.getByRole("article");
  expect(within(card).getByRole("heading", { level: 3 })).toHaveTextContent(/^v0\.9\.0$/);
  expect(card.querySelector("time")).toBeNull();
  expect(card).toHaveTextContent("No changes listed for this version.");
  expect(card).not.toHaveTextContent("Changes in this version:");
  expect(within(card).queryByRole("link", { name: /Download/ })).toBeNull();
});

test("the section has a warning and links past the list and to GitHub, until it is empty", () => {
  const { container, setList } = show(release());
  expect(screen.getByText(goingBackText)).toBeInTheDocument();
  const { hash } = screen.getByRole<HTMLAnchorElement>("link", { name: "Skip the list" });
  const end = container.querySelector(hash);
  expect(end?.querySelector("a")?.href).toBe("https://github.com/octo/player/releases");
  setList(listWith());
  expect(container).not.toHaveTextContent(/./);
});

test("the files of a version are on GitHub until they are opened and loaded", async () => {
  const files = [releaseFile("player-universal.apk")];
  const previous = release({ id: "7", version: "android/1.0", files });
  const list = listWith(previous);
  const { actions, setList } = renderWithList(section, list);
  const link = screen.getByText<HTMLAnchorElement>("the version's page on GitHub");
  expect(link.href).toMatch(/octo\/player\/releases\/tag\/android%2F1\.0$/);
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  document.querySelector("article details")?.setAttribute("open", "");
  await waitFor(() => expect(actions.loadAllReleases).toHaveBeenCalled());
  setList(listAfter(list, allLoaded([newest, previous])));
  const id = document.querySelector("article summary")?.getAttribute("aria-controls") ?? "";
  expect(document.getElementById(id)).toHaveTextContent("player-universal.apk");
});

test("a press shows older versions, and the first of them gets the focus", async () => {
  const list = listOf([newest, ...numbered(4)], [{ shownCount: 3 }]);
  const { actions, setList } = renderWithList(section, list);
  await userEvent.click(screen.getByRole("button", { name: "Show older versions" }));
  expect(actions.showMore).toHaveBeenCalledTimes(1);
  setList(listAfter(list, { shownCount: 33 }));
  expect(document.activeElement).toHaveTextContent(/^Player 2 /);
  expect(screen.queryByRole("button", { name: "Show older versions" })).toBeNull();
});

test.each([
  ["after a failure", allFailed, false],
  ["that the visitor has moved", allRequested, true],
])("older versions take no focus %s", async (_, change, hasMoved) => {
  const list = listOf([newest, ...numbered(4)], [{ shownCount: 3 }], { count: 3 });
  const { setList } = renderWithList(section, list);
  await userEvent.click(screen.getByRole("button", { name: "Show older versions" }));
  setList(listAfter(list, change, { shownCount: 33 }));
  if (hasMoved) act(() => screen.getByRole("searchbox").focus());
  setList(listAfter(list, allLoaded([newest, ...numbered(4)]), { shownCount: 33 }));
  expect(document.body).toHaveTextContent("Player 1 ");
  expect(document.activeElement).not.toHaveTextContent(/^Player 2/);
});

test("below the button is how many versions show, that more are loading, and a failure", () => {
  const list = listOf([newest, ...numbered(1749)], [], { count: 30 });
  const { container, setList } = renderWithList(section, list);
  expect(container).toHaveTextContent("30 of 1,750 versions shown");
  setList(listAfter(list, allRequested));
  expect(screen.getByText("loading older versions...")).toBeInTheDocument();
  expect(screen.getByRole("button", { busy: true })).toHaveTextContent("Show older versions");
  setList(listAfter(list, allFailed));
  expect(container).toHaveTextContent("status 503. Try again, or open all releases on GitHub.");
  expect(screen.getByRole("link", { name: "all releases on GitHub" })).toBeInTheDocument();
});

test("a linked version far down the list shows below it, until the list has it", () => {
  const older = numbered(5).map((one) => ({ ...one, version: `v${one.id}.0` }));
  const list = listOf([newest, ...older], [{ shownCount: 3 }]);
  const { setList } = renderWithList(section, list, { url: "/download#v3.0" });
  const listed = () =>
    screen
      .getAllByRole("list")
      .map((one) => [...one.querySelectorAll(":scope > [id]")].map(({ id }) => id).join())
      .filter(Boolean);
  expect(listed()).toEqual(["v5.0,v4.0", "v3.0"]);
  expect(screen.getByText("Version v3.0, as linked")).toBeInTheDocument();
  setList(listAfter(list, { shownCount: 4 }));
  expect(listed()).toEqual(["v5.0,v4.0,v3.0"]);
});

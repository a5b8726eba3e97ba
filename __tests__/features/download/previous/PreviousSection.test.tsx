import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { nextList } from "../../../../src/features/download/list/releaseList";
import { PreviousSection } from "../../../../src/features/download/previous/PreviousSection";
import { PreviousVersion } from "../../../../src/features/download/previous/PreviousVersion";
import type { Release } from "../../../../src/releases/release";
import { goingBackText } from "../../../../src/site/product";
import { pageLocation } from "../../../support/pageLocation";
import { release, releaseFile } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const ALL_RELEASES = "https://github.com/octo/player/releases";

const newest = release({ id: "newest", version: "v9.0.0", name: "Player 9.0" });
const section = <PreviousSection location={pageLocation()} />;
/** Renders the section of a page with the newest release and these previous ones. */
const show = (previous: readonly Release[], limits = {}) => renderWithList(section, listOf([newest, ...previous], [], limits));
/** The same after an response of the API, from which the page knows their files. */
const showAnswered = (...previous: readonly Release[]) =>
  renderWithList(section, listOf([newest, ...previous], [answered([newest, ...previous])]));
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => release({ id: `${count - index}`, name: `Player ${count - index}` }));

test("every previous version is a card with name, date, link and feature lines", () => {
  const releases = [
    release({ linksTo: "sourceArchive", isPrerelease: true }),
    release({ id: "2", date: null, version: "v0.9.0", name: "v0.9.0", features: [], downloadUrl: null, linksTo: null }),
  ];
  show(releases);
  expect(screen.getByRole("heading", { name: "Previous Versions" })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole("article");
  if (!first || !second) throw new Error("A card is missing.");
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("Player 1.0 v1.0.0");
  expect(within(first).getByText("Changes in this version:")).toBeInTheDocument();
  expect(within(first).getByText("Pre-release")).toBeInTheDocument();
  expect(within(first).getByText("Source code; no file is attached")).toBeInTheDocument();
  expect(first.querySelector("time")).toHaveAttribute("datetime", releases[0]?.date);
  expect(second.querySelector("time")).toBeNull();
  expect(within(second).getByRole("heading", { level: 3 })).toHaveTextContent(/^v0\.9\.0$/);
  expect(within(first).getByRole("link", { name: "Download Player 1.0" })).toHaveTextContent("Download");
  expect(within(second).getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(within(second).queryByText("Changes in this version:")).toBeNull();
  expect(within(second).queryByRole("link", { name: /Download/ })).toBeNull();
});

test("beside each download is for which phones it is and how large; what going back costs is said once, under the heading", () => {
  const downloadUrl = "https://github.com/octo/player/releases/download/v1.0.0/player-arm64-v8a.apk";
  show([release({ downloadUrl, downloadSize: 24_400_000 }), release({ id: "2", linksTo: "releasePage" })]);
  const [first, second] = screen.getAllByRole("article");
  expect(first).toHaveTextContent("Most phones since 2017 · 24.4 MB");
  expect(second).toHaveTextContent("Its page; no file is attached");
  expect(screen.getByText(goingBackText).previousElementSibling?.previousElementSibling?.tagName).toBe("H2");
});

test("a link at the heading leads past the list", () => {
  const { container } = show([release()]);
  const target = screen.getByRole("link", { name: "Skip the list" }).getAttribute("href") ?? "";
  const end = container.querySelector(target);
  expect(end && screen.getByRole("article").compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("without a previous version, there is no section, and it goes with the last of them", () => {
  const { container, setList } = show([release()]);
  expect(screen.getByRole("article")).toBeInTheDocument();
  setList(listOf([newest]));
  expect(container).not.toHaveTextContent(/./);
});

describe("the files of a version", () => {
  const previous = release({ id: "7", version: "android/1.0", files: [releaseFile("player-universal.apk")] });
  const PAGE_ON_GITHUB = "https://github.com/octo/player/releases/tag/android%2F1.0";
  const files = () => {
    const details = screen.getByText("All files", { exact: false }).closest("details");
    if (!details) throw new Error("There are no files to open.");
    return details;
  };

  test("are asked for when they open", async () => {
    const list = listOf([newest, previous]);
    const { actions, setList } = renderWithList(section, list);
    expect(actions.loadFiles).not.toHaveBeenCalled();
    expect(within(files()).getByRole("link", { hidden: true })).toHaveAttribute("href", PAGE_ON_GITHUB);
    files().open = true;
    await waitFor(() => expect(actions.loadFiles).toHaveBeenCalledWith(previous.id));
    expect(screen.getByRole("link", { name: "the version's page on GitHub" })).toHaveAttribute("href", PAGE_ON_GITHUB);
    setList(nextList(list, { type: "allReleasesLoaded", releases: [newest, previous] }));
    expect(await screen.findByRole("link", { name: /player-universal\.apk$/ })).toBeInTheDocument();
  });

  test("that the API has just sent show at once, and are asked for if its next answer does not reach so far back", async () => {
    const { actions, setList } = showAnswered(previous);
    files().open = true;
    expect(await screen.findByRole("link", { name: /player-universal\.apk$/ })).toBeInTheDocument();
    actions.loadFiles.mockClear();
    setList(listOf([newest, previous], [answered([newest], { hasNextPage: true })]));
    await waitFor(() => expect(actions.loadFiles).toHaveBeenCalledWith(previous.id));
  });

  test("that were opened before hydration are asked for", async () => {
    const list = listOf([newest, previous]);
    const version = <PreviousVersion release={previous} />;
    const built = renderWithList(version, list);
    const container = document.createElement("div");
    container.innerHTML = built.container.innerHTML;
    built.unmount();
    document.body.append(container);
    files().open = true;
    // React warns of the attribute that only the visitor's HTML has.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const { actions } = renderWithList(version, list, { container, hydrate: true });
    expect(actions.loadFiles).toHaveBeenCalledWith(previous.id);
  });
});

test("a tag is the id of its element if it has no space, after version= if it does not look like one, and the first release of a tag has it", () => {
  const versions = ["v2.0", "versions", "v1.0", "v2.0", "my 3.0"];
  const { container } = show(versions.map((version, index) => release({ id: `${index}`, version })));
  expect([...container.querySelectorAll("li.item")].map(({ id }) => id)).toEqual(["v2.0", "version=versions", "v1.0", "", ""]);
});

test("a newer release moves no other version, and the rail's light fades from the first one on", () => {
  const releases = numbered(40);
  const { container, setList } = show(releases, { step: 90 });
  const before = container.querySelectorAll("article");
  setList(listOf([newest, release({ id: "41", name: "Player 41" }), ...releases], [], { step: 90 }));
  const [added, ...others] = container.querySelectorAll("article");
  expect(added).toHaveTextContent("Player 41");
  expect(others.length).toBe(40);
  expect(others.every((card, index) => card === before[index])).toBe(true);
  const lights = [...container.querySelectorAll<HTMLElement>("li.item")].map(({ style }) => style.getPropertyValue("--age"));
  expect([lights[0], lights[6], lights[11], lights[12]]).toEqual(["0", "6", "11", ""]);
});

test("a press shows older versions, and the first of them has the focus", async () => {
  const list = listOf([newest, ...numbered(4)], [], { step: 3 });
  const { actions, setList } = renderWithList(section, list);
  await userEvent.click(screen.getByRole("button", { name: "Show older versions" }));
  expect(actions.showMore).toHaveBeenCalledTimes(1);
  setList(nextList(list, { type: "moreRequested" }));
  expect(document.activeElement).toHaveTextContent(/^Player 2 /);
  expect(screen.queryByRole("button", { name: "Show older versions" })).toBeNull();
});

describe("beside Show older versions", () => {
  const releases = [newest, ...numbered(1749)];
  const list = listOf(releases, [], { count: 30 });
  const loading = nextList(list, { type: "moreRequested" });
  const status = () => {
    const last = screen.getAllByRole("status").at(-1);
    if (!last) throw new Error("The status is missing.");
    return last;
  };

  test("is how many versions of how many are shown", () => {
    renderWithList(section, list);
    expect(screen.getByText("30 of 1,750 versions shown")).toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
  });

  test("is that older versions are loading", () => {
    renderWithList(section, loading);
    expect(status()).toHaveTextContent("loading older versions...");
    expect(screen.getByRole("button", { name: "Show older versions" })).toHaveAttribute("aria-busy", "true");
  });

  test("is why they could not be loaded, with a link to the releases on GitHub", () => {
    const message = "All releases could not be loaded (status 500)";
    renderWithList(section, nextList(loading, { type: "allReleasesFailed", message }));
    expect(status()).toHaveTextContent(/^All releases could not be loaded \(status 500\)\. Try again/);
    expect(within(status()).getByRole("link")).toHaveAttribute("href", ALL_RELEASES);
  });
});

test("the name of a version links to it, and the button beside its files copies its full URL", async () => {
  const visitor = userEvent.setup();
  showAnswered(release({ version: "android/2.0" }));
  expect(screen.getByRole("link", { name: "Player 1.0" })).toHaveAttribute("href", "#version=android%2F2.0");
  await visitor.click(screen.getByText("All files", { exact: false }));
  await visitor.click(await screen.findByRole("button", { name: "Copy link to Player 1.0" }));
  expect(await navigator.clipboard.readText()).toBe("https://example.com/download#version=android%2F2.0");
  expect(screen.getByRole("button", { name: "Copied to Player 1.0" })).toBeInTheDocument();
  await visitor.tab();
  expect(screen.getByRole("button", { name: "Copy link to Player 1.0" })).toBeInTheDocument();
});

test("a version without a file has its link to copy, too, and a link below leads to all releases on GitHub", () => {
  show([release({ linksTo: "sourceArchive" })]);
  expect(screen.getByRole("button", { name: "Copy link to Player 1.0" })).toBeInTheDocument();
  expect(screen.queryByText("All files", { exact: false })).toBeNull();
  expect(screen.getByRole("link", { name: "All releases on GitHub" })).toHaveAttribute("href", ALL_RELEASES);
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseList, ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { showOnce } from "../../../../src/features/download/showOnce";
import { ChangesSince } from "../../../../src/features/download/since/ChangesSince";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/install/InstallSteps";
import "../../../../src/features/download/since/SinceAnswer";
import { pageLocation } from "../../../support/pageLocation";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

jest.mock("../../../../src/features/download/showOnce", () => ({ showOnce: jest.fn() }));

const releases = [
  release({ id: "3", version: "v1.2.0", name: "Player 1.2", features: ["Newest"] }),
  release({ id: "2", version: "v1.1.0", name: "v1.1.0", features: [], isPrerelease: true }),
  release({ id: "1", version: "v1.0.0", name: "Player 1.0", features: ["Oldest"] }),
];
const loaded: ReleaseListEvent = { type: "allReleasesLoaded", releases };
const loading: ReleaseListEvent = { type: "allReleasesRequested" };
const allFailed: ReleaseListEvent = { type: "allReleasesFailed", message: "gone" };
const refreshFailed: ReleaseListEvent = { type: "refreshFailed", message: "The server cannot be reached" };

/** The list of a page that knows all of these releases. */
const complete = (all = releases) => listOf(all, [answered(all), { type: "allReleasesLoaded", releases: all }]);
/** It with an older release. */
const withOlder = (version: string) => complete([...releases, release({ id: "0", version })]);
/** The list while the file of all releases and the response of the API are awaited. */
const awaited = listOf(releases, [{ type: "refreshStarted" }, loading]);
const withoutResponse = listOf(releases, [refreshFailed, loaded]);
async function show(query = "", list = complete()) {
  const since = (search: string) => <ChangesSince location={pageLocation(`/download${search}`)} />;
  const view = renderWithList(since(query), list);
  await load();
  /** Goes to another URL, as a link or Back does. */
  const goTo = async (search: string) => {
    view.rerender(since(search));
    await load();
  };
  return { ...view, goTo };
}
/** Lets the script of the answer load. */
const load = () => act(() => jest.advanceTimersByTimeAsync(1));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const choose = async (option: string) => {
  await user.selectOptions(screen.getByRole("combobox"), option);
  await load();
};
const title = () => screen.queryByRole("heading", { level: 3 });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("without a version, only the list of versions shows, and nothing loads", async () => {
  const { actions } = await show();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["your version", "v1.2.0", "v1.1.0", "v1.0.0"]);
  expect(title()).toBeNull();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
});

test("opening the list of versions loads all releases, and moving past it with the keyboard does not", async () => {
  const { actions } = await show();
  await user.tab();
  await user.tab();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("combobox") });
  expect(actions.loadAllReleases).toHaveBeenCalled();
});

test.each<[string, ReleaseListEvent[], string[]]>([
  ["were not asked for", [], []],
  ["are loading", [loading], ["loading..."]],
  ["could not be loaded", [loading, allFailed], ["some missing"]],
])("if all releases %s, the options say so", async (_, events, texts) => {
  await show("", listOf(releases, events, { count: 2 }));
  const disabled = screen.getAllByRole<HTMLOptionElement>("option").filter((option) => option.disabled);
  expect(disabled.map((option) => option.textContent)).toEqual(texts);
});

const UNKNOWN = "We don't know that version";

test.each<[string, ReleaseList, string]>([
  ["v1.0.0", complete(), "1 change in 2 versions since v1.0.0"],
  ["1.1.0", complete(), "1 change in 1 version since v1.1.0"],
  ["v1.2.0", complete(), "v1.2.0 is the latest version"],
  ["v1.2.0", withoutResponse, "v1.2.0 is the latest version known here"],
  ["v1.1.0", awaited, "1 change in 1 version since v1.1.0"],
  // A plus that nobody encoded.
  ["1.0.0+5", withOlder("v1.0.0+5"), "2 changes in 3 versions since v1.0.0+5"],
  // Two versions that differ only by a v.
  ["1.0.0", withOlder("1.0.0"), "2 changes in 3 versions since 1.0.0"],
  ["v1.3.0", withoutResponse, UNKNOWN],
  ["%3Cb%3E9+is+unsafe", complete(), UNKNOWN],
  ["__proto__unsafe", complete(), UNKNOWN],
  ["constructor", complete(), UNKNOWN],
])("question %#, ?from=%s, is answered, with the newest download", async (from, list, heading) => {
  await show(`?from=${from}`, list);
  expect(title()?.textContent).toBe(heading);
  expect(screen.getByRole("link", { name: "Download v1.2.0" })).toHaveAttribute("href", releases[0]?.downloadUrl);
  // Somebody's link could make the page say anything.
  expect(document.body).not.toHaveTextContent(/unsafe|constructor/);
});

test("a chosen version shows all that changed since, newest first, and is written to the URL", async () => {
  await show();
  await choose("v1.0.0");
  expect(title()).toHaveTextContent("1 change in 2 versions since v1.0.0");
  expect(screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent)).toEqual([
    expect.stringContaining("Player 1.2 v1.2.0"),
    expect.stringMatching(/^v1\.1\.0 Mar \d, 2026 Pre-release$/),
  ]);
  expect(screen.getByText("Newest")).toBeInTheDocument();
  expect(screen.getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(screen.queryByText("Oldest")).toBeNull();
  expect(window.location.search).toBe("?from=v1.0.0");
  expect(window.history.state).toEqual({ key: "kept" });
  await choose("your version");
  expect(window.location.search).toBe("");
  expect(title()).toBeNull();
});

test("a version that the page does not know waits for all releases, and its answer changes with the list", async () => {
  const { actions, setList } = await show("?from=0.9.0", awaited);
  expect(title()).toHaveTextContent("Looking up what changed since then");
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(withOlder("v0.9.0"));
  expect(title()).toHaveTextContent("2 changes in 3 versions since v0.9.0");
  expect(screen.getByRole("combobox")).toHaveValue("v0.9.0");
  const newer = release({ id: "4", version: "v1.3.0", features: ["Now"] });
  setList(complete([newer, ...releases, release({ id: "0", version: "v0.9.0" })]));
  expect(title()).toHaveTextContent("3 changes in 4 versions since v0.9.0");
});

test.each(["0.9.0", "9.9.9"])("the answer to a link with %s is brought into the window once it is there", async (version) => {
  const { setList } = await show(`?from=${version}`, awaited);
  expect(showOnce).not.toHaveBeenCalled();
  setList(withOlder("v0.9.0"));
  expect(showOnce).toHaveBeenCalledWith(title());
});

test("the answer to what the visitor has chosen moves nobody", async () => {
  await show();
  await choose("v1.0.0");
  expect(title()).toBeInTheDocument();
  expect(showOnce).not.toHaveBeenCalled();
});

test("the newest download opens the help for installing it", async () => {
  await show("?from=v1.1.0");
  const link = screen.getByRole("link", { name: "Download v1.2.0" });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await act(() => jest.advanceTimersByTimeAsync(50));
  await load();
  expect(screen.getByText(installHelp.google)).toBeInTheDocument();
});

test("each version of the answer leads to its URL, and an older line is marked", async () => {
  await show("?from=v1.1.0", complete([release({ id: "4", version: "v1.0.1" }), ...releases]));
  expect(screen.getAllByRole("link", { name: /^Player 1/ }).map((link) => link.getAttribute("href"))).toEqual([
    "#v1.0.1",
    "#v1.2.0",
  ]);
  expect(screen.getAllByText("An older line, published later", { exact: false })).toHaveLength(1);
});

test("a URL with another version asks another question, or none, whatever was chosen before", async () => {
  const { goTo } = await show("?from=1.1.0");
  await choose("v1.0.0");
  await goTo("?from=1.2.0");
  expect(title()).toHaveTextContent("v1.2.0 is the latest version");
  expect(screen.getByRole("combobox")).toHaveValue("v1.2.0");
  await choose("v1.0.0");
  await goTo("");
  expect(title()).toBeNull();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("a link to a part of the page keeps what was chosen", async () => {
  const { goTo } = await show();
  await choose("v1.0.0");
  await goTo("?from=v1.0.0#versions");
  expect(title()).toHaveTextContent("1 change in 2 versions since v1.0.0");
  expect(showOnce).not.toHaveBeenCalled();
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseList, ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { ChangesSince } from "../../../../src/features/download/since/ChangesSince";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/install/InstallSteps";
import "../../../../src/features/download/since/SinceAnswer";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

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
/** It with another release before or after those above. */
const withNewer = (version: string, features: string[] = []) => complete([release({ id: "4", version, features }), ...releases]);
const withOlder = (version: string) => complete([...releases, release({ id: "0", version })]);
/** The list while the file of all releases and the answer of the API are awaited. */
const awaited = listOf(releases, [{ type: "refreshStarted" }, loading]);
const withoutAnswer = listOf(releases, [refreshFailed, loaded]);
const withoutOlder = listOf(releases, [answered(releases, { hasNextPage: true }), allFailed]);

async function show(query = "", list = complete()) {
  window.history.replaceState({ key: "kept" }, "", `/download${query}`);
  const view = renderWithList(<ChangesSince />, list);
  await load();
  return view;
}
/** Lets the script of the answer load. */
const load = () => act(() => jest.advanceTimersByTimeAsync(1));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const choose = async (option: string) => {
  await user.selectOptions(screen.getByRole("combobox"), option);
  await load();
};
const title = () => screen.queryByRole("heading", { level: 3 });

/** The functions that wait until the browser is idle or their time is up. A busy browser calls no other. */
let waiting: (() => void)[];
const becomeIdle = () =>
  act(async () => {
    for (const callback of waiting.splice(0)) callback();
  });
/** Lets the browser paint a frame. */
const paint = () => act(() => jest.advanceTimersByTimeAsync(50));

beforeEach(() => {
  jest.useFakeTimers();
  waiting = [];
  Element.prototype.scrollIntoView = jest.fn();
  const requestIdleCallback = (callback: () => void, limit?: IdleRequestOptions) => limit && waiting.push(callback);
  Object.assign(window, { scrollY: 0, requestIdleCallback });
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
const NEWER_MISSING = "Newer versions may be missing: the release list could not be loaded.";
const MAY_BE_NEW = "It may be a new one: the release list could not be loaded. Try again later.";
const MAY_BE_OLD = "It may be an older one: older versions could not be loaded. Try again later.";
const NO_RELEASE = "No release has it. Choose yours above.";

test.each<[string, ReleaseList, string, string]>([
  ["v1.0.0", complete(), "1 change in 2 versions since v1.0.0", ""],
  ["1.1.0", complete(), "1 change in 1 version since v1.1.0", ""],
  ["v1.2.0", complete(), "v1.2.0 is the latest version", ""],
  // A plus that nobody encoded.
  ["1.0.0+5", withOlder("v1.0.0+5"), "2 changes in 3 versions since v1.0.0+5", ""],
  // Two versions that differ only by a v.
  ["1.0.0", withOlder("1.0.0"), "2 changes in 3 versions since 1.0.0", ""],
  ["v1.0.0", withoutAnswer, "1 change in 2 versions since v1.0.0", NEWER_MISSING],
  ["v1.2.0", withoutAnswer, "v1.2.0 is the latest version known here", NEWER_MISSING],
  ["v1.3.0", withoutAnswer, UNKNOWN, MAY_BE_NEW],
  ["0.1", withoutOlder, UNKNOWN, MAY_BE_OLD],
  ["%3Cb%3E9+is+unsafe", complete(), UNKNOWN, NO_RELEASE],
  ["__proto__unsafe", complete(), UNKNOWN, NO_RELEASE],
  ["constructor", complete(), UNKNOWN, NO_RELEASE],
  ["v1.1.0", awaited, "1 change in 1 version since v1.1.0", "Checking for newer versions..."],
])(
  "question %#, ?from=%s, is answered, with what the answer may lack and the newest download",
  async (from, list, heading, note) => {
    await show(`?from=${from}`, list);
    expect(title()?.textContent).toBe(heading);
    expect(document.querySelector(".note")?.textContent).toBe(note);
    expect(screen.getByRole("link", { name: "Download v1.2.0" })).toHaveAttribute("href", releases[0]?.downloadUrl);
    // Somebody's link could make the page say anything.
    expect(document.body).not.toHaveTextContent(/unsafe|constructor/);
  },
);

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

test("a chosen version is answered even if the browser refuses to change the URL", async () => {
  await show();
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  await choose("v1.0.0");
  expect(title()).toHaveTextContent("1 change in 2 versions since v1.0.0");
});

test.each(["1.1.0", "9.9.9"])("a link with %s moves the focus to the answer once it is painted", async (version) => {
  await show(`?from=${version}`);
  await becomeIdle();
  expect(title()).not.toHaveFocus();
  await paint();
  expect(title()).toHaveFocus();
  expect(screen.getByRole("combobox")).toHaveValue(version === "1.1.0" ? "v1.1.0" : "");
});

test("a visitor who has begun to read is not moved to the answer", async () => {
  Object.assign(window, { scrollY: 200 });
  await show("?from=1.1.0");
  await becomeIdle();
  await paint();
  expect(title()).toHaveTextContent("1 change in 1 version since v1.1.0");
  expect(title()).not.toHaveFocus();
});

test("a version that the page does not know waits for all releases, and its answer changes with the list, but moves nobody", async () => {
  const { actions, setList } = await show("?from=0.9.0", awaited);
  expect(title()).toHaveTextContent("Looking up what changed since then");
  expect(screen.getByRole("combobox")).toHaveValue("");
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(withOlder("v0.9.0"));
  expect(title()).toHaveTextContent("2 changes in 3 versions since v0.9.0");
  expect(screen.getByRole("combobox")).toHaveValue("v0.9.0");
  await becomeIdle();
  await paint();
  expect(title()).toHaveFocus();
  title()?.blur();
  setList(
    complete([release({ id: "4", version: "v1.3.0", features: ["Now"] }), ...releases, release({ id: "0", version: "v0.9.0" })]),
  );
  expect(title()).toHaveTextContent("3 changes in 4 versions since v0.9.0");
  await becomeIdle();
  await paint();
  expect(title()).not.toHaveFocus();
});

test("a version that the page knows is answered without all releases, and again with those of the API", async () => {
  const { actions, setList } = await show("?from=v1.1.0", awaited);
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  setList(withNewer("v1.3.0", ["Just now"]));
  expect(title()).toHaveTextContent("2 changes in 2 versions since v1.1.0");
  expect(screen.queryByText("Checking for newer versions...")).toBeNull();
});

test("a version without its v is answered at once too, and again if an older release has exactly that tag", async () => {
  const { actions, setList } = await show("?from=1.1.0", awaited);
  expect(title()).toHaveTextContent("1 change in 1 version since v1.1.0");
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(withOlder("1.1.0"));
  expect(title()).toHaveTextContent("2 changes in 3 versions since 1.1.0");
});

test("a version is called unknown only on an answer that is not older than a minute", async () => {
  const old = [answered(releases, { at: Date.now() - 61_000 }), loaded];
  const { actions, setList } = await show("?from=9.9.9", listOf(releases, old));
  expect(title()).toHaveTextContent("Looking up what changed since then");
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(listOf(releases, [...old, answered(releases)]));
  expect(title()).toHaveTextContent(UNKNOWN);
});

test("the newest download opens the help for installing it", async () => {
  await show("?from=v1.1.0");
  const link = screen.getByRole("link", { name: "Download v1.2.0" });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await paint();
  await load();
  expect(screen.getByText(installHelp.google)).toBeInTheDocument();
});

test("each version of the answer leads to its URL, and an older line is marked", async () => {
  await show("?from=v1.1.0", withNewer("v1.0.1"));
  expect(screen.getAllByRole("link", { name: /^Player 1/ }).map((link) => link.getAttribute("href"))).toEqual([
    "#v1.0.1",
    "#v1.2.0",
  ]);
  expect(screen.getAllByText("An older line, published later", { exact: false })).toHaveLength(1);
});

/** Goes to another URL, as a link or Back does. */
const navigate = (url: string) =>
  act(async () => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

test("a navigation to another URL asks another question, or none, whatever was chosen before", async () => {
  await show("?from=1.1.0");
  await choose("v1.0.0");
  await navigate("/download?from=1.1.0");
  expect(title()).toHaveTextContent("1 change in 1 version since v1.1.0");
  expect(screen.getByRole("combobox")).toHaveValue("v1.1.0");
  await choose("v1.0.0");
  await navigate("/download");
  expect(title()).toBeNull();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("a link to a part of the page asks nothing again", async () => {
  await show("?from=1.1.0");
  await becomeIdle();
  await paint();
  title()?.blur();
  await navigate("/download?from=1.1.0#versions");
  await becomeIdle();
  await paint();
  expect(title()).not.toHaveFocus();
});

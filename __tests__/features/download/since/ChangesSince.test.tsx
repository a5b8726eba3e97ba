import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AllReleases } from "../../../../src/features/download/list/listContent";
import { ChangesSince, type SinceList } from "../../../../src/features/download/since/ChangesSince";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/install/InstallSteps";
import "../../../../src/features/download/since/SinceAnswer";
import { release } from "../../../support/release";

const releases = [
  release({ id: "3", version: "v1.2.0", name: "Player 1.2", features: ["Newest"] }),
  release({ id: "2", version: "v1.1.0", name: "v1.1.0", features: [], isPrerelease: true }),
  release({ id: "1", version: "v1.0.0", name: "Player 1.0", features: ["Oldest"] }),
];
const allReleases: AllReleases = {
  releases,
  isComplete: true,
  isCurrent: true,
  freshUntil: Number.POSITIVE_INFINITY,
  confirmed: [],
  built: [],
};
/** All releases, with another release before or after those above. */
const withNewer = (version: string) => ({ ...allReleases, releases: [release({ id: "4", version }), ...releases] });
const withOlder = (version: string) => ({ ...allReleases, releases: [...releases, release({ id: "0", version })] });
const loadAllReleases = jest.fn();

/** The list once all releases are loaded or, without any, while they and the answer of the API are awaited. */
function listOf(all: AllReleases | null, changes: Partial<SinceList> = {}): SinceList {
  const known = all?.releases ?? releases;
  const isCurrent = all?.isCurrent ?? true;
  return {
    known,
    versions: known.map(({ version }) => version),
    latestFiles: [],
    hasUnknownReleases: false,
    allReleases: all,
    allReleasesFile: all ? { status: "loaded", releases: [] } : { status: "loading" },
    refresh: !all
      ? { status: "loading" }
      : isCurrent
        ? { status: "current" }
        : { status: "failed", message: "The server cannot be reached", isGone: false },
    ...changes,
  };
}

function tool(
  all: AllReleases | null,
  { location = window.location as object, ...changes }: Partial<SinceList> & { location?: object } = {},
) {
  return <ChangesSince list={listOf(all, changes)} loadAllReleases={loadAllReleases} location={location} />;
}

async function show(query = "", list: AllReleases | null = allReleases) {
  window.history.replaceState({ key: "kept" }, "", `/download${query}`);
  const view = render(tool(list));
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
  await show();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["your version", "v1.2.0", "v1.1.0", "v1.0.0"]);
  expect(title()).toBeNull();
  expect(loadAllReleases).not.toHaveBeenCalled();
});

test("opening the list of versions loads all releases, and moving past it with the keyboard does not", async () => {
  await show();
  await user.tab();
  await user.tab();
  expect(loadAllReleases).not.toHaveBeenCalled();
  await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("combobox") });
  expect(loadAllReleases).toHaveBeenCalled();
});

test.each([
  [{ status: "idle" }, undefined],
  [{ status: "loading" }, "loading..."],
  [{ status: "failed", message: "gone" }, "some missing"],
] as const)("while all releases are %j, the options say %s", async (allReleasesFile, text) => {
  render(tool(allReleases, { hasUnknownReleases: true, allReleasesFile }));
  const disabled = screen.getAllByRole<HTMLOptionElement>("option").filter((option) => option.disabled);
  expect(disabled.map((option) => option.textContent)).toEqual(text ? [text] : []);
});

const UNKNOWN = "We don't know that version";
const NEWER_MISSING = "Newer versions may be missing: the release list could not be loaded.";
const MAY_BE_NEW = "It may be a new one: the release list could not be loaded. Try again later.";
const MAY_BE_OLD = "It may be an older one: older versions could not be loaded. Try again later.";
const NO_RELEASE = "No release has it. Choose yours above.";

test.each<[string, AllReleases | null, string, string]>([
  ["v1.0.0", allReleases, "1 change in 2 versions since v1.0.0", ""],
  ["1.1.0", allReleases, "1 change in 1 version since v1.1.0", ""],
  ["v1.2.0", allReleases, "v1.2.0 is the latest version", ""],
  // A plus that nobody encoded.
  ["1.0.0+5", withOlder("v1.0.0+5"), "2 changes in 3 versions since v1.0.0+5", ""],
  // Two versions that differ only by a v.
  ["1.0.0", withOlder("1.0.0"), "2 changes in 3 versions since 1.0.0", ""],
  ["v1.0.0", { ...allReleases, isCurrent: false }, "1 change in 2 versions since v1.0.0", NEWER_MISSING],
  ["v1.2.0", { ...allReleases, isCurrent: false }, "v1.2.0 is the latest version known here", NEWER_MISSING],
  ["v1.3.0", { ...allReleases, isCurrent: false }, UNKNOWN, MAY_BE_NEW],
  ["0.1", { ...allReleases, isComplete: false }, UNKNOWN, MAY_BE_OLD],
  ["%3Cb%3E9+is+unsafe", allReleases, UNKNOWN, NO_RELEASE],
  ["__proto__unsafe", allReleases, UNKNOWN, NO_RELEASE],
  ["constructor", allReleases, UNKNOWN, NO_RELEASE],
  ["v1.1.0", null, "1 change in 1 version since v1.1.0", "Checking for newer versions..."],
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
  const { rerender } = await show("?from=0.9.0", null);
  expect(title()).toHaveTextContent("Looking up what changed since then");
  expect(loadAllReleases).toHaveBeenCalled();
  const all = withOlder("v0.9.0");
  rerender(tool(all));
  expect(title()).toHaveTextContent("2 changes in 3 versions since v0.9.0");
  await becomeIdle();
  await paint();
  expect(title()).toHaveFocus();
  title()?.blur();
  rerender(tool({ ...all, releases: [release({ id: "4", version: "v1.3.0", features: ["Just now"] }), ...all.releases] }));
  expect(title()).toHaveTextContent("3 changes in 4 versions since v0.9.0");
  await becomeIdle();
  await paint();
  expect(title()).not.toHaveFocus();
});

test("a version that the page knows is answered without all releases, and again with those of the API", async () => {
  const { rerender } = await show("?from=v1.1.0", null);
  expect(loadAllReleases).not.toHaveBeenCalled();
  const newer = release({ id: "4", version: "v1.3.0", features: ["Just now"] });
  rerender(tool(null, { known: [newer, ...releases], refresh: { status: "current" } }));
  expect(title()).toHaveTextContent("2 changes in 2 versions since v1.1.0");
  expect(screen.queryByText("Checking for newer versions...")).toBeNull();
});

test("a version without its v is answered at once too, and again if an older release has exactly that tag", async () => {
  const { rerender } = await show("?from=1.1.0", null);
  expect(title()).toHaveTextContent("1 change in 1 version since v1.1.0");
  expect(loadAllReleases).toHaveBeenCalled();
  rerender(tool(withOlder("1.1.0")));
  expect(title()).toHaveTextContent("2 changes in 3 versions since 1.1.0");
});

test("the newest download opens the help for installing it", async () => {
  await show("?from=v1.1.0");
  const link = screen.getByRole("link", { name: "Download v1.2.0" });
  // jsdom cannot open another page.
  link.addEventListener("click", (event) => event.preventDefault());
  await user.click(link);
  await load();
  expect(screen.getByText(installHelp.update)).toBeInTheDocument();
});

test("each version of the answer leads to its URL, and an older line is marked", async () => {
  await show("?from=v1.1.0", withNewer("v1.0.1"));
  expect(screen.getAllByRole("link", { name: /^Player 1/ }).map((link) => link.getAttribute("href"))).toEqual([
    "#v1.0.1",
    "#v1.2.0",
  ]);
  expect(screen.getAllByText("An older line, published later", { exact: false })).toHaveLength(1);
});

test("a navigation to another URL asks another question, or none", async () => {
  const { rerender } = await show("?from=1.1.0");
  expect(title()).not.toBeNull();
  window.history.replaceState(null, "", "/download");
  rerender(tool(allReleases, { location: {} }));
  expect(title()).toBeNull();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

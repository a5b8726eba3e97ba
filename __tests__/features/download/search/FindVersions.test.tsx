import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { FindVersions, LONGEST_QUERY } from "../../../../src/features/download/search/FindVersions";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/install/InstallSteps";
import "../../../../src/features/download/search/FoundVersions";
import { showOnce } from "../../../../src/features/download/showOnce";
import { pageLocation } from "../../../support/pageLocation";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

jest.mock("../../../../src/features/download/showOnce", () => ({ showOnce: jest.fn() }));

const numbered = (number: number, feature: string) =>
  release({ id: `${number}`, version: `v${number}.0`, name: `Player ${number}`, features: [feature] });
const all = [numbered(3, "The sleep timer fades out"), numbered(2, "A faster <b>timer</b>"), numbered(1, "The first timer")];

const FAILED: ReleaseListEvent = { type: "allReleasesFailed", message: "All releases could not be loaded (status 500)" };
const newestAnswered = answered(all.slice(0, 2), { hasNextPage: true });
/** The list of a page that knows all of these releases. */
const complete = (releases = all) => listOf(releases, [answered(releases), { type: "allReleasesLoaded", releases }]);
/** The list of a page that knows the newest two, after more events. */
const partly = (...events: ReleaseListEvent[]) => listOf(all, [newestAnswered, ...events], { count: 2 });

/** The search at a URL of the page. */
const findAt = (url: string) => <FindVersions location={pageLocation(`/download${url}`)}>The list</FindVersions>;
const field = () => screen.getByRole("searchbox", { name: "Find a version or a change" });
/** The headings of what is found. By a selector: in a long list, finding them by their role takes seconds on a busy machine. */
const names = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Lets the script of the search load. */
const load = () => act(() => jest.advanceTimersByTimeAsync(1));

/** Lets the time pass after which the URL gets the query. */
const rest = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function open(url: string, list = complete()) {
  const view = renderWithList(findAt(url), list);
  await load();
  /** Goes to another URL, as a link or Back does. */
  const goTo = async (next: string) => {
    view.rerender(findAt(next));
    await load();
  };
  return { ...view, goTo };
}

async function type(text: string, list = complete()) {
  const view = await open("", list);
  await user.click(field());
  await user.paste(text);
  await load();
  return view;
}

test("without a query, nothing is found, and nothing loads", async () => {
  const { actions } = await open("");
  expect(names()).toEqual([]);
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
});

test("what is found is newest first, counted, marked and linked, until the search is cleared", async () => {
  await type("TIMER player");
  expect(names()).toEqual(["Player 3 v3.0", "Player 2 v2.0", "Player 1 v1.0"]);
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Player 3" })).toHaveAttribute("href", "#v3.0");
  const [first] = screen.getAllByRole("listitem");
  if (!first) throw new Error("Nothing was found.");
  expect([...first.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Player", "timer"]);
  expect(within(first).getByRole("link", { name: "Download Player 3" })).toHaveAttribute("href", all[0]?.downloadUrl);
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(names()).toEqual([]);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test("markup in a release and in the query stays text", async () => {
  await type("<b>");
  expect(names()).toEqual(["Player 2 v2.0"]);
  expect(document.querySelector("b")).toBeNull();
  expect(screen.getByText("1 of 3 versions matches")).toBeInTheDocument();
});

test.each(["nothing like it", "<img src=x onerror=alert(1)>", ".*", "[", "{{", "__proto__"])(
  "that nothing has the words %s is said, and they stay text",
  async (words) => {
    const { container } = await type(words);
    expect(screen.getByText("None of 3 versions matches")).toBeInTheDocument();
    expect(names()).toEqual([]);
    expect(container.querySelector("img")).toBeNull();
  },
);

test("the known releases are searched at once, and all of them when they are loaded", async () => {
  const { actions, setList } = await type("timer", partly({ type: "allReleasesRequested" }));
  expect(actions.loadAllReleases).toHaveBeenCalled();
  expect(screen.getByText("2 of 2 versions match. Loading older versions...")).toBeInTheDocument();
  setList(complete());
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
});

test("if all releases cannot be loaded, it says what the answer may lack, and the next key tries again", async () => {
  const { actions } = await type("timer", partly(FAILED));
  expect(screen.getByText(/^Older versions may be missing/)).toBeInTheDocument();
  actions.loadAllReleases.mockClear();
  await user.type(field(), "s");
  expect(actions.loadAllReleases).toHaveBeenCalled();
});

test("what a link asked for is brought into the window with the field", async () => {
  await open("?find=sleep");
  expect(jest.mocked(showOnce).mock.calls[0]?.[0]).toContainElement(field());
});

test("what is typed moves nobody", async () => {
  await type("sleep");
  expect(names()).toEqual(["Player 3 v3.0"]);
  expect(showOnce).not.toHaveBeenCalled();
});

test("twenty of many show at first, and twenty more at each press", async () => {
  const showMore = () => user.click(screen.getByText("Show more matches"));
  await type("timer", complete(Array.from({ length: 41 }, (_, index) => numbered(index + 1, "timer"))));
  expect(names()).toHaveLength(20);
  expect(screen.getByText("20 of 41 shown")).toBeInTheDocument();
  await showMore();
  expect(names()).toHaveLength(40);
  expect(document.activeElement).toHaveTextContent(/^Player 21 v21\.0/);
  await showMore();
  expect(names()).toHaveLength(41);
  expect(document.activeElement).toHaveTextContent(/^Player 41 v41\.0/);
  expect(screen.queryByText("Show more matches")).toBeNull();
  // Another query begins with twenty again.
  await user.click(field());
  await user.paste(" player");
  await load();
  expect(names()).toHaveLength(20);
});

test.each([
  ["?find=sleep", "sleep", ["Player 3 v3.0"]],
  // A part of the page.
  ["?find=sleep#versions", "sleep", ["Player 3 v3.0"]],
  // A version, which must show in the list.
  ["?find=sleep#v3.0", "", []],
  [`?find=${"x".repeat(300)}`, "x".repeat(LONGEST_QUERY), []],
])("URL %# asks for what it names", async (url, query, expected) => {
  await open(url);
  expect(field()).toHaveValue(query);
  expect(names()).toEqual(expected);
});

test("a link to a version ends the search, and Back finds what was found, also after another search", async () => {
  const { goTo } = await open("");
  await user.type(field(), "sleep");
  await goTo("?find=sleep#v3.0");
  expect(field()).toHaveValue("");
  expect(names()).toEqual([]);
  await user.type(field(), "first");
  await load();
  expect(names()).toEqual(["Player 1 v1.0"]);
  await goTo("?find=sleep");
  expect(field()).toHaveValue("sleep");
  expect(names()).toEqual(["Player 3 v3.0"]);
});

test("a link to a part of the page changes nothing of what is typed", async () => {
  const { goTo } = await open("");
  await user.type(field(), "sleep ");
  await goTo("?find=sleep#versions");
  expect(field()).toHaveValue("sleep ");
});

test("half a second after the last key, the URL has the query, and a screen reader is told what was found", async () => {
  const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await open("?from=v1.0#v3.0");
  await user.type(field(), "sleep timer ");
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(window.location.search + window.location.hash).toBe("?from=v1.0#v3.0");
  expect(announced()).not.toContain("1 of 3 versions matches");
  await act(() => jest.advanceTimersByTimeAsync(1));
  // Without the version: after a reload, it would show instead of what was found.
  expect(window.location.search + window.location.hash).toBe("?from=v1.0&find=sleep+timer");
  expect(announced()).toContain("1 of 3 versions matches");
  expect(field()).toHaveValue("sleep timer ");
  await user.clear(field());
  await rest();
  expect(window.location.search).toBe("?from=v1.0");
});

test("leaving the field writes the query to the URL at once, so that Back finds it after a link was followed", async () => {
  await type("sleep timer");
  expect(window.location.search).toBe("");
  await user.tab();
  expect(window.location.search).toBe("?find=sleep+timer");
});

test("a query in the URL that nobody typed is not written", async () => {
  await open("?find=sleep");
  window.history.replaceState(null, "", "/download");
  await user.click(field());
  await user.tab();
  await rest();
  expect(window.location.search).toBe("");
});

test("the download of a found version opens the help for installing it, which stays while the query changes", async () => {
  // jsdom cannot open another page.
  const preventNavigation = (event: Event) => event.preventDefault();
  document.addEventListener("click", preventNavigation);
  Element.prototype.scrollIntoView = jest.fn();
  await type("timer");
  await user.click(screen.getByRole("link", { name: "Download Player 3" }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  await load();
  // Another query that finds the same version leaves its help open.
  const open = screen.getByText(`${installHelp.failed}:`).closest("details");
  await user.type(field(), " sleep");
  await load();
  expect(names()).toEqual(["Player 3 v3.0"]);
  expect(screen.getByText(`${installHelp.failed}:`).closest("details")).toBe(open);
  expect(open).toHaveAttribute("open");
  document.removeEventListener("click", preventNavigation);
});

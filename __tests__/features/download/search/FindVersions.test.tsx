import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { FindVersions, LONGEST_QUERY } from "../../../../src/features/download/search/FindVersions";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/install/InstallSteps";
import "../../../../src/features/download/search/FoundVersions";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const numbered = (number: number, feature: string) =>
  release({ id: `${number}`, version: `v${number}.0`, name: `Player ${number}`, features: [feature] });
const all = [numbered(3, "The sleep timer fades out"), numbered(2, "A faster <b>timer</b>"), numbered(1, "The first timer")];

const FAILED: ReleaseListEvent = { type: "allReleasesFailed", message: "All releases could not be loaded (status 500)" };
const newestAnswered = answered(all.slice(0, 2), { hasNextPage: true });
/** The list of a page that knows all of these releases. */
const complete = (releases = all) => listOf(releases, [answered(releases), { type: "allReleasesLoaded", releases }]);
/** The list of a page that knows the newest two, after more events. */
const partly = (...events: ReleaseListEvent[]) => listOf(all, [newestAnswered, ...events], { count: 2 });

const find = (
  <FindVersions>
    <p>The ordinary list</p>
  </FindVersions>
);
const field = () => screen.getByRole("searchbox", { name: "Find a version or a change" });
/** The headings of what is found. By a selector: in a long list, finding them by their role takes seconds on a busy machine. */
const names = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Lets the script of the search load. */
const load = () => act(() => jest.advanceTimersByTimeAsync(1));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, "", "/download");
});
afterEach(() => jest.useRealTimers());

async function open(query: string) {
  window.history.replaceState({ key: "kept" }, "", `/download${query}`);
  const view = renderWithList(find, complete());
  await load();
  return view;
}

async function type(text: string, list = complete()) {
  const view = renderWithList(find, list);
  await user.click(field());
  await user.paste(text);
  await load();
  return view;
}

test("without a query the ordinary list shows, and nothing loads", async () => {
  const { actions } = await open("");
  expect(screen.getByText("The ordinary list")).toBeVisible();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
});

test("what is found stands in place of the list, newest first, counted, marked and linked, and clearing brings the list back", async () => {
  await type("TIMER player");
  expect(screen.getByText("The ordinary list")).not.toBeVisible();
  expect(names()).toEqual(["Player 3 v3.0", "Player 2 v2.0", "Player 1 v1.0"]);
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Player 3" })).toHaveAttribute("href", "#v3.0");
  const [first] = screen.getAllByRole("listitem");
  if (!first) throw new Error("Nothing was found.");
  expect([...first.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Player", "timer"]);
  expect(within(first).getByRole("link", { name: "Download Player 3" })).toHaveAttribute("href", all[0]?.downloadUrl);
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(screen.getByText("The ordinary list")).toBeVisible();
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test("the tag is not shown beside a name that contains it, and the link to it is encoded", async () => {
  await type("player", complete([release({ version: "v2.4.0+1", name: "Player 2.4.0+1" })]));
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(/^Player 2\.4\.0\+1$/);
  expect(screen.getByRole("link", { name: "Player 2.4.0+1" })).toHaveAttribute("href", "#v2.4.0%2B1");
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

test("if all releases cannot be loaded, the reason and the plain list are named, and the next key tries again", async () => {
  const { actions } = await type("timer", partly(FAILED));
  expect(
    screen.getByText(/Only the newest versions were searched: All releases could not be loaded \(status 500\)/),
  ).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "the plain list" })[0]).toHaveAttribute("href", "/releases.html");
  actions.loadAllReleases.mockClear();
  await user.type(field(), "s");
  expect(actions.loadAllReleases).toHaveBeenCalled();
});

describe("what is found", () => {
  const scrollIntoView = jest.fn();
  /** Lets the browser become idle and paint. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(2_000));
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  test("is brought into the window if a link asked for it", async () => {
    await open("?find=sleep");
    await settle();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(document.activeElement).toContainElement(field());
  });

  test("moves nobody who typed it, even if it loads only after they have left the field", async () => {
    renderWithList(find, complete());
    await user.click(field());
    await user.paste("sleep");
    act(() => field().blur());
    await load();
    expect(names()).toEqual(["Player 3 v3.0"]);
    await settle();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
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

test("typing removes a version from the URL, so that a found link to it leads there again", async () => {
  await open("?from=v1.0#v3.0");
  await user.type(field(), "sleep ");
  expect(field()).toHaveValue("sleep ");
  expect(window.location.search + window.location.hash).toBe("?from=v1.0#versions");
});

test("a link to a version shows the list again, and Back what was found, also after another search", async () => {
  const goTo = (key: string, url: string) =>
    act(async () => {
      window.history.replaceState({ key }, "", `/download${url}`);
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
  await open("");
  await user.type(field(), "sleep");
  await act(() => jest.advanceTimersByTimeAsync(600));
  await goTo("version", "?find=sleep#v3.0");
  expect(screen.getByText("The ordinary list")).toBeVisible();
  expect(field()).toHaveValue("");
  await user.type(field(), "first");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(names()).toEqual(["Player 1 v1.0"]);
  await goTo("kept", "?find=sleep");
  await load();
  expect(field()).toHaveValue("sleep");
  expect(names()).toEqual(["Player 3 v3.0"]);
});

test("what is typed is searched and stays even if the browser refuses to change the URL", async () => {
  await open("?find=player#v3.0");
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  await user.type(field(), "sleep");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(field()).toHaveValue("sleep");
  expect(names()).toEqual(["Player 3 v3.0"]);
});

test("the URL follows when typing rests, keeps what else it has, and loses the query when it is cleared", async () => {
  await open("?from=v1.0");
  await user.type(field(), "sleep timer ");
  await load();
  expect(window.location.search).toBe("?from=v1.0");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(window.location.search).toBe("?from=v1.0&find=sleep+timer");
  expect(field()).toHaveValue("sleep timer ");
  expect(window.history.state).toEqual({ key: "kept" });
  expect(screen.getAllByRole("status").some((status) => status.textContent === "1 of 3 versions matches")).toBe(true);
  await user.clear(field());
  expect(window.location.search).toBe("?from=v1.0");
});

test("leaving the field writes the query to the URL at once, so that Back finds it after a link was followed", async () => {
  await type("sleep timer");
  expect(window.location.search).toBe("");
  await user.tab();
  expect(window.location.search).toBe("?find=sleep+timer");
});

test("it says what the answer may lack: newer versions if the API failed, and nothing if the API had all versions", async () => {
  const failed: ReleaseListEvent = { type: "refreshFailed", message: "slow" };
  const { setList } = await type("timer", listOf(all, [failed, { type: "allReleasesLoaded", releases: all }]));
  expect(screen.getByText("Newer versions may be missing: the release list could not be loaded.")).toBeInTheDocument();
  setList(listOf(all, [answered(all), FAILED]));
  expect(screen.queryByText(/could not be loaded|missing/)).toBeNull();
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

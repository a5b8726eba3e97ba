import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AllReleases } from "../../../../src/features/download/list/listContent";
import { installHelp } from "../../../../src/site/installHelp";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/search/FoundVersions";
import { FindVersions } from "../../../../src/features/download/search/FindVersions";
import type { SearchedList } from "../../../../src/features/download/search/FoundVersions";
import { LONGEST_QUERY } from "../../../../src/site/limits";
import { release } from "../../../support/release";

const numbered = (number: number, feature: string) =>
  release({ id: `${number}`, version: `v${number}.0`, name: `Player ${number}`, features: [feature] });
const known = [numbered(3, "The sleep timer fades out"), numbered(2, "A faster <b>timer</b>")];
const all: AllReleases = {
  releases: [...known, numbered(1, "The first timer")],
  isComplete: true,
  isCurrent: true,
  freshUntil: 0,
  confirmed: [],
  built: [],
};
const loadAllReleases = jest.fn();

const partly: SearchedList = { known, allReleases: null, allReleasesFile: { status: "loading" } };
const complete: SearchedList = { known: all.releases, allReleases: all, allReleasesFile: { status: "loaded", releases: [] } };

const find = (list: SearchedList) => (
  <FindVersions list={list} loadAllReleases={loadAllReleases} plainListUrl="/releases.html">
    <p>The ordinary list</p>
  </FindVersions>
);
const field = () => screen.getByRole("searchbox", { name: "Find a version or a change" });
const names = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

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
  const view = render(find(complete));
  await load();
  return view;
}

async function type(text: string, list = complete) {
  const view = render(find(list));
  await user.click(field());
  await user.paste(text);
  await load();
  return view;
}

test("without a query the ordinary list shows, and nothing loads", async () => {
  await open("");
  expect(screen.getByText("The ordinary list")).toBeVisible();
  expect(loadAllReleases).not.toHaveBeenCalled();
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
  expect(within(first).getByRole("link", { name: "Download Player 3" })).toHaveAttribute("href", known[0]?.downloadUrl);
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(screen.getByText("The ordinary list")).toBeVisible();
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test("the tag is not shown beside a name that contains it, and the link to it is encoded", async () => {
  const releases = [release({ version: "v2.4.0+1", name: "Player 2.4.0+1" })];
  await type("player", { ...complete, allReleases: { ...all, releases } });
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
  const { rerender } = await type("timer", partly);
  expect(loadAllReleases).toHaveBeenCalled();
  expect(screen.getByText("2 of 2 versions match. Loading older versions...")).toBeInTheDocument();
  rerender(find(complete));
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
});

test("if all releases cannot be loaded, the reason and the plain list are named, and the next key tries again", async () => {
  await type("timer", {
    ...partly,
    allReleasesFile: { status: "failed", message: "All releases could not be loaded (status 500)" },
  });
  expect(
    screen.getByText(/Only the newest versions were searched: All releases could not be loaded \(status 500\)/),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "the plain list" })).toHaveAttribute("href", "/releases.html");
  loadAllReleases.mockClear();
  await user.type(field(), "s");
  expect(loadAllReleases).toHaveBeenCalled();
});

test("twenty of many show at first, and twenty more at each press", async () => {
  const releases = Array.from({ length: 45 }, (_, index) => numbered(index + 1, "timer"));
  await type("timer", { ...complete, allReleases: { ...all, releases } });
  expect(names()).toHaveLength(20);
  expect(screen.getByText("20 of 45 shown")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show more matches" }));
  expect(names()).toHaveLength(40);
  expect(screen.getByRole("heading", { name: "Player 21 v21.0" }).closest("li")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Show more matches" }));
  expect(names()).toHaveLength(45);
  expect(screen.getByRole("heading", { name: "Player 41 v41.0" }).closest("li")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Show more matches" })).toBeNull();
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
  await open("#v3.0");
  await user.type(field(), "sleep");
  expect(window.location.hash).toBe("");
});

test("the URL follows when typing rests, keeps what else it has, and loses the query when it is cleared", async () => {
  await open("?from=v1.0");
  await user.type(field(), "sleep timer");
  await load();
  expect(window.location.search).toBe("?from=v1.0");
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(window.location.search).toBe("?from=v1.0&find=sleep+timer");
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
  const failed = { status: "failed", message: "All releases could not be loaded (status 500)" } as const;
  const { rerender } = await type("timer", { ...complete, allReleases: { ...all, isCurrent: false } });
  expect(screen.getByText("Newer versions may be missing: the release list could not be loaded.")).toBeInTheDocument();
  rerender(find({ ...complete, allReleasesFile: failed }));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test("the download of a found version opens the help for installing it", async () => {
  // jsdom cannot open another page.
  const preventNavigation = (event: Event) => event.preventDefault();
  document.addEventListener("click", preventNavigation);
  Element.prototype.scrollIntoView = jest.fn();
  await type("timer");
  await user.click(screen.getByRole("link", { name: "Download Player 2" }));
  await load();
  expect(screen.getByText(installHelp.older)).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Download Player 3" }));
  await load();
  expect(screen.getByText(installHelp.update)).toBeInTheDocument();
  document.removeEventListener("click", preventNavigation);
});

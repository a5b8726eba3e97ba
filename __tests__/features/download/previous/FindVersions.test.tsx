import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scrollToLinked } from "../../../../src/features/download/parts/linkedScroll";
import { FindVersions } from "../../../../src/features/download/previous/FindVersions";
// Compiled before the first test, which has a timeout.
import "../../../../src/features/download/previous/FoundVersions";
import * as product from "../../../../src/site/product";
import { release } from "../../../support/release";
import {
  allFailed,
  allRequested,
  completeList,
  type ListChange,
  listOf,
  openTool,
  pass,
  responded,
} from "../../../support/releaseList";

jest.mock("../../../../src/features/download/parts/linkedScroll");

const numbered = (number: number, feature: string) =>
  release({
    id: `${number}`,
    version: `v${number}.0`,
    name: `Player ${number}`,
    features: [feature],
  });
const all = [
  numbered(3, "The sleep timer fades out"),
  numbered(2, "A faster timer"),
  numbered(1, "The first cafe\u0301 timer"),
];
/** The list of a page that knows the newest two releases, after an event. */
const partly = (event: ListChange) =>
  listOf(all, [responded(all.slice(0, 2), { hasNextPage: true }), event], { count: 2 });

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole("searchbox", { name: "Find a version or a change" });
/** Not by role, which takes seconds in a long list. */
const names = () => [...document.querySelectorAll("h3")].map((heading) => heading.textContent);
const query = () => window.location.search + window.location.hash;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const open = (url = "", list = completeList(all)) =>
  openTool(<FindVersions>The list</FindVersions>, url, list);

async function find(text: string, list = completeList(all)) {
  const view = await open("", list);
  expect(view.actions.loadAllReleases).not.toHaveBeenCalled();
  await user.click(field());
  await user.paste(text);
  await pass(1);
  return view;
}

test("the found versions are newest first, counted, and can be cleared", async () => {
  await find("TIMER player");
  expect(names()).toEqual(["Player 3 v3.0", "Player 2 v2.0", "Player 1 v1.0"]);
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(names()).toEqual([]);
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

test("a found version shows all of its changes, because any of them may match", async () => {
  const features = Array.from({ length: 6 }, (_, index) => `Change ${index + 1}`);
  await find("change 6", completeList([release({ features })]));
  expect(screen.getByText("Change 6").closest("details")).toBeNull();
});

test.each([
  ["v1 player cafe", ["Player 1 v1.0"], "1 of 3 versions matches"],
  ["sleep first", [], "None of 3 versions matches"],
])("all words of %j are in %j", async (text, expected, summary) => {
  await find(text);
  expect(names()).toEqual(expected);
  expect(screen.getByText(summary)).toBeInTheDocument();
});

test("known releases are found at once, the others when they have loaded", async () => {
  const { actions, setList } = await find("timer", partly(allRequested));
  expect(actions.loadAllReleases).toHaveBeenCalled();
  expect(screen.getByText("2 of 2 versions match. Loading...")).toBeInTheDocument();
  expect(screen.queryByText(/^Some versions may be missing/)).toBeNull();
  setList(completeList(all));
  expect(screen.getByText("3 of 3 versions match")).toBeInTheDocument();
  expect(screen.queryByText(/^Some versions may be missing/)).toBeNull();
});

test("a failure says that versions may be missing, and the next key is a retry", async () => {
  const { actions } = await find("timer", partly(allFailed));
  expect(screen.getByText(/^Some versions may be missing/)).toBeInTheDocument();
  await user.type(field(), "s");
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(2);
});

test("the page scrolls to the search of a link", async () => {
  const { goTo } = await open();
  expect(scrollToLinked).toHaveBeenLastCalledWith(null);
  await goTo("?find=first");
  expect(jest.mocked(scrollToLinked).mock.lastCall?.[0]).toContainElement(field());
});

test("twenty matches show at first and for a new query, and each press shows more", async () => {
  jest.replaceProperty(product, "language", "ar-EG");
  const many = Array.from({ length: 41 }, (_, index) => numbered(index + 1, "timer"));
  await find("timer", completeList(many));
  await user.click(screen.getByText("Show more matches"));
  expect(document.activeElement).toHaveTextContent(/^Player 21 v21\.0/);
  await user.click(screen.getByText("Show more matches"));
  expect(names()).toHaveLength(41);
  expect(screen.queryByText("Show more matches")).toBeNull();
  await user.type(field(), " player");
  expect(names()).toHaveLength(20);
  expect(screen.getByText("٢٠ of ٤١ shown")).toBeInTheDocument();
});

test("a query of the URL has at most 100 characters, after blanks", async () => {
  await open(`?find=+${"x".repeat(300)}`);
  expect(field()).toHaveValue("x".repeat(100));
});

test("a link to a version ends the search, also if Gatsby rendered its URL before", async () => {
  const { goTo } = await find("sleep");
  const follow = (hash: string) => {
    window.history.replaceState(null, "", `/download?find=sleep${hash}`);
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  };
  follow("#versions");
  expect(field()).toHaveValue("sleep");
  await goTo("?find=sleep#v3.0");
  expect(field()).toHaveValue("");
  await user.type(field(), "sleep");
  expect(field()).toHaveValue("sleep");
  follow("#v3.0");
  expect(field()).toHaveValue("");
});

test("after half a second, URL and screen reader get the query; a version goes at once", async () => {
  const announced = () => screen.getAllByRole("status").map((status) => status.textContent);
  const { goTo } = await open("?from=v1.0");
  await user.type(field(), "sleep timer ");
  await pass(499);
  expect(query()).toBe("?from=v1.0");
  expect(announced()).not.toContain("1 of 3 versions matches");
  await pass(1);
  expect(query()).toBe("?from=v1.0&find=sleep+timer");
  expect(announced()).toContain("1 of 3 versions matches");
  await goTo("?from=v1.0#v2.0");
  await user.type(field(), "s");
  expect(query()).toBe("?from=v1.0&find=s");
});

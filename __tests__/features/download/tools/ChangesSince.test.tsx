import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import { scrollToLinked } from "../../../../src/features/download/parts/linkedScroll";
import { ChangesSince } from "../../../../src/features/download/tools/ChangesSince";
// Compiled before the first test, which has a timeout.
import "../../../../src/features/download/tools/SinceResult";
import * as product from "../../../../src/site/product";
import { release } from "../../../support/release";
import {
  allLoaded,
  allRequested,
  completeList,
  failed,
  listAfter,
  listOf,
  openTool,
  pass,
  requested,
} from "../../../support/releaseList";

jest.mock("../../../../src/features/download/parts/linkedScroll");

const releases = [
  release({ id: "3", version: "v1.2.0", name: "Player 1.2", features: ["Newest"] }),
  release({ id: "2", version: "v1.1.0", name: "v1.1.0", features: [], isPrerelease: true }),
  release({ id: "1", version: "v1.0.0", name: "Player 1.0", features: ["Oldest"] }),
];
const complete = completeList(releases);
const withOlder = (version: string) => completeList([...releases, release({ id: "0", version })]);
const pending = listOf(releases, [requested, allRequested]);
const withoutResponse = listOf(releases, [failed, allLoaded(releases)]);

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const chooser = () => screen.getByRole<HTMLSelectElement>("combobox");
const title = () => screen.queryByRole("heading", { level: 3 });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const open = (query = "", list = complete) => openTool(<ChangesSince />, query, list);

async function choose(option: string) {
  await user.selectOptions(chooser(), option);
  await pass(1);
}

test("without a version, there is no result, and opening the options loads them all", async () => {
  const list = listOf(releases, [], { count: 2 });
  const { actions, setList } = await open("", list);
  const options = () => [...chooser().options].map(({ text }) => text).join();
  expect(options()).toBe("choose your version,v1.2.0,v1.1.0");
  expect(title()).toBeNull();
  await user.tab();
  await user.tab();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  await user.pointer({ keys: "[MouseLeft]", target: chooser() });
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(listAfter(list, allLoaded(releases)));
  expect(options()).toBe("choose your version,v1.2.0,v1.1.0,v1.0.0");
});

test.each<[string, string, ReleaseList, number]>([
  ["v1.0.0", "2 versions since v1.0.0", complete, 1],
  ["1.0.0%2B5", "3 versions since v1.0.0+5", withOlder("v1.0.0+5"), 1],
  ["v1.0.0", "1 version since v1.0.0", completeList(releases.slice(1)), 1],
  ["v1.1.0", "1 version since v1.1.0", complete, 1],
  ["v1.2.0", "v1.2.0 is the latest version", complete, 0],
  // A link could put any text on the page.
  ["%3Cb%3E9+is+unsafe", "We don't know that version", withoutResponse, 1],
])("the result of ?from=%s is: %s", async (from, text, list, downloads) => {
  await open(`?from=${from}`, list);
  expect(title()?.textContent).toBe(text);
  const links = screen.queryAllByRole<HTMLAnchorElement>("link", { name: "To the download" });
  expect(links.map(({ hash }) => hash)).toEqual(Array(downloads).fill("#latest"));
  expect(document.body).not.toHaveTextContent("unsafe");
});

test("of more than three versions, all others are folded", async () => {
  const older = ["v0.2", "v0.1"].map((version) => release({ id: version, version }));
  await open("?from=v0.1", completeList([...releases, ...older]));
  const fold = screen.getByText("All changes").closest("details");
  const folded = screen.getAllByRole("heading", { level: 4 }).map((one) => fold?.contains(one));
  expect(folded).toEqual([false, false, false, true]);
});

test("a chosen version shows the changes since, newest first, and is in the URL", async () => {
  await open();
  await choose("v1.0.0");
  const versions = screen.getAllByRole("heading", { level: 4 });
  expect(versions.map((heading) => heading.textContent)).toEqual([
    expect.stringContaining("Player 1.2 v1.2.0"),
    expect.stringMatching(/^v1\.1\.0 Mar \d, 2026 Pre-release$/),
  ]);
  expect(screen.getByRole("link", { name: "v1.1.0" })).toHaveAttribute("href", "#v1.1.0");
  expect(screen.getByText("Newest")).toBeInTheDocument();
  expect(screen.queryByText("Oldest")).toBeNull();
  expect(window.location.search).toBe("?from=v1.0.0");
  await choose("choose your version");
  expect(window.location.search).toBe("");
  expect(title()).toBeNull();
});

test("the result of a link follows the list, and the page scrolls to it", async () => {
  const { actions, setList } = await open("?from=0.9.0", pending);
  expect(actions.loadAllReleases).toHaveBeenCalled();
  expect(title()).toHaveTextContent("Looking up what changed since then");
  expect(chooser()).toHaveValue("");
  expect(scrollToLinked).not.toHaveBeenCalled();
  jest.replaceProperty(product, "language", "ar-EG");
  setList(withOlder("v0.9.0"));
  expect(title()).toHaveTextContent("٣ versions since v0.9.0");
  expect(chooser()).toHaveValue("v0.9.0");
  expect(scrollToLinked).toHaveBeenCalledWith(title());
});

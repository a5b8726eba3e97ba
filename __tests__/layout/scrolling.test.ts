import { fireEvent } from "@testing-library/react";
import {
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "../../src/layout/scrolling";
import { runStep } from "../support/gatsbyStep";

const locationOf = (path: string) => new URL(path, "https://example.com");

// Gatsby gives its history entries a key, and a browser gives none.
test.each([
  ["Gatsby scrolls to the top of the page after a link to it", "/download", { key: "1" }, true],
  [
    "the browser scrolls after a link within the page",
    "/download#versions",
    { versions: 60 },
    false,
  ],
])("%s", (_, path, state, expected) => {
  window.history.replaceState(state, "");
  const isScrolling = runStep(shouldUpdateScroll, {
    prevRouterProps: { location: locationOf("/download") },
    routerProps: { location: locationOf(path) },
  });
  expect(isScrolling).toBe(expected);
});

test.each([
  ["a link to a part of another page leads there", "new", true, []],
  ["Back leads to the top of a page that was left there", "left at the top", false, [[0, 0]]],
])("%s", (_, key, expected, calls) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  window.sessionStorage.setItem("@@scroll|/download|left at the top", "0");
  window.history.replaceState({ key }, "");
  const isScrolling = runStep(shouldUpdateScroll, {
    prevRouterProps: { location: locationOf("/terms") },
    routerProps: { location: locationOf("/download#versions") },
  });
  expect(isScrolling).toBe(expected);
  expect(scrollTo.mock.calls).toEqual(calls);
});

const updateRoute = (from: string | null, to: string) =>
  runStep(onRouteUpdate, { prevLocation: from && locationOf(from), location: locationOf(to) });

test("another page opens at its top if its fragment is a tracker", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  window.history.replaceState({ key: "2" }, "", "/download#xtor=RSS-1");
  updateRoute("/terms", "/download#xtor=RSS-1");
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test.each([
  ["once it is long enough", () => undefined, [[0, 900]]],
  ["not after the visitor has done something", () => fireEvent.wheel(document.body), []],
  ["not after the visitor has left", () => updateRoute("/download", "/terms"), []],
])("a page that returns is scrolled to its position %s", async (_, act, calls) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  let onResize = async () => {};
  const ResizeObserver = jest.fn((callback: typeof onResize) => {
    onResize = callback;
    return { observe() {}, disconnect() {} };
  });
  Object.assign(window, { ResizeObserver });
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get");
  window.sessionStorage.setItem("@@scroll|/download|4", "900");
  window.history.replaceState({ key: "4" }, "", "/download");
  updateRoute("/terms", "/download");
  await onResize();
  expect(scrollTo).not.toHaveBeenCalled();
  height.mockReturnValue(1000);
  act();
  await onResize();
  expect(scrollTo.mock.calls).toEqual(calls);
});

test("Gatsby gets a scroll event only while it shows the page of the URL", () => {
  const gatsby = jest.fn();
  const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
  runStep(onInitialClientRender, {});
  updateRoute(null, "/download");
  window.addEventListener("scroll", gatsby);
  scroll();
  expect(gatsby).toHaveBeenCalledTimes(1);
  window.history.pushState({ key: "3" }, "", "#versions");
  scroll();
  expect(gatsby).toHaveBeenCalledTimes(1);
  // Gatsby stores the position to which the browser has scrolled.
  updateRoute("/download", "/download#versions");
  expect(gatsby).toHaveBeenCalledTimes(2);
});

import { fireEvent } from "@testing-library/react";
import { isReturnVisit } from "../../src/browser/isReturnVisit";
import { afterNextPaint } from "../../src/browser/moments";
import {
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "../../src/layout/scrolling";
import { runStep } from "../support/gatsbyStep";

jest.mock("../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

const locationOf = (path: string) => new URL(path, "https://example.com");

/** The state of a history entry that Gatsby has made, and of one that the browser has. */
const [GATSBYS, BROWSERS] = [{ key: "1" }, { shownCount: 60 }];
const LINK = { action: "PUSH" };

test.each<[string, object, string, object, boolean, number[][]]>([
  ["Gatsby scrolls after a link to the same page", GATSBYS, "/download", LINK, true, []],
  ["the browser scrolls after a link within it", BROWSERS, "/download#versions", {}, false, []],
  ["Gatsby scrolls after a link to a part of a page", GATSBYS, "/#why", LINK, true, []],
  ["we scroll after Back to one, which was left at its top", GATSBYS, "/#why", {}, false, [[0, 0]]],
])("%s", (_, state, path, action, expected, calls) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  window.history.replaceState(state, "");
  const isScrolling = runStep(shouldUpdateScroll, {
    prevRouterProps: { location: locationOf("/download") },
    routerProps: { location: Object.assign(locationOf(path), action) },
    getSavedScrollPosition: () => [0, 0],
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

test("the target of a link keeps the focus, however late Gatsby moves it", async () => {
  document.body.innerHTML = `<div tabindex="-1"><p id="part" tabindex="-1"></p></div>`;
  const focusPage = () => document.querySelector("div")?.focus();
  focusPage();
  updateRoute("/", "/download#part");
  await afterNextPaint();
  focusPage();
  expect(document.activeElement).toHaveProperty("id", "part");
});

test.each<[string, string | null, () => unknown, number[][]]>([
  ["once it is long enough", null, () => undefined, [[0, 900]]],
  ["also if it is not the first page", "/terms", () => undefined, [[0, 900]]],
  ["not after the visitor has done something", null, () => fireEvent.wheel(document.body), []],
])("a page that returns is scrolled to its position %s", async (_, from, act, calls) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  const callbacks = new Set<() => void>();
  const ResizeObserver = (callback: () => void) => ({
    observe: () => callbacks.add(callback),
    disconnect: () => callbacks.delete(callback),
  });
  Object.assign(window, { ResizeObserver: jest.fn(ResizeObserver) });
  const resize = () => {
    for (const callback of callbacks) callback();
    return afterNextPaint();
  };
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get");
  jest.mocked(isReturnVisit).mockReturnValue(true);
  runStep(shouldUpdateScroll, {
    prevRouterProps: from && { location: locationOf(from) },
    routerProps: { location: locationOf("/download") },
    getSavedScrollPosition: () => [0, 900],
  });
  await resize();
  expect(scrollTo).not.toHaveBeenCalled();
  height.mockReturnValue(1000);
  act();
  await resize();
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

import {
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "../../src/layout/scrolling";
import { runStep } from "../support/gatsbyStep";

const locationOf = (path: string) => new URL(path, "https://example.com");

// Gatsby gives its history entries a state, and a browser gives none.
test.each([
  ["Gatsby scrolls to the top of the page after a link to it", "/download", { key: "1" }, true],
  ["the browser scrolls after a link within the page", "/download#versions", null, false],
])("%s", (_, path, state, expected) => {
  window.history.replaceState(state, "");
  const isScrolling = runStep(shouldUpdateScroll, {
    prevRouterProps: { location: locationOf("/download") },
    routerProps: { location: locationOf(path) },
    getSavedScrollPosition: () => [0, 0],
  });
  expect(isScrolling).toBe(expected);
});

const updateRoute = (from: string | null, to: string) =>
  runStep(onRouteUpdate, { prevLocation: from && locationOf(from), location: locationOf(to) });

test("another page opens at its top if its fragment is a tracker", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  window.history.replaceState({ key: "2" }, "", "/download#xtor=RSS-1");
  updateRoute("/terms", "/download#xtor=RSS-1");
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
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

import { onRouteUpdate, shouldUpdateScroll } from "../../src/layout/scrolling";
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

test("another page opens at its top if its fragment is a tracker", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  window.history.replaceState({ key: "2" }, "", "/download#xtor=RSS-1");
  runStep(onRouteUpdate, {
    prevLocation: locationOf("/terms"),
    location: locationOf("/download#xtor=RSS-1"),
  });
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

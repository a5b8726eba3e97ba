import { afterNextPaint } from "../../src/browser/moments";
import {
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from "../../src/layout/scrolling";
import { runStep } from "../support/gatsbyStep";

const locationOf = (path: string) => new URL(path, "https://example.com");

const updateRoute = (from: string | null, to: string) =>
  runStep(onRouteUpdate, {
    prevLocation: from && locationOf(from),
    location: locationOf(to),
  });

/** Whether Gatsby scrolls. Gatsby gives its history entries a state, and a browser gives none. */
function scrolls(from: string | null, to: string, stored: number, madeBy = "Gatsby") {
  window.history.replaceState(madeBy === "Gatsby" ? { key: "1" } : null, "");
  return runStep(shouldUpdateScroll, {
    prevRouterProps: from && { location: locationOf(from) },
    routerProps: { location: locationOf(to) },
    getSavedScrollPosition: () => [0, stored],
  });
}

test.each([
  ["The browser", "in a new document", null, "/download#versions", 640],
  ["The browser", "after a link within the page", "/download", "/download#versions", 0],
  ["The browser", "on Back within the page", "/download#versions", "/download", 640],
  ["Gatsby", "to a part of another page", "/", "/download#versions", 0],
  ["Gatsby", "to the top of the page after a link to it", "/download/", "/download", 0],
  ["Gatsby", "on Back to another page", "/download", "/", 640],
])("%s scrolls %s", (scroller, _, from, to, stored) => {
  expect(scrolls(from, to, stored, scroller)).toBe(scroller === "Gatsby");
});

test("on Back to a URL with a fragment, the stored position wins", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  expect(scrolls("/terms", "/download#versions", 640)).toBe(false);
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
});

test.each([
  ["the stored position, on Back", "stored", 640],
  ["the top, after a link", "new", 0],
])("a page whose fragment is a tracker is scrolled to %s", (_, key, position) => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  // As Gatsby stores it.
  window.sessionStorage.setItem("@@scroll|/download|stored", "640");
  window.history.replaceState({ key }, "", "/download#xtor=RSS-1");
  updateRoute("/terms", "/download#xtor=RSS-1");
  expect(scrollTo.mock.calls).toEqual([[0, position]]);
});

test("a link to a part of another page moves the focus there", async () => {
  document.body.innerHTML = "<section id='versions' tabindex='-1'></section>";
  updateRoute("/", "/download#versions");
  await afterNextPaint();
  expect(document.activeElement).toHaveAttribute("id", "versions");
});

test("Gatsby gets a scroll event only while it shows the page of the URL", () => {
  const gatsby = jest.fn();
  runStep(onInitialClientRender, {});
  updateRoute(null, "/download");
  window.addEventListener("scroll", gatsby);
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
  expect(gatsby).toHaveBeenCalledTimes(1);
  window.history.pushState({ key: "2" }, "", "#versions");
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
  expect(gatsby).toHaveBeenCalledTimes(1);
  // Gatsby stores the position to which the browser has scrolled.
  updateRoute("/download", "/download#versions");
  expect(gatsby).toHaveBeenCalledTimes(2);
});

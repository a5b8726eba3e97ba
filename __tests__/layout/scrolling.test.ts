import { whenPainted } from "../../src/browser/whenIdle";
import { onInitialClientRender, onRouteUpdate, shouldUpdateScroll, withoutTrailingSlash } from "../../src/layout/scrolling";

type Place = { pathname: string; hash: string };

const place = (pathname: string, hash = ""): Place => ({ pathname, hash });

/** Calls the site's code as Gatsby does. */
function call(api: unknown, args: object) {
  if (typeof api !== "function") throw new Error("gatsby-browser.tsx does not export the function that is called here.");
  return Reflect.apply(api, null, [args]);
}

test.each([
  ["/download", "/download"],
  ["/download/", "/download"],
  ["/", ""],
])("the path %s is that of the page %j", (path, page) => {
  expect(withoutTrailingSlash(path)).toBe(page);
});

describe("Gatsby", () => {
  const scrolledTo = jest.fn();
  const decide = (from: Place | undefined, to: Place, saved = 0, state: object | null = null) => {
    window.history.replaceState(state, "");
    return call(shouldUpdateScroll, {
      prevRouterProps: from && { location: from },
      routerProps: { location: to },
      getSavedScrollPosition: () => [0, saved],
    });
  };

  beforeEach(() => {
    scrolledTo.mockClear();
    Object.assign(window, { scrollTo: scrolledTo });
  });

  test.each([
    ["the first page of a document", undefined, place("/download", "#versions")],
    ["a part of the page that the browser has shown", place("/download"), place("/download", "#versions")],
    ["Back within the page", place("/download", "#versions"), place("/download")],
  ])("does not scroll for %s, although it has stored a place", (_, from, to) => {
    expect(decide(from, to, 640)).toBe(false);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test.each([
    ["to another page", place("/"), place("/download"), 0],
    ["to a part of another page", place("/"), place("/download", "#versions"), 0],
    ["to a part of the page, by its own link", place("/download"), place("/download", "#versions"), 0],
    ["to the top of the page, whose URL has a slash at its end, by its own link", place("/download/"), place("/download"), 0],
    ["to the top of the page, by its own link", place("/download", "#versions"), place("/download"), 0],
    ["back to another page", place("/download"), place("/"), 640],
  ])("scrolls %s", (_, from, to, saved) => {
    expect(decide(from, to, saved, { key: "1" })).toBe(true);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  test("does not go to a fragment again after Back: the visitor is where they were", () => {
    expect(decide(place("/terms"), place("/download", "#versions"), 640)).toBe(false);
    expect(scrolledTo.mock.calls).toEqual([[0, 640]]);
  });
});

test.each([
  ["/", "/download", "#versions", true],
  ["/download", "/download", "#versions", false],
  ["/", "/download", "", false],
])("from %s to %s%s, the target of the fragment gets the focus: %p", async (from, to, hash, isFocused) => {
  document.body.innerHTML = "<section id='versions' tabindex='-1'></section>";
  call(onRouteUpdate, { location: place(to, hash), prevLocation: place(from) });
  await whenPainted();
  expect(document.activeElement?.id === "versions").toBe(isFocused);
});

test("Gatsby hears no scroll until it shows what the URL names, and then one for the place in the page", () => {
  const gatsby = jest.fn();
  call(onInitialClientRender, {});
  call(onRouteUpdate, { location: place("/download"), prevLocation: null });
  window.addEventListener("scroll", gatsby);
  const scroll = () => document.dispatchEvent(new Event("scroll", { bubbles: true }));
  scroll();
  expect(gatsby).toHaveBeenCalledTimes(1);
  window.history.pushState({ key: "1" }, "", "#versions");
  scroll();
  expect(gatsby).toHaveBeenCalledTimes(1);
  call(onRouteUpdate, { location: place("/download", "#versions"), prevLocation: place("/download") });
  expect(gatsby).toHaveBeenCalledTimes(2);
  window.removeEventListener("scroll", gatsby);
});

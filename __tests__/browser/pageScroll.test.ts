import { waitFor } from "@testing-library/react";
import { awaitPage, decodeFragment, entryKey, leftPosition, notePositions, showAwaitedPage } from "../../src/browser/pageScroll";
import { productName } from "../../src/site/product";

let scrolledTo: jest.SpyInstance;

beforeEach(() => {
  scrolledTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  document.body.innerHTML = `<main><h1>New page</h1></main><p id="gatsby-announcer" aria-live="assertive">Navigated to Old page</p>`;
});

function announcer(): HTMLElement | null {
  return document.getElementById("gatsby-announcer");
}

/** Opens a page as the router does or, with a position, comes back to it. */
function openPage(fragment: string, y?: number): void {
  const key = `${fragment} ${y}`;
  if (y !== undefined) {
    notePositions();
    window.history.replaceState({ key }, "");
    Object.assign(window, { scrollY: y });
    document.dispatchEvent(new Event("scroll"));
  }
  window.history.pushState({ key }, "", `/download${fragment}`);
  if (y !== undefined) window.dispatchEvent(new PopStateEvent("popstate", { state: { key } }));
  awaitPage();
  showAwaitedPage();
}

test("the first page is not scrolled", () => {
  showAwaitedPage();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("a page is scrolled once to where the visitor left it, also if its URL has a fragment", () => {
  openPage("#latest", 420);
  showAwaitedPage();
  expect(scrolledTo.mock.calls).toEqual([[{ top: 420, behavior: "instant" }]]);
});

test.each([
  ["", 420, true],
  ["#nowhere", undefined, true],
  ["", undefined, false],
])("for the fragment %j and the position %s, all of the page is laid out first, and for good: %s", (fragment, y, isLaidOut) => {
  const { dataset } = document.documentElement;
  delete dataset.laidOut;
  scrolledTo.mockImplementation(() => expect("laidOut" in dataset).toBe(isLaidOut));
  openPage(fragment, y);
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  expect("laidOut" in dataset).toBe(isLaidOut);
});

test("a fragment that is not on the page leads to its top", () => {
  openPage("#nowhere");
  expect(scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("the announcer is silent while the old page leaves, and then reads the heading of the new page", async () => {
  awaitPage();
  expect(announcer()).toHaveAttribute("aria-live", "off");
  showAwaitedPage();
  await waitFor(() => expect(announcer()).toHaveAttribute("aria-live", "assertive"));
  expect(announcer()).toHaveTextContent("Navigated to New page");
});

test.each([
  ["", ""],
  ["#", ""],
  ["#v1.0%2B7", "v1.0+7"],
  ["#android%2F2.0", "android/2.0"],
  ["#100%", "100%"],
])("%j leads to %j", (hash, target) => {
  expect(decodeFragment(hash)).toBe(target);
});

describe("each entry of the history", () => {
  beforeEach(() => window.history.replaceState(null, ""));

  test("has a key, which it keeps with the rest of its state", () => {
    window.history.replaceState({ own: 1 }, "");
    const key = entryKey();
    expect(entryKey()).toBe(key);
    expect(window.history.state).toEqual({ own: 1, key });
    window.history.pushState(null, "");
    expect(entryKey()).not.toBe(key);
  });

  test("has none if the browser refuses", () => {
    jest.spyOn(window.history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    expect(entryKey()).toBe("");
  });

  test("has the position of before a reload, which the tab keeps", () => {
    // Projects on one host share the storage.
    const key = `${productName.toLowerCase()}-positions`;
    window.history.replaceState({ key: "kept" }, "");
    sessionStorage.setItem(key, '[["kept",700]]');
    notePositions();
    expect(leftPosition()).toBe(700);
    Object.assign(window, { scrollY: 800 });
    window.dispatchEvent(new Event("pagehide"));
    expect(sessionStorage.getItem(key)).toContain('["kept",800]');
    sessionStorage.setItem(key, "broken");
    expect(notePositions).not.toThrow();
  });

  test("has the position where the visitor left it, once they come back", () => {
    notePositions();
    const scroll = (y: number) => {
      Object.assign(window, { scrollY: y });
      document.dispatchEvent(new Event("scroll"));
    };
    const goTo = (state: { key: string } | null) => {
      window.history.pushState(state, "");
      window.dispatchEvent(new PopStateEvent("popstate", { state }));
    };
    const key = entryKey();
    scroll(300);
    expect(leftPosition()).toBeUndefined();
    // A link to a part of the page.
    goTo(null);
    scroll(900);
    expect(leftPosition()).toBeUndefined();
    goTo({ key });
    scroll(0);
    expect(leftPosition()).toBe(300);
    // A link to the part that the URL names already: Chromium keeps the state of the entry, but not in the event.
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(leftPosition()).toBeUndefined();
    // A page that the router opens.
    window.history.pushState({ key: "next" }, "");
    expect(leftPosition()).toBeUndefined();
  });
});

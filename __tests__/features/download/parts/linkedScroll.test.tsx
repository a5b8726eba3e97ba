import { act, fireEvent, render } from "@testing-library/react";
import type { PropsWithChildren, ReactNode } from "react";
import { isReturnVisit } from "../../../../src/browser/isReturnVisit";
import { afterNextPaint } from "../../../../src/browser/moments";
import {
  scrollToLinked,
  useLinkedScroll,
} from "../../../../src/features/download/parts/linkedScroll";

jest.mock("../../../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

let scroll: jest.Mock;
beforeEach(() => {
  scroll = jest.fn();
  Object.assign(window, { scrollY: 0 });
  Element.prototype.scrollIntoView = scroll;
  // jsdom has no layout.
  Element.prototype.getClientRects = function rectangles() {
    return Object.assign(Object.create(null), { length: this.closest("[hidden]") ? 0 : 1 });
  };
});

function Page({ children }: PropsWithChildren) {
  useLinkedScroll();
  return <main>{children}</main>;
}
const result = <div id="v1.0" tabIndex={-1} />;
const hiddenResult = <div hidden>{result}</div>;

/** Opens a page whose first HTML has `first`, then what the URL asks for. */
function open(fragment = "#v1.0", first?: ReactNode, isLaterPage = false) {
  document.documentElement.toggleAttribute("data-hydrated", isLaterPage);
  window.history.replaceState(null, "", `/download${fragment}`);
  const { rerender, unmount } = render(<Page>{first}</Page>);
  rerender(<Page>{result}</Page>);
  const element = document.querySelector<HTMLElement>("main > div");
  return { element, rerender, unmount };
}

test("the element gets the focus and is scrolled to, once", async () => {
  const { element } = open();
  expect(scrollToLinked(null)).toBe(false);
  expect(scrollToLinked(element)).toBe(true);
  expect(scrollToLinked(element)).toBe(false);
  await act(afterNextPaint);
  expect(element).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each<[string, () => HTMLElement | null]>([
  ["whose URL asks for nothing", () => open("").element],
  ["whose browser has scrolled", () => open("#v1.0", result).element],
  ["who comes from a page of the site", () => open("#v1.0", undefined, true).element],
  [
    "who has come back to the result of a tool",
    () => {
      jest.mocked(isReturnVisit).mockReturnValueOnce(true);
      return open("?from=v1.0").element;
    },
  ],
  [
    "who has scrolled",
    () => {
      Object.assign(window, { scrollY: 200 });
      return open().element;
    },
  ],
])("a visitor %s is not moved", (_, openPage) => {
  expect(scrollToLinked(openPage())).toBe(false);
});

test("a visitor who has come back to a version that was not there gets to it", () => {
  jest.mocked(isReturnVisit).mockReturnValueOnce(true);
  Object.assign(window, { scrollY: 200 });
  expect(scrollToLinked(open().element)).toBe(true);
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)(
  "after %s, a visitor is not moved",
  (move) => {
    const { element } = open();
    fireEvent[move](document.body);
    expect(scrollToLinked(element)).toBe(false);
  },
);

test("a link within the page scrolls to an element that is hidden when it is followed", () => {
  const { rerender } = open("#v1.0", result);
  const follow = (hash: string) => {
    window.history.replaceState(null, "", `/download${hash}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    rerender(<Page>{result}</Page>);
    return scrollToLinked(document.querySelector("main > div"));
  };
  expect(follow("#v1.0")).toBe(false);
  rerender(<Page>{hiddenResult}</Page>);
  expect(follow("")).toBe(false);
  rerender(<Page>{hiddenResult}</Page>);
  expect(follow("#v1.0")).toBe(true);
});

test("a visitor who has left the page is not moved when it opens again", () => {
  const { element, unmount } = open();
  unmount();
  expect(scrollToLinked(element)).toBe(false);
});

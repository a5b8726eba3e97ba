import { fireEvent, render } from "@testing-library/react";
import type { PropsWithChildren, ReactNode } from "react";
import { isReturnVisit } from "../../../../src/browser/isReturnVisit";
import {
  scrollToLinked,
  useLinkedScroll,
} from "../../../../src/features/download/parts/linkedScroll";

jest.mock("../../../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

function Page({ children }: PropsWithChildren) {
  useLinkedScroll();
  return <main>{children}</main>;
}
const result = <div id="v1.0" />;

type Visit = {
  fragment?: string;
  /** What the first HTML has. */
  first?: ReactNode;
  scrollY?: number;
  isReturn?: boolean;
  isLaterPage?: boolean;
  /** What the visitor does before the result shows. */
  act?: "wheel" | "touchMove" | "pointerDown" | "keyDown";
  hasLeft?: boolean;
};

test.each<[string, boolean, Visit]>([
  ["whose URL asks for what was not there", true, {}],
  ["who has come back to a version that was not there", true, { isReturn: true, scrollY: 9 }],
  ["who has come back to the result of a tool", false, { isReturn: true, fragment: "?from=1" }],
  ["whose URL asks for nothing", false, { fragment: "" }],
  ["whose browser has scrolled", false, { first: result }],
  ["who has scrolled", false, { scrollY: 200 }],
  ["who comes from a page of the site", false, { isLaterPage: true }],
  ["who turns a wheel", false, { act: "wheel" }],
  ["who touches the screen", false, { act: "touchMove" }],
  ["who presses a button", false, { act: "pointerDown" }],
  ["who presses a key", false, { act: "keyDown" }],
  ["who has left the page", false, { hasLeft: true }],
])("a visitor %s is moved: %p", (_, expected, visit) => {
  const { fragment = "#v1.0", first, scrollY = 0, isReturn = false } = visit;
  // jsdom has no layout.
  const boxes = Object.assign(Object.create(null), { length: 1 });
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue(boxes);
  jest.mocked(isReturnVisit).mockReturnValue(isReturn);
  Object.assign(window, { scrollY });
  document.documentElement.toggleAttribute("data-hydrated", visit.isLaterPage ?? false);
  window.history.replaceState(null, "", `/download${fragment}`);
  const { rerender, unmount } = render(<Page>{first}</Page>);
  rerender(<Page>{result}</Page>);
  const element = document.querySelector<HTMLElement>("main > div");
  if (visit.act) fireEvent[visit.act](document.body);
  if (visit.hasLeft) unmount();
  expect(scrollToLinked(element)).toBe(expected);
  expect(scrollToLinked(element)).toBe(false);
});

import { fireEvent, render } from "@testing-library/react";
import type { PropsWithChildren, ReactNode } from "react";
import { isReturnVisit } from "../../../../src/browser/firstPage";
import {
  scrollToLinked,
  useLinkedScroll,
} from "../../../../src/features/download/parts/linkedScroll";

jest.mock("../../../../src/browser/firstPage", () => ({
  ...jest.requireActual<object>("../../../../src/browser/firstPage"),
  isReturnVisit: jest.fn(),
}));

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

test.each<[string, Visit, boolean]>([
  ["whose URL asks for what was not there", {}, true],
  ["who has come back", { isReturn: true }, false],
  ["whose URL asks for nothing", { fragment: "" }, false],
  ["whose browser has scrolled", { first: result }, false],
  ["who has scrolled", { scrollY: 200 }, false],
  ["who comes from a page of the site", { isLaterPage: true }, false],
  ["who turns a wheel", { act: "wheel" }, false],
  ["who touches the screen", { act: "touchMove" }, false],
  ["who presses a button", { act: "pointerDown" }, false],
  ["who presses a key", { act: "keyDown" }, false],
  ["who has left the page", { hasLeft: true }, false],
])("a visitor %s is moved: %#", (_, visit, expected) => {
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

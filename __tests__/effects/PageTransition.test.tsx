import { act, render, screen } from "@testing-library/react";
import { restorePagePosition } from "../../src/browser/pageScroll";
import { loadedMotion } from "../../src/effects/loadMotion";
import { PageTransition } from "../../src/effects/PageTransition";

jest.mock("../../src/effects/loadMotion");
jest.mock("../../src/browser/pageScroll");

/** Animations that end when the test says so. */
const animations: { element: Element; keyframes: object; end: () => void; then: (onEnd: () => void) => void }[] = [];

beforeEach(() => {
  animations.length = 0;
  jest.mocked(restorePagePosition).mockClear();
  jest.mocked(loadedMotion).mockReturnValue(
    Object.assign(Object.create(null), {
      animate(element: Element, keyframes: object) {
        let onEnd = () => {};
        const animation = {
          element,
          keyframes,
          end: () => act(() => onEnd()),
          // biome-ignore lint/suspicious/noThenProperty: the animations of framer-motion have one
          then: (callback: () => void) => {
            onEnd = callback;
          },
        };
        animations.push(animation);
        return animation;
      },
    }),
  );
});

const page = (key: string, text = key) => (
  <PageTransition pageKey={key}>
    <p>{text}</p>
  </PageTransition>
);
const shown = () => screen.getByRole("paragraph").textContent;

test("the first page is there at once", () => {
  render(page("/"));
  expect(shown()).toBe("/");
  expect(animations).toEqual([]);
});

test("the old page stays until it has left, and the new one arrives in an element of its own", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  expect(shown()).toBe("/");
  expect(restorePagePosition).toHaveBeenCalledTimes(1);
  animations[0]?.end();
  expect(shown()).toBe("/download");
  expect(restorePagePosition).toHaveBeenCalledTimes(2);
  expect(animations).toHaveLength(2);
  expect(animations[1]?.element).not.toBe(animations[0]?.element);
  expect(animations[1]?.element).toContainElement(screen.getByRole("paragraph"));
});

test("a page that stays shows what it is given", () => {
  const { rerender } = render(page("/", "one"));
  rerender(page("/", "two"));
  expect(shown()).toBe("two");
  expect(animations).toEqual([]);
});

test("what the new page is given while the old one leaves is not lost", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download", "one"));
  rerender(page("/download", "two"));
  expect(shown()).toBe("/");
  animations[0]?.end();
  expect(shown()).toBe("two");
});

test("a visitor who goes on while the old page leaves gets the last page alone, and the old one leaves once", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  rerender(page("/terms"));
  expect(animations).toHaveLength(1);
  animations[0]?.end();
  expect(shown()).toBe("/terms");
});

test("a page that is wanted again while it leaves stays, and is all there again", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  rerender(page("/"));
  animations[0]?.end();
  expect(shown()).toBe("/");
  expect(animations).toHaveLength(2);
  expect(animations[1]).toMatchObject({ element: animations[0]?.element, keyframes: { opacity: 1, transform: "none" } });
  expect(restorePagePosition).toHaveBeenCalledTimes(2);
});

test("a page that is wanted again in a hidden tab is all there again as well", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  rerender(page("/"));
  expect(animations[1]).toMatchObject({ element: animations[0]?.element, keyframes: { opacity: 1, transform: "none" } });
});

test.each([
  ["without animations", () => jest.mocked(loadedMotion).mockReturnValue(null)],
  ["in a hidden tab", () => jest.spyOn(document, "hidden", "get").mockReturnValue(true)],
])("%s the new page is there at once", (_, prepare) => {
  const { rerender } = render(page("/"));
  prepare();
  rerender(page("/download"));
  expect(shown()).toBe("/download");
  expect(animations).toEqual([]);
});

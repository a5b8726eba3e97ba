import { act, render, screen } from "@testing-library/react";
import { showAwaitedPage } from "../../src/browser/pageScroll";
import { pauseMotion } from "../../src/browser/reducedMotion";
import { loadedMotion, loadMotion } from "../../src/effects/loadMotion";
import { PageTransition } from "../../src/effects/PageTransition";

jest.mock("../../src/effects/loadMotion");
jest.mock("../../src/browser/pageScroll");

/** The animations that were started. The test ends them. */
const animations: { element: Element; keyframes: object; end: () => void; then: (onEnd: () => void) => void }[] = [];

beforeEach(() => {
  animations.length = 0;
  jest.mocked(showAwaitedPage).mockClear();
  jest.mocked(loadedMotion).mockReturnValue(
    Object.assign(Object.create(null), {
      animate(element: Element, keyframes: object) {
        let onEnd = () => {};
        const animation = {
          element,
          keyframes,
          end: () => act(() => onEnd()),
          // biome-ignore lint/suspicious/noThenProperty: an animation of framer-motion has this method
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

test("the first page shows at once", () => {
  render(page("/"));
  expect(shown()).toBe("/");
  expect(animations).toEqual([]);
});

test("the animations load when a visitor who has paused motion plays it again", () => {
  jest.mocked(loadMotion).mockClear();
  pauseMotion(true);
  render(page("/"));
  expect(loadMotion).not.toHaveBeenCalled();
  act(() => pauseMotion(false));
  expect(loadMotion).toHaveBeenCalledTimes(1);
});

test("the old page stays until its animation has ended, and the new one arrives in another element", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  expect(shown()).toBe("/");
  expect(showAwaitedPage).toHaveBeenCalledTimes(1);
  animations[0]?.end();
  expect(shown()).toBe("/download");
  expect(showAwaitedPage).toHaveBeenCalledTimes(2);
  expect(animations).toHaveLength(2);
  expect(animations[1]?.element).not.toBe(animations[0]?.element);
  expect(animations[1]?.element).toContainElement(screen.getByRole("paragraph"));
});

test("a page that stays shows its new content, and a change of the new page while the old one leaves is not lost", () => {
  const { rerender } = render(page("/", "one"));
  rerender(page("/", "two"));
  expect(shown()).toBe("two");
  expect(animations).toEqual([]);
  rerender(page("/download", "three"));
  rerender(page("/download", "four"));
  expect(shown()).toBe("two");
  animations[0]?.end();
  expect(shown()).toBe("four");
});

test("of two pages chosen while the old one leaves, the last one shows", () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  rerender(page("/terms"));
  animations[0]?.end();
  expect(shown()).toBe("/");
  expect(animations[1]?.element).toBe(animations[0]?.element);
  animations[1]?.end();
  expect(shown()).toBe("/terms");
});

test.each([
  ["while the page leaves", false],
  ["in a hidden tab", true],
])("a visitor who goes back %s keeps it, and it arrives again", (_, isHidden) => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  rerender(page("/"));
  if (!isHidden) animations[0]?.end();
  expect(shown()).toBe("/");
  expect(animations).toHaveLength(2);
  expect(animations[1]).toMatchObject({ element: animations[0]?.element, keyframes: { opacity: [0, 1] } });
});

test.each([
  ["without animations", () => jest.mocked(loadedMotion).mockReturnValue(null)],
  ["in a hidden tab", () => jest.spyOn(document, "hidden", "get").mockReturnValue(true)],
])("%s, the new page shows at once", (_, prepare) => {
  const { rerender } = render(page("/"));
  prepare();
  rerender(page("/download"));
  expect(shown()).toBe("/download");
  expect(animations).toEqual([]);
});

import { act, render, screen } from "@testing-library/react";
import { loadMotion } from "../../src/effects/loadMotion";
import { Reveal } from "../../src/effects/Reveal";

jest.mock("../../src/effects/loadMotion");

const animate = jest.fn();
const stopWaiting = jest.fn();
let scrollIntoView: () => void;

beforeEach(() => {
  animate.mockClear();
  stopWaiting.mockClear();
  scrollIntoView = () => undefined;
  jest.mocked(loadMotion).mockResolvedValue(
    Object.assign(Object.create(null), {
      animate,
      inView(_element: Element, onStart: () => void) {
        scrollIntoView = onStart;
        return stopWaiting;
      },
    }),
  );
});

async function renderAt(top: number) {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect({ y: top }));
  const { unmount } = render(<Reveal>words</Reveal>);
  const element = screen.getByText("words");
  expect(element).toBeVisible();
  await act(async () => undefined);
  return { element, unmount };
}

test("what is well below the window is hidden until the visitor scrolls to it", async () => {
  const { element } = await renderAt(window.innerHeight + 200);
  expect(element).toHaveStyle({ opacity: "0" });
  expect(animate).not.toHaveBeenCalled();
  scrollIntoView();
  expect(animate).toHaveBeenCalledWith(
    element,
    expect.objectContaining({ opacity: [0, 1] }),
    expect.objectContaining({ duration: 0.6 }),
  );
});

test.each([
  ["below", 5_000, "0"],
  ["above", -5_000, ""],
])(
  "if the browser skips the layout of an element %s the window, only the position of the box around it is read",
  async (_, top, opacity) => {
    Object.assign(HTMLElement.prototype, {
      checkVisibility(this: HTMLElement) {
        return this === document.body;
      },
    });
    const { element } = await renderAt(top);
    Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
    expect(jest.mocked(Element.prototype.getBoundingClientRect).mock.contexts).toEqual([document.body]);
    expect(element.style.opacity).toBe(opacity);
  },
);

test("a visitor who asks for no motion in the meantime sees it at once", async () => {
  const { element } = await renderAt(5_000);
  jest.spyOn(window, "matchMedia").mockReturnValue(Object.assign(Object.create(null), { matches: true }));
  scrollIntoView();
  expect(animate).not.toHaveBeenCalled();
  expect(element.style.opacity).toBe("");
});

test.each([-500, 0, 700])(
  "what is %i px from the top of the window when the animations have loaded stays as it is",
  async (top) => {
    const { element } = await renderAt(top);
    expect(element).not.toHaveAttribute("style");
  },
);

test("nothing is hidden if the animations do not load", async () => {
  jest.mocked(loadMotion).mockResolvedValue(null);
  const { element } = await renderAt(5_000);
  expect(element).not.toHaveAttribute("style");
});

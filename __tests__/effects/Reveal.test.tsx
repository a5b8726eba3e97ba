import { act, render, screen } from "@testing-library/react";
import { loadMotion } from "../../src/effects/loadMotion";
import { Reveal } from "../../src/effects/Reveal";

jest.mock("../../src/effects/loadMotion");

const animate = jest.fn();
const stopWaiting = jest.fn();
/** Has the element, whose top is somewhere in pixels, come within the margin of the window. */
let comeNear: (top: number) => void;

beforeEach(() => {
  animate.mockClear();
  stopWaiting.mockClear();
  jest.mocked(loadMotion).mockResolvedValue(
    Object.assign(Object.create(null), {
      animate,
      inView(element: Element, onStart: (element: Element, entry: object) => void) {
        comeNear = (top) => onStart(element, { boundingClientRect: DOMRect.fromRect({ y: top }) });
        return stopWaiting;
      },
    }),
  );
});

async function renderReveal(isLarge = false) {
  const { unmount } = render(<Reveal isLarge={isLarge}>words</Reveal>);
  await act(async () => undefined);
  return { element: screen.getByText("words"), unmount };
}

test.each([
  [false, 0.6],
  [true, 0.8],
])("what comes near the window from below plays once, and is shown until then (large: %p)", async (isLarge, duration) => {
  const { element } = await renderReveal(isLarge);
  expect(element).not.toHaveAttribute("style");
  expect(animate).not.toHaveBeenCalled();
  comeNear(window.innerHeight + 50);
  expect(animate.mock.calls).toEqual([
    [element, expect.objectContaining({ opacity: [0, 1] }), expect.objectContaining({ duration })],
  ]);
});

test.each([-50, 0, 700])("what is %i px from the top of the window stays as it is", async (top) => {
  await renderReveal();
  comeNear(top);
  expect(animate).not.toHaveBeenCalled();
});

test("a visitor who asks for no motion in the meantime sees no motion", async () => {
  await renderReveal();
  jest.spyOn(window, "matchMedia").mockReturnValue(Object.assign(Object.create(null), { matches: true }));
  comeNear(window.innerHeight + 50);
  expect(animate).not.toHaveBeenCalled();
});

test("content that goes is not waited for any more", async () => {
  const { unmount } = await renderReveal();
  unmount();
  expect(stopWaiting).toHaveBeenCalledTimes(1);
});

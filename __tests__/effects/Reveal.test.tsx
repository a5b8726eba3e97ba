import { act, render, screen } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { Reveal } from "../../src/effects/Reveal";

type OnStart = (element: Element, entry: object) => void;

const mockAnimate = jest.fn();
let mockOnStart: OnStart;
jest.mock("../../src/effects/motion", () => ({
  animate: (...values: unknown[]) => mockAnimate(...values),
  inView(_: Element, onStart: OnStart, { margin }: { margin: string }) {
    if (margin === "100px") mockOnStart = onStart;
  },
}));
jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));

async function setup(isLarge = false) {
  render(<Reveal isLarge={isLarge}>words</Reveal>);
  await act(async () => undefined);
  const element = screen.getByText("words");
  /** Scrolls near the element, whose top is `top` pixels below the top of the window. */
  const scrollNear = (top: number) =>
    mockOnStart(element, { boundingClientRect: DOMRect.fromRect({ y: top }) });
  return { element, scrollNear };
}

test.each([
  [false, 0.6],
  [true, 0.8],
])("content near the window fades in from below (large: %p)", async (isLarge, duration) => {
  const { element, scrollNear } = await setup(isLarge);
  expect(element).not.toHaveAttribute("style");
  scrollNear(window.innerHeight + 50);
  const fadesIn = expect.objectContaining({ opacity: [0, 1] });
  expect(mockAnimate).toHaveBeenCalledWith(element, fadesIn, { duration, ease: "easeOut" });
});

test("content in the window or above it, or with motion paused, stays as it is", async () => {
  const { scrollNear } = await setup();
  scrollNear(-50);
  scrollNear(700);
  setMotionPaused(true);
  scrollNear(window.innerHeight + 50);
  expect(mockAnimate).not.toHaveBeenCalled();
  setMotionPaused(false);
});

import { act, render } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { Reveal } from "../../src/effects/Reveal";

const mockMotion = { animate: jest.fn(), inView: jest.fn() };
jest.mock("../../src/effects/motion", () => mockMotion);
jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));
afterEach(() => setMotionPaused(false));

test.each([
  ["near the window fades in for 0.6 s", false, 50, false, [0.6]],
  ["that is large takes 0.8 s", true, 50, false, [0.8]],
  ["in the window stays as it is", false, -50, false, []],
  ["stays as it is while motion is paused", false, 50, true, []],
])("content %s", async (_, isLarge, belowWindow, isPaused, durations) => {
  const { container } = render(<Reveal isLarge={isLarge}>words</Reveal>);
  await act(async () => undefined);
  const [element, onStart, options] = mockMotion.inView.mock.lastCall;
  expect([element, options]).toEqual([container.firstChild, { margin: "100px" }]);
  setMotionPaused(isPaused);
  onStart(element, { boundingClientRect: { top: window.innerHeight + belowWindow } });
  expect(mockMotion.animate.mock.calls).toEqual(
    durations.map((duration) => [
      element,
      expect.objectContaining({ opacity: [0, 1] }),
      { duration, ease: "easeOut" },
    ]),
  );
});

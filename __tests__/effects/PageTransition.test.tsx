import { act, render, screen } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { PageTransition } from "../../src/effects/PageTransition";

const mockAnimate = jest.fn();
jest.mock("../../src/effects/motion", () => ({
  animate: (...values: unknown[]) => mockAnimate(...values),
}));
jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));

const page = (key: string) => (
  <PageTransition pageKey={key}>
    <p>{key}</p>
  </PageTransition>
);
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test("the first page shows at once, and another replaces it and fades in", async () => {
  const { rerender } = render(page("/"));
  await nextFrame();
  const first = screen.getByText("/");
  rerender(page("/"));
  await nextFrame();
  rerender(page("/download"));
  expect(first).not.toBeInTheDocument();
  expect(mockAnimate).not.toHaveBeenCalled();
  await nextFrame();
  const element = screen.getByText("/download").parentElement;
  const fadesIn = expect.objectContaining({ opacity: [0, 1] });
  expect(mockAnimate).toHaveBeenCalledWith(element, fadesIn, { duration: 0.3, ease: "easeOut" });
});

test("pages show at once while motion is paused, and fade in once it plays again", async () => {
  setMotionPaused(true);
  const { rerender } = render(page("/"));
  await act(async () => setMotionPaused(false));
  act(() => setMotionPaused(true));
  rerender(page("/download"));
  await nextFrame();
  expect(mockAnimate).not.toHaveBeenCalled();
  act(() => setMotionPaused(false));
  rerender(page("/terms"));
  await nextFrame();
  expect(mockAnimate).toHaveBeenCalledTimes(1);
});

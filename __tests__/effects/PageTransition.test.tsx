import { act, render, screen } from "@testing-library/react";
import { pauseMotion } from "../../src/browser/reducedMotion";
import { loadedMotion, loadMotion } from "../../src/effects/loadMotion";
import { PageTransition } from "../../src/effects/PageTransition";

jest.mock("../../src/effects/loadMotion");

const animate = jest.fn();

beforeEach(() => {
  animate.mockClear();
  jest.mocked(loadedMotion).mockReturnValue(Object.assign(Object.create(null), { animate }));
});

const page = (key: string, text = key) => (
  <PageTransition pageKey={key}>
    <p>{text}</p>
  </PageTransition>
);
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test("the first page shows at once, and so does its new content", async () => {
  const { rerender } = render(page("/", "one"));
  rerender(page("/", "two"));
  await nextFrame();
  expect(screen.getByRole("paragraph")).toHaveTextContent("two");
  expect(animate).not.toHaveBeenCalled();
});

test("another page replaces the old one at once, and fades and slides in from the next frame on", async () => {
  const { rerender } = render(page("/"));
  const old = screen.getByRole("paragraph");
  rerender(page("/download"));
  expect(old).not.toBeInTheDocument();
  expect(animate).not.toHaveBeenCalled();
  await nextFrame();
  const timing = expect.objectContaining({ duration: 0.3 });
  expect(animate.mock.calls).toEqual([[expect.any(HTMLElement), expect.objectContaining({ opacity: [0, 1] }), timing]]);
  expect(animate.mock.calls[0][0]).toContainElement(screen.getByText("/download"));
});

test("of two pages that are opened within a frame, the last one is animated", async () => {
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  rerender(page("/terms"));
  await nextFrame();
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls[0][0]).toContainElement(screen.getByText("/terms"));
});

test("without animations, the new page shows at once", async () => {
  jest.mocked(loadedMotion).mockReturnValue(null);
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  await nextFrame();
  expect(screen.getByRole("paragraph")).toHaveTextContent("/download");
});

test("the animations load when a visitor who has paused motion plays it again", () => {
  jest.mocked(loadMotion).mockClear();
  pauseMotion(true);
  render(page("/"));
  expect(loadMotion).not.toHaveBeenCalled();
  act(() => pauseMotion(false));
  expect(loadMotion).toHaveBeenCalledTimes(1);
});

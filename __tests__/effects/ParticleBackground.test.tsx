import { act, render } from "@testing-library/react";
import { ParticleBackground } from "../../src/effects/ParticleBackground";

let mockIsStill = false;
jest.mock("../../src/browser/reducedMotion", () => ({ usePrefersReducedMotion: () => mockIsStill }));
jest.mock("../../src/effects/ParticleCanvas", () => ({ __esModule: true, default: () => <canvas /> }));

afterEach(() => jest.useRealTimers());

test("a visitor who pauses motion while the particles load gets none until motion is allowed again", async () => {
  jest.useFakeTimers();
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
  // Everything is near the window.
  class IntersectionObserver {
    observe: () => void;
    constructor(onEntries: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => onEntries([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver });

  const particles = () => <ParticleBackground stillUrl="/particles.svg" />;
  const { container, rerender } = render(particles());
  await act(() => jest.advanceTimersByTimeAsync(1999));
  mockIsStill = true;
  rerender(particles());
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(container.querySelector("canvas")).toBeNull();
  mockIsStill = false;
  rerender(particles());
  expect(container.querySelector("canvas")).toBeInTheDocument();
});

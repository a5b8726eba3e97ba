import { act, render } from "@testing-library/react";
import { Equalizer } from "../../src/effects/Equalizer";

describe("decoration that CSS animates", () => {
  let report: IntersectionObserverCallback | undefined;

  beforeEach(() => {
    report = undefined;
    jest.useFakeTimers();
    jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
    Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
    jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
      return Object.assign(Object.create(null), {
        observe() {
          report = callback;
        },
        disconnect() {},
      });
    });
  });

  afterEach(() => jest.useRealTimers());

  /** Reports whether the element is in sight. Several values are one report, the oldest first. */
  function see(...changes: boolean[]): void {
    const entries = changes.map((isIntersecting) => Object.assign(Object.create(null), { isIntersecting }));
    act(() => report?.(entries, Object.create(null)));
  }

  test("moves two seconds after the load, and in sight alone", async () => {
    const { container } = render(<Equalizer />);
    const motion = () => container.firstElementChild?.getAttribute("data-motion");
    expect(motion()).toBeNull();
    expect(report).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    see(false);
    expect(motion()).toBe("paused");
    see(true);
    expect(motion()).toBe("running");
    // The newest of several reports counts.
    see(true, false);
    expect(motion()).toBe("paused");
  });
});

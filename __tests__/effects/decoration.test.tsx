import { act, render } from "@testing-library/react";
import { Equalizer } from "../../src/effects/Equalizer";
import { FloatingNotes } from "../../src/effects/FloatingNotes";
import { FLOATING_NOTES } from "../../src/site/effects";

test("the equalizer has 20 bars, and screen readers skip it", () => {
  const { container } = render(<Equalizer />);
  expect(container.querySelectorAll("b")).toHaveLength(20);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("25 notes float on a wide screen, and 12 of them on a narrow one", () => {
  const { container } = render(<FloatingNotes count={FLOATING_NOTES.wide} narrowCount={FLOATING_NOTES.narrow} />);
  expect(container.querySelectorAll("i")).toHaveLength(25);
  expect(container.querySelectorAll("i:not(.wideOnly)")).toHaveLength(12);
});

test("20 notes float on the download page on any screen", () => {
  const { container } = render(<FloatingNotes count={FLOATING_NOTES.downloadPage} />);
  expect(container.querySelectorAll("i:not(.wideOnly)")).toHaveLength(20);
});

test("if there are more notes than positions, the positions repeat", () => {
  const { container } = render(<FloatingNotes count={30} />);
  const notes = [...container.querySelectorAll("i")];
  expect(notes).toHaveLength(30);
  expect(notes[25]?.style.getPropertyValue("--x")).toBe(notes[0]?.style.getPropertyValue("--x"));
});

describe("decoration that CSS animates", () => {
  let report: IntersectionObserverCallback | undefined;

  beforeEach(() => {
    report = undefined;
    jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
    Object.assign(window, { requestIdleCallback: (callback: () => void) => queueMicrotask(callback) });
    jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
      return Object.assign(Object.create(null), {
        observe() {
          report = callback;
        },
        disconnect() {},
      });
    });
  });

  /** Reports whether the element is in sight. Several values are one report, the oldest first. */
  function see(...changes: boolean[]): void {
    const entries = changes.map((isIntersecting) => Object.assign(Object.create(null), { isIntersecting }));
    act(() => report?.(entries, Object.create(null)));
  }

  /** Renders the equalizer in a browser that is idle, and gives it with its animation. */
  async function showEqualizer() {
    const { container } = render(<Equalizer />);
    const equalizer = container.firstElementChild;
    const animation = { play: jest.fn(), pause: jest.fn() };
    Object.assign(equalizer ?? {}, { getAnimations: () => [animation] });
    await act(async () => undefined);
    return { equalizer, animation };
  }

  test("does not move before the browser is idle", async () => {
    const { container } = render(<Equalizer />);
    expect(container.firstElementChild).not.toHaveAttribute("data-motion");
    expect(report).toBeUndefined();
    await act(async () => undefined);
    see(true);
    expect(container.firstElementChild).toHaveAttribute("data-motion", "running");
  });

  test("pauses off screen and continues in sight", async () => {
    const { equalizer, animation } = await showEqualizer();
    see(false);
    expect(equalizer).toHaveAttribute("data-motion", "paused");
    see(true);
    expect(equalizer).toHaveAttribute("data-motion", "running");
    expect(animation.play).toHaveBeenCalledTimes(1);
    see(false);
    expect(equalizer).toHaveAttribute("data-motion", "paused");
    expect(animation.pause).toHaveBeenCalledTimes(1);
  });

  test("follows the newest of several reports", async () => {
    const { equalizer } = await showEqualizer();
    see(true, false);
    expect(equalizer).toHaveAttribute("data-motion", "paused");
  });

  test("pauses in a hidden tab", async () => {
    const { equalizer, animation } = await showEqualizer();
    see(true);
    const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(equalizer).toHaveAttribute("data-motion", "paused");
    expect(animation.pause).toHaveBeenCalledTimes(1);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(equalizer).toHaveAttribute("data-motion", "running");
    expect(animation.play).toHaveBeenCalledTimes(1);
  });

  test("does not start after it was removed from the page", async () => {
    const { unmount } = render(<Equalizer />);
    unmount();
    await act(async () => undefined);
    expect(report).toBeUndefined();
  });
});

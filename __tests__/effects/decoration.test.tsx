import { act, render } from "@testing-library/react";
import { Equalizer } from "../../src/effects/Equalizer";
import { FloatingNotes } from "../../src/effects/FloatingNotes";
import { FLOATING_NOTES } from "../../src/site/effects";

test("the equalizer has 20 bars and is not told to a screen reader", () => {
  const { container } = render(<Equalizer />);
  expect(container.querySelectorAll("b")).toHaveLength(20);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("25 notes float on a wide screen, of which 12 are left on a narrow one", () => {
  const { container } = render(<FloatingNotes count={FLOATING_NOTES.wide} narrowCount={FLOATING_NOTES.narrow} />);
  expect(container.querySelectorAll("i")).toHaveLength(25);
  expect(container.querySelectorAll("i:not(.wideOnly)")).toHaveLength(12);
});

test("20 notes float on the download page, however narrow the screen", () => {
  const { container } = render(<FloatingNotes count={FLOATING_NOTES.downloadPage} />);
  expect(container.querySelectorAll("i:not(.wideOnly)")).toHaveLength(20);
});

test("the notes of a long list stand in their places again", () => {
  const { container } = render(<FloatingNotes count={30} />);
  const notes = [...container.querySelectorAll("i")];
  expect(notes).toHaveLength(30);
  expect(notes[25]?.style.getPropertyValue("--x")).toBe(notes[0]?.style.getPropertyValue("--x"));
});

describe("what moves", () => {
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

  /** Reports whether the element is in sight; several values are reported at once, the oldest first. */
  function see(...changes: boolean[]): void {
    const entries = changes.map((isIntersecting) => Object.assign(Object.create(null), { isIntersecting }));
    act(() => report?.(entries, Object.create(null)));
  }

  /** Shows the equalizer in a browser that is idle, and gives its animation. */
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

  test("rests off screen and plays on in sight", async () => {
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

  test("takes the last report when several come at once", async () => {
    const { equalizer } = await showEqualizer();
    see(true, false);
    expect(equalizer).toHaveAttribute("data-motion", "paused");
  });

  test("rests in a hidden tab", async () => {
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

  test("is not started once it has left the page", async () => {
    const { unmount } = render(<Equalizer />);
    unmount();
    await act(async () => undefined);
    expect(report).toBeUndefined();
  });
});

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
    expect(report).toBeUndefined();
    await act(async () => undefined);
    see(true);
    expect(container.firstElementChild).toHaveAttribute("data-motion");
  });

  test("does not move before it is in sight", async () => {
    const { equalizer } = await showEqualizer();
    see(false);
    expect(equalizer).not.toHaveAttribute("data-motion");
    see(true);
    expect(equalizer).toHaveAttribute("data-motion");
  });

  test("rests off screen and plays on in sight", async () => {
    const { animation } = await showEqualizer();
    see(true);
    expect(animation.pause).not.toHaveBeenCalled();
    see(false);
    expect(animation.pause).toHaveBeenCalledTimes(1);
    see(true);
    expect(animation.play).toHaveBeenCalledTimes(1);
  });

  test("rests where it has been in sight and out of it again before anybody could tell", async () => {
    const { animation } = await showEqualizer();
    see(true);
    see(false);
    see(true, false);
    expect(animation.play).not.toHaveBeenCalled();
  });

  test("rests in a hidden tab", async () => {
    const { animation } = await showEqualizer();
    see(true);
    const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(animation.pause).toHaveBeenCalledTimes(1);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(animation.play).toHaveBeenCalledTimes(1);
  });

  test("is not started once it has left the page", async () => {
    const { unmount } = render(<Equalizer />);
    unmount();
    await act(async () => undefined);
    expect(report).toBeUndefined();
  });
});

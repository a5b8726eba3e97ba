import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Equalizer } from "../../src/effects/Equalizer";
import { FloatingNotes } from "../../src/effects/FloatingNotes";
import { FLOATING_NOTES } from "../../src/site/effects";

test("the equalizer has 20 bars, and screen readers skip it", () => {
  const { container } = render(<Equalizer />);
  expect(container.querySelectorAll("b")).toHaveLength(20);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

describe("floating notes", () => {
  beforeEach(() => {
    jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
    Object.assign(window, { requestIdleCallback: (callback: () => void) => queueMicrotask(callback) });
  });

  /** Renders the notes in a browser that is idle, and gives them. */
  async function notesOf(notes: ReactElement) {
    const { container } = render(notes);
    expect(container.querySelector("i")).toBeNull();
    await act(async () => undefined);
    return [...container.querySelectorAll("i")];
  }

  test("25 float on a wide screen, and 12 of them on a narrow one, once the browser is idle", async () => {
    const notes = await notesOf(<FloatingNotes count={FLOATING_NOTES.wide} narrowCount={FLOATING_NOTES.narrow} />);
    expect(notes).toHaveLength(25);
    expect(notes.filter((note) => !note.matches(".wideOnly"))).toHaveLength(12);
  });

  test("20 float on the download page on any screen", async () => {
    const notes = await notesOf(<FloatingNotes count={FLOATING_NOTES.downloadPage} />);
    expect(notes.filter((note) => !note.matches(".wideOnly"))).toHaveLength(20);
  });

  test("repeat their positions if there are more notes than positions", async () => {
    const notes = await notesOf(<FloatingNotes count={30} />);
    expect(notes).toHaveLength(30);
    expect(notes[25]?.style.getPropertyValue("--x")).toBe(notes[0]?.style.getPropertyValue("--x"));
  });

  test("are not in the built HTML", () => {
    expect(renderToString(<FloatingNotes count={30} />)).not.toContain("<i");
  });
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

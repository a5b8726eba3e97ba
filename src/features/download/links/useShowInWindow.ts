import { useEffect, useRef } from "react";
import { leftPosition } from "../../../browser/pageScroll";
import { whenPainted, whenSettled } from "../../../browser/whenIdle";

/** What visitors do when they begin to read or to press something. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Unfolds the files of the version in an element, until the component goes, focuses the element and scrolls to it. Does nothing for
 * visitors who have begun to read or to press something. Those who come back are brought to where they were instead.
 *
 * @param id of the element; null until there is something to show
 * @param state what the element shows. In each new state, the element is shown again
 * @param isOpening whether the page was opened for this: a visitor may have begun to read before any script ran
 */
export function useShowInWindow(id: string | null, state: string, isOpening: boolean): void {
  const hasMoved = useRef(false);
  const unfolded = useRef<HTMLDetailsElement | null>(null);
  const unfold = (element: HTMLElement | null) => {
    // Of an element that has the cards of several versions in it, nothing is unfolded.
    const files = element?.querySelector<HTMLDetailsElement>(":scope > article > div > details");
    if (!files || files.open) return;
    files.open = true;
    unfolded.current = files;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the visitor did before any script ran is asked once
  useEffect(() => {
    hasMoved.current = isOpening && leftPosition() === undefined && hasBegunToRead(elementOf(id));
    const listening = new AbortController();
    const noteMove = () => {
      hasMoved.current = true;
    };
    for (const move of MOVES) window.addEventListener(move, noteMove, { passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      if (unfolded.current) unfolded.current.open = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is shown, too
  useEffect(() => {
    if (id === null) return;
    let isLatest = true;
    const mayMove = () => isLatest && !hasMoved.current;
    // While the page opens, only below the window, where nobody sees that something moves.
    if (mayMove() && !(isOpening && isInWindow(elementOf(id)))) unfold(elementOf(id));
    whenSettled().then(() => {
      const element = elementOf(id);
      if (!mayMove() || !element) return;
      unfold(element);
      show(element, mayMove);
    });
    return () => {
      isLatest = false;
    };
  }, [id, state]);
}

function elementOf(id: string | null): HTMLElement | null {
  return document.getElementById(id ?? "");
}

function show(element: HTMLElement, mayMove: () => boolean): void {
  const y = leftPosition();
  if (y === undefined) element.focus({ preventScroll: true });
  const scroll = () => (y === undefined ? element.scrollIntoView() : window.scrollTo({ top: y, behavior: "instant" }));
  scroll();
  // Elements below the window had estimated heights until now, and Safari does not keep the place when they get their true ones. To
  // lay out everything first, as pageScroll.ts does, would count as a shift: nothing was pressed.
  whenPainted()
    .then(whenPainted)
    .then(() => mayMove() && scroll());
}

/** Whether the visitor has left the top of the page, and the element, or has focused something. */
function hasBegunToRead(element: HTMLElement | null): boolean {
  const hasFocused = document.activeElement?.matches("body, [tabindex='-1']") === false;
  return hasFocused || (window.scrollY > 0 && !isInWindow(element));
}

function isInWindow(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

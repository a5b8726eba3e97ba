import { useEffect } from "react";
import { decodeFragment } from "../../../browser/fragment";
import { isReturnVisit } from "../../../browser/isReturnVisit";
import { afterNextPaint } from "../../../browser/moments";

/** Whether the page still has to scroll to what its URL asks for. */
let isPending = false;

const isVisible = (element: HTMLElement | null) => (element?.getClientRects().length ?? 0) > 0;

/**
 * Finds out whether the browser could not scroll to what the URL asks for: the result of a tool, or
 * a version that is not loaded or hidden by a search. Call it where React hydrates first, before
 * any response changes the page.
 */
export function useLinkedScroll(): void {
  useEffect(() => {
    const { location, scrollY } = window;
    const isThere = () => isVisible(document.getElementById(decodeFragment(location.hash)));
    // Gatsby scrolls each page that it opens later.
    const isFirstPage = document.documentElement.dataset.hydrated === undefined;
    // After a reload or Back, the browser restores the position, unless a version far down is not
    // there yet. The result of a tool is at its usual place.
    const isAsked = isReturnVisit()
      ? location.hash !== ""
      : scrollY === 0 && location.search + location.hash !== "";
    isPending = isFirstPage && isAsked && !isThere();

    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => {
      isPending = location.hash !== "" && !isThere();
    };
    const stop = () => {
      isPending = false;
    };
    // Before a listener ends the search.
    window.addEventListener("popstate", follow, { capture: true, signal });
    // A visitor who does something else is not moved.
    for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
      window.addEventListener(type, stop, { passive: true, signal });
    return () => {
      listeners.abort();
      stop();
    };
  }, []);
}

/**
 * Scrolls to what the URL asks for and focuses it, once it is there, if the browser could not and
 * the visitor has done nothing else.
 *
 * @returns whether it scrolls
 */
export function scrollToLinked(element: HTMLElement | null): boolean {
  if (!isPending || !isVisible(element)) return false;
  isPending = false;
  // Before a paint, a scroll would count as a layout shift.
  afterNextPaint().then(() => {
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
  });
  return true;
}

import { useEffect } from "react";
import { isFirstPage, isReturnVisit } from "../../../browser/firstPage";
import { decodeFragment } from "../../../browser/fragment";
import { afterNextPaint } from "../../../browser/moments";
import { VISITOR_EVENTS } from "../../../browser/visitorEvents";

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
    const isAsked = scrollY === 0 && location.search + location.hash !== "";
    // A page that returns, or that opens later, gets its position from src/layout/scrolling.ts.
    isPending = isFirstPage() && !isReturnVisit() && isAsked && !isThere();

    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => {
      isPending = location.hash !== "" && !isThere();
    };
    const stop = () => {
      isPending = false;
    };
    window.addEventListener("popstate", follow, { signal });
    // A visitor who does something else is not moved.
    for (const type of VISITOR_EVENTS)
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

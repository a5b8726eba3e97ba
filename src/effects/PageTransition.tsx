import { type ReactNode, useEffect, useRef, useState } from "react";
import { restorePagePosition } from "../browser/pageScroll";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { loadedMotion, loadMotion } from "./loadMotion";

interface PageTransitionProps {
  /** What tells one page from another: its path, without a trailing slash. */
  pageKey: string;
  children: ReactNode;
}

/** How far a page slides, in pixels. */
const SLIDE = 16;

/** The old page leaves in a third of the time, the new one arrives in the rest. */
const DEPARTURE = { opacity: 0, transform: `translateY(${-SLIDE}px)` };
const DEPARTURE_TIMING = { duration: PAGE_TRANSITION_SECONDS / 3, ease: "easeIn" } as const;
const ARRIVAL = { opacity: [0, 1], transform: [`translateY(${SLIDE}px)`, "none"] };
const RETURN = { opacity: 1, transform: "none" };
const ARRIVAL_TIMING = { duration: PAGE_TRANSITION_SECONDS - DEPARTURE_TIMING.duration, ease: "easeOut" } as const;

/**
 * Fades and slides from one page to the next in about 0.3 s (product spec, section 2). The old page stays until it has left; the
 * first page, and every page for a visitor who wants no motion, is there at once.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const page = useRef<HTMLDivElement>(null);
  const [shownKey, setShownKey] = useState(pageKey);
  const [shownChildren, setShownChildren] = useState(children);
  const isLeaving = pageKey !== shownKey;
  // Kept for the time when the page has to leave: https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!isLeaving && children !== shownChildren) setShownChildren(children);

  useEffect(() => {
    loadMotion();
  }, []);

  const wantedKey = useRef(pageKey);
  const arrivedKey = useRef(shownKey);
  const wasLeaving = useRef(false);
  useBrowserLayoutEffect(() => {
    wantedKey.current = pageKey;
  }, [pageKey]);

  useBrowserLayoutEffect(() => {
    const motion = loadedMotion();
    // In a hidden tab no animation ends.
    const canMove = motion && page.current && !document.hidden;
    if (!isLeaving) {
      restorePagePosition();
      const isNew = arrivedKey.current !== shownKey;
      if (isNew && canMove) motion.animate(page.current, ARRIVAL, ARRIVAL_TIMING);
      // A page that is wanted again while it leaves comes back from where it is.
      if (!isNew && wasLeaving.current && page.current) motion?.animate(page.current, RETURN, ARRIVAL_TIMING);
      arrivedKey.current = shownKey;
      wasLeaving.current = false;
      return;
    }
    if (!canMove) {
      setShownKey(wantedKey.current);
      return;
    }
    wasLeaving.current = true;
    let isWanted = true;
    motion.animate(page.current, DEPARTURE, DEPARTURE_TIMING).then(() => isWanted && setShownKey(wantedKey.current));
    return () => {
      isWanted = false;
    };
  }, [isLeaving, shownKey]);

  return (
    <div key={shownKey} ref={page}>
      {isLeaving ? shownChildren : children}
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from "react";
import { restorePagePosition } from "../browser/pageScroll";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { loadedMotion, loadMotion } from "./loadMotion";

interface PageTransitionProps {
  /** The path of the page, without a trailing slash. Another key is another page. */
  pageKey: string;
  children: ReactNode;
}

/** How far a page slides, in pixels. */
const SLIDE = 16;

/** The old page leaves in a third of the time; the new one arrives in the rest. */
const DEPARTURE = { opacity: 0, transform: `translateY(${-SLIDE}px)` };
const DEPARTURE_TIMING = { duration: PAGE_TRANSITION_SECONDS / 3, ease: "easeIn" } as const;
const ARRIVAL = { opacity: [0, 1], transform: [`translateY(${SLIDE}px)`, "none"] };
const RETURN = { opacity: 1, transform: "none" };
const ARRIVAL_TIMING = { duration: PAGE_TRANSITION_SECONDS - DEPARTURE_TIMING.duration, ease: "easeOut" } as const;

/**
 * Fades and slides from one page to the next (docs/rules.md, 10.6). The new page replaces the old one when the old one has faded
 * out. The first page shows at once, and so does every page for visitors who want no motion.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const page = useRef<HTMLDivElement>(null);
  const [shownKey, setShownKey] = useState(pageKey);
  const [shownChildren, setShownChildren] = useState(children);
  const isLeaving = pageKey !== shownKey;
  // The old page, to show while it leaves: https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!isLeaving && children !== shownChildren) setShownChildren(children);

  const isStill = usePrefersReducedMotion();
  useEffect(() => {
    // If motion was not wanted at first, it loads when the visitor allows it.
    if (!isStill) loadMotion();
  }, [isStill]);

  // The page that leaves, until another one has arrived or it has returned.
  const leavingKey = useRef<string | null>(null);
  useBrowserLayoutEffect(() => {
    const motion = loadedMotion();
    // In a hidden tab, no animation ends.
    const canMove = motion && page.current && !document.hidden;
    if (!isLeaving) {
      restorePagePosition();
      // The visitor went back while the page was leaving: it returns from where it is.
      const hasReturned = leavingKey.current === shownKey;
      if (hasReturned && page.current) motion?.animate(page.current, RETURN, ARRIVAL_TIMING);
      else if (leavingKey.current !== null && canMove) motion.animate(page.current, ARRIVAL, ARRIVAL_TIMING);
      leavingKey.current = null;
      return;
    }
    leavingKey.current = shownKey;
    if (!canMove) {
      setShownKey(pageKey);
      return;
    }
    let isCurrent = true;
    motion.animate(page.current, DEPARTURE, DEPARTURE_TIMING).then(() => isCurrent && setShownKey(pageKey));
    return () => {
      isCurrent = false;
    };
  }, [isLeaving, shownKey, pageKey]);

  return (
    <div key={shownKey} ref={page}>
      {isLeaving ? shownChildren : children}
    </div>
  );
}

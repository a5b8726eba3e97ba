import { type ReactNode, useEffect, useRef, useState } from "react";
import { showAwaitedPage } from "../browser/pageScroll";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { loadedMotion, loadMotion } from "./loadMotion";

/** How far a page slides, in pixels. */
const SLIDE = 16;

/** The old page leaves in a third of the time; the new one arrives in the rest. */
const DEPARTURE = { opacity: 0, transform: `translateY(${-SLIDE}px)` };
const DEPARTURE_TIMING = { duration: PAGE_TRANSITION_SECONDS / 3, ease: "easeIn" } as const;
const ARRIVAL = { opacity: [0, 1], transform: [`translateY(${SLIDE}px)`, "none"] };
const ARRIVAL_TIMING = { duration: PAGE_TRANSITION_SECONDS - DEPARTURE_TIMING.duration, ease: "easeOut" } as const;

/** Fades and slides from one page to the next, which has another key (docs/rules.md, 10.6), once the old one has faded out. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
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

  // Whether the next page that stays has to arrive. It may be the old one, if the visitor went back while it was leaving.
  const isArriving = useRef(false);
  useBrowserLayoutEffect(() => {
    const motion = loadedMotion();
    if (!isLeaving) {
      showAwaitedPage();
      if (isArriving.current && page.current) motion?.animate(page.current, ARRIVAL, ARRIVAL_TIMING);
      isArriving.current = false;
      return;
    }
    // In a hidden tab, no animation ends.
    if (!motion || !page.current || document.hidden) {
      setShownKey(pageKey);
      return;
    }
    isArriving.current = true;
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

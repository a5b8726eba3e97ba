import { type ReactNode, useEffect, useRef } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { loadedMotion, loadMotion } from "./loadMotion";

/** A page slides up by 16 pixels. */
const ARRIVAL = { opacity: [0, 1], transform: ["translateY(16px)", "none"] };
const TIMING = { duration: PAGE_TRANSITION_SECONDS, ease: "easeOut" } as const;

/** Fades and slides in a page that has another key than the one before it (docs/rules.md, 10.6). */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const shownKey = useRef(pageKey);

  const isStill = usePrefersReducedMotion();
  useEffect(() => {
    // If motion was not wanted at first, it loads when the visitor allows it.
    if (!isStill) loadMotion();
  }, [isStill]);

  useBrowserLayoutEffect(() => {
    if (shownKey.current === pageKey) return;
    shownKey.current = pageKey;
    // Gatsby scrolls after this effect. Only the next frame starts the animation, because the target of a fragment must not have moved
    // by then. Nothing is painted in between.
    const frame = requestAnimationFrame(() => {
      if (page.current) loadedMotion()?.animate(page.current, ARRIVAL, TIMING);
    });
    return () => cancelAnimationFrame(frame);
  }, [pageKey]);

  return (
    <div key={pageKey} ref={page}>
      {children}
    </div>
  );
}

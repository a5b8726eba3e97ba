import { type ReactNode, useEffect, useRef } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { useBrowserLayoutEffect } from "../browser/useBrowserLayoutEffect";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { loadMotion, type Motion } from "./loadMotion";

const KEYFRAMES = { opacity: [0, 1], transform: ["translateY(16px)", "none"] };
const OPTIONS = { duration: PAGE_TRANSITION_SECONDS, ease: "easeOut" } as const;

/** Fades and slides a page in when `pageKey` changes. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const previousKey = useRef(pageKey);

  const motion = useRef<Motion | null>(null);
  const isMotionReduced = usePrefersReducedMotion();
  useEffect(() => {
    if (isMotionReduced) return;
    loadMotion().then((loaded) => {
      motion.current = loaded;
    });
  }, [isMotionReduced]);

  useBrowserLayoutEffect(() => {
    if (previousKey.current === pageKey) return;
    previousKey.current = pageKey;
    // After this effect, Gatsby scrolls to a fragment's target, which must not have moved by then.
    // So the animation starts in the next frame.
    requestAnimationFrame(() => {
      if (!page.current || isMotionReduced) return;
      motion.current?.animate(page.current, KEYFRAMES, OPTIONS);
    });
  }, [pageKey, isMotionReduced]);

  return (
    <div key={pageKey} ref={page}>
      {children}
    </div>
  );
}

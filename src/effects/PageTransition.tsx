import { AnimatePresence, LazyMotion, MotionConfig, m, PresenceContext, useIsPresent } from "framer-motion";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import { areMotionFeaturesLoaded, loadMotionFeatures } from "./loadMotionFeatures";
import { restorePagePosition } from "./pageScroll";
import { prefersStillness } from "./prefersStillness";

interface PageTransitionProps {
  /** What tells one page from another: its path, without a trailing slash. */
  pageKey: string;
  children: ReactNode;
}

/** The old page leaves in a third of the time, the new one arrives in the rest. */
const LEAVING_SHARE = 1 / 3;
/** How far a page slides, in pixels. */
const SLIDE = 16;

// React has no layout on a server and says so; there is nothing to do there either.
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Fades and slides from one page to the next in about 0.3 s (product spec, section 2). The first page stands at once. */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  return (
    <LazyMotion features={loadMotionFeatures} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence mode="wait" initial={false}>
          <Page key={pageKey}>{children}</Page>
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

function Page({ children }: { children: ReactNode }) {
  const isPresent = useIsPresent();
  useBrowserLayoutEffect(() => {
    if (isPresent) restorePagePosition();
  }, [isPresent]);
  // A page that comes before the animations do would wait for them unseen.
  const canMove = areMotionFeaturesLoaded();
  const slide = canMove && !prefersStillness() ? SLIDE : 0;
  return (
    <m.div
      initial={canMove ? { opacity: 0, y: slide } : false}
      animate={{ opacity: 1, y: 0, transition: { duration: PAGE_TRANSITION_SECONDS * (1 - LEAVING_SHARE), ease: "easeOut" } }}
      exit={{ opacity: 0, y: -slide, transition: { duration: PAGE_TRANSITION_SECONDS * LEAVING_SHARE, ease: "easeIn" } }}
    >
      {/* What is in the page has a life of its own: it neither waits for the page nor keeps it from leaving. */}
      <PresenceContext.Provider value={null}>{children}</PresenceContext.Provider>
    </m.div>
  );
}

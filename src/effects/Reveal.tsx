import { type ReactNode, useEffect, useRef } from "react";
import { whenDecorationMayStart } from "../browser/moments";
import { prefersReducedMotion } from "../browser/reducedMotion";
import { REVEAL_SECONDS, VIEWPORT_MARGIN } from "../site/constants";

const KEYFRAMES = { opacity: [0, 1], transform: ["translateY(28px)", "none"] };

type RevealProps = { className?: string | undefined; isLarge?: boolean; children: ReactNode };

/**
 * Fades and slides its content in, once, when the visitor scrolls down to it; a large scene takes
 * longer. Nothing is hidden before that: a jump to the content shows it.
 */
export function Reveal({ className, isLarge = false, children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const duration = isLarge ? REVEAL_SECONDS.longest : REVEAL_SECONDS.shortest;
    let stop: (() => void) | undefined;
    loadMotion().then((motion) => {
      if (!motion || !element.current) return;
      stop = motion.inView(
        element.current,
        (content, { boundingClientRect: { top } }) => {
          if (top >= window.innerHeight && !prefersReducedMotion())
            motion.animate(content, KEYFRAMES, { duration, ease: "easeOut" });
        },
        { margin: `${VIEWPORT_MARGIN}px` },
      );
    });
    return () => stop?.();
  }, [isLarge]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

async function loadMotion() {
  if (prefersReducedMotion()) return null;
  await whenDecorationMayStart();
  return import(/* webpackChunkName: "motion" */ "./motion").catch(() => null);
}

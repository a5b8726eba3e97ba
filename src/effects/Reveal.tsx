import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../browser/reducedMotion";
import { REVEAL_SECONDS, VIEWPORT_MARGIN } from "../site/effects";
import { loadMotion } from "./loadMotion";

type RevealProps = { className?: string | undefined; isLarge?: boolean; children: ReactNode };

/** The content rises by 28 pixels. */
const REVEAL = { opacity: [0, 1], transform: ["translateY(28px)", "none"] };

/**
 * Fades and slides its content in, once, when it comes near the window from below (docs/rules.md, 11.8 and 11.10). What is in the
 * window stays as it is, so a visitor who jumps there sees all of it at once. A large scene takes longer than words and small things.
 */
export function Reveal({ className, isLarge = false, children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isMounted = true;
    const timing = { duration: isLarge ? REVEAL_SECONDS.longest : REVEAL_SECONDS.shortest, ease: "easeOut" } as const;
    loadMotion().then((motion) => {
      if (!motion || !isMounted || !element.current) return;
      stop = motion.inView(
        element.current,
        (content, { boundingClientRect }) => {
          // The visitor may have asked for no motion in the meantime.
          if (boundingClientRect.top < window.innerHeight || prefersReducedMotion()) return;
          motion.animate(content, REVEAL, timing);
        },
        { margin: `${VIEWPORT_MARGIN}px` },
      );
    });
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [isLarge]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

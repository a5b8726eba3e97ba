import { m } from "framer-motion";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { REVEAL_SECONDS, VIEWPORT_MARGIN } from "../site/effects";
import { useMotionFeaturesLoaded } from "./loadMotionFeatures";
import { prefersStillness } from "./prefersStillness";
import * as styles from "./Reveal.module.css";

interface RevealProps {
  className?: string | undefined;
  /** A large scene takes the longest time, words and small things the shortest. */
  isLarge?: boolean;
  children: ReactNode;
}

/** How far below its place it waits, in pixels. */
const RISE = 28;
const HIDDEN = { opacity: 0, y: RISE, transition: { duration: 0 } };

/**
 * Fades and slides its content in when it is scrolled to, once (product spec, section 9). The built HTML shows everything; only
 * what lies well below the window when the animations have arrived is hidden until then.
 */
export function Reveal({ className, isLarge = false, children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  const canMove = useMotionFeaturesLoaded();
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    if (!canMove || prefersStillness() || !element.current) return;
    setIsArmed(element.current.getBoundingClientRect().top > window.innerHeight + VIEWPORT_MARGIN);
  }, [canMove]);
  return (
    <m.div
      ref={element}
      className={className ? `${styles.reveal} ${className}` : styles.reveal}
      variants={{
        hidden: HIDDEN,
        visible: {
          opacity: 1,
          y: 0,
          transition: { duration: isLarge ? REVEAL_SECONDS.longest : REVEAL_SECONDS.shortest, ease: "easeOut" },
        },
      }}
      initial="visible"
      animate={isArmed ? "hidden" : "visible"}
      whileInView="visible"
      viewport={{ once: true, margin: `${VIEWPORT_MARGIN}px` }}
    >
      {children}
    </m.div>
  );
}

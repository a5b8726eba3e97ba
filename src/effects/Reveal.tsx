import { type ReactNode, useEffect, useRef } from "react";
import { prefersStillness } from "../browser/prefersStillness";
import { REVEAL_SECONDS, VIEWPORT_MARGIN } from "../site/effects";
import { loadMotion, type Motion } from "./loadMotion";
import * as styles from "./Reveal.module.css";

interface RevealProps {
  className?: string | undefined;
  /** A large scene takes the longest time, words and small things the shortest. */
  isLarge?: boolean;
  children: ReactNode;
}

/** How far below its place it waits, in pixels. */
const RISE = 28;

/**
 * Fades and slides its content in when it is scrolled to, once (product spec, section 9). The built HTML shows everything; only
 * what lies well below the window when the animations have loaded is hidden until then.
 */
export function Reveal({ className, isLarge = false, children }: RevealProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isMounted = true;
    loadMotion().then((motion) => {
      if (!motion || !isMounted || !element.current || !isBelowWindow(element.current)) return;
      stop = revealInView(motion, element.current, isLarge ? REVEAL_SECONDS.longest : REVEAL_SECONDS.shortest);
    });
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [isLarge]);
  return (
    <div ref={element} className={className ? `${styles.reveal} ${className}` : styles.reveal}>
      {children}
    </div>
  );
}

function isBelowWindow(element: HTMLElement): boolean {
  let box: Element = element;
  while (isSkipped(box) && box.parentElement) box = box.parentElement;
  return box.getBoundingClientRect().top > window.innerHeight + VIEWPORT_MARGIN;
}

/** Whether the browser has left an element out of the layout (BelowWindow.module.css): to ask for its place would end that. */
function isSkipped(element: Element): boolean {
  // Safari has the method since 17.4.
  return "checkVisibility" in element && !element.checkVisibility({ contentVisibilityAuto: true });
}

/** Hides an element until it comes near the window, and gives what ends the waiting. */
function revealInView({ animate, inView }: Motion, element: HTMLElement, seconds: number): () => void {
  const stop = inView(
    element,
    () => {
      // Asked for in the meantime.
      if (prefersStillness()) element.style.opacity = "";
      else
        animate(element, { opacity: [0, 1], transform: [`translateY(${RISE}px)`, "none"] }, { duration: seconds, ease: "easeOut" });
    },
    { margin: `${VIEWPORT_MARGIN}px` },
  );
  element.style.opacity = "0";
  return stop;
}

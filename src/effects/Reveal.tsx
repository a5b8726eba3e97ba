import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "../browser/reducedMotion";
import { REVEAL_SECONDS, VIEWPORT_MARGIN } from "../site/effects";
import { loadMotion, type Motion } from "./loadMotion";

type RevealProps = { className?: string | undefined; isLarge?: boolean; children: ReactNode };

/** How far below its place the content starts, in pixels. */
const RISE = 28;

/**
 * Fades and slides its content in when the visitor scrolls to it, once (docs/rules.md, 11.8 and 11.10). The built HTML shows
 * everything. A script hides the content only if it is well below the window when the animations have loaded. A large scene takes
 * longer than words and small things.
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
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

function isBelowWindow(element: HTMLElement): boolean {
  let box: Element = element;
  // What the browser skips (shared.module.css) would be laid out if its position were read. Safari has this since 17.4.
  while (box.checkVisibility?.({ contentVisibilityAuto: true }) === false && box.parentElement) box = box.parentElement;
  return box.getBoundingClientRect().top > window.innerHeight + VIEWPORT_MARGIN;
}

/** Hides an element until it is near the window. Returns a function that stops the wait. */
function revealInView({ animate, inView }: Motion, element: HTMLElement, duration: number): () => void {
  const reveal = () => {
    // The visitor may have asked for no motion in the meantime.
    if (prefersReducedMotion()) element.style.opacity = "";
    else animate(element, { opacity: [0, 1], transform: [`translateY(${RISE}px)`, "none"] }, { duration, ease: "easeOut" });
  };
  element.style.opacity = "0";
  return inView(element, reveal, { margin: `${VIEWPORT_MARGIN}px` });
}

import { type RefObject, useEffect, useRef } from "react";
import { whenQuiet } from "../browser/whenIdle";

/**
 * Runs the CSS animations in the element of a ref only while it is in the window. They start when the page is quiet, because an
 * animation delays the first paint. The element's own CSS starts them if it has `data-motion`; `global.css` obeys "paused".
 */
export function useMotionInSight<ElementType extends HTMLElement>(): RefObject<ElementType> {
  const element = useRef<ElementType>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      watched.dataset.motion = entries.at(-1)?.isIntersecting ? "running" : "paused";
    });
    // An element that is removed before that is never in the window.
    whenQuiet().then(() => observer.observe(watched));
    return () => observer.disconnect();
  }, []);
  return element;
}

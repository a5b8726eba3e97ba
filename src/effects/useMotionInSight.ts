import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../browser/whenIdle";

/**
 * Runs the CSS animations in an element only while it is in the window. (In a hidden tab, browsers stop them.) They start when the
 * browser is idle, because an animation delays the first paint of a page.
 *
 * The hook sets the attribute `data-motion` on the element. The element's own CSS starts the animation if the attribute is there,
 * and `global.css` pauses it if the value is "paused".
 *
 * @returns the ref for the element
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
    whenIdle().then(() => observer.observe(watched));
    return () => observer.disconnect();
  }, []);
  return element;
}

import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../browser/whenIdle";

/**
 * Runs the CSS animations in an element only while the visitor can see them: not off screen and not in a hidden tab. They start
 * when the browser is idle, because an animation delays the first paint of a page.
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
    let isInSight = false;
    const startOrPause = () => {
      const isMoving = isInSight && !document.hidden;
      watched.dataset.motion = isMoving ? "running" : "paused";
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      startOrPause();
    });
    let isMounted = true;
    whenIdle().then(() => {
      if (!isMounted) return;
      observer.observe(watched);
      document.addEventListener("visibilitychange", startOrPause);
    });
    return () => {
      isMounted = false;
      observer.disconnect();
      document.removeEventListener("visibilitychange", startOrPause);
    };
  }, []);
  return element;
}

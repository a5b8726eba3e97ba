import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "./whenIdle";

/**
 * Has what CSS animates in an element move while somebody can see it: not before the browser is idle, because an animation costs the
 * first paint of a page, and neither off screen nor in a hidden tab.
 *
 * The element is marked by `data-motion`: its style sheet starts the animation where the mark is there, and `global.css` holds it
 * where the mark says "paused".
 *
 * @returns the ref for the element
 */
export function useMotionInSight<ElementType extends HTMLElement>(): RefObject<ElementType> {
  const element = useRef<ElementType>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let isInSight = false;
    const mark = () => {
      watched.dataset.motion = isInSight && !document.hidden ? "running" : "paused";
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.some(({ isIntersecting }) => isIntersecting);
      mark();
    });
    let isMounted = true;
    whenIdle().then(() => {
      if (!isMounted) return;
      observer.observe(watched);
      document.addEventListener("visibilitychange", mark);
    });
    return () => {
      isMounted = false;
      observer.disconnect();
      document.removeEventListener("visibilitychange", mark);
    };
  }, []);
  return element;
}

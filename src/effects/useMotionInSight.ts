import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "../browser/whenIdle";

/**
 * Has what CSS animates in an element move while somebody can see it: not before the browser is idle, because an animation costs the
 * first paint of a page, and neither off screen nor in a hidden tab.
 *
 * The element gets the attribute `data-motion`. Its style sheet starts the animation where the attribute is there, and `global.css`
 * holds it where the value is "paused".
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
      const isFirst = watched.dataset.motion === undefined;
      watched.dataset.motion = isMoving ? "running" : "paused";
      if (isFirst) return;
      // The style has no effect in a section that the browser has stopped rendering (BelowWindow.module.css). There, an animation that
      // goes on makes Chrome render every frame of the page.
      for (const animation of watched.getAnimations({ subtree: true })) {
        if (isMoving) animation.play();
        else animation.pause();
      }
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

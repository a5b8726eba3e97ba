import { type RefObject, useEffect, useRef } from "react";
import { whenDecorationMayStart } from "../browser/moments";

/**
 * Runs the CSS animations inside an element while it is in view, and returns the element's ref. The
 * CSS waits for `data-motion`, because an animation delays the first paint.
 */
export function useAnimateInView(): RefObject<HTMLSpanElement> {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      element.dataset.motion = entries.at(-1)?.isIntersecting ? "running" : "paused";
    });
    whenDecorationMayStart().then(() => observer.observe(element));
    return () => observer.disconnect();
  }, []);
  return ref;
}

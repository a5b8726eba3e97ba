import { type RefObject, useEffect, useRef } from "react";

const seen = new WeakMap<Element, boolean>();

/** Marks an element whose animations are to rest; `global.css` holds them. */
function mark(element: HTMLElement): void {
  element.toggleAttribute("data-unseen", document.hidden || seen.get(element) === false);
}

/**
 * Lets the animations of an element and of all in it rest while nobody can see them: off screen, and in a hidden tab.
 *
 * @returns the ref for the element
 */
export function usePauseUnseen<ElementType extends HTMLElement>(): RefObject<ElementType> {
  const element = useRef<ElementType>(null);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      seen.set(
        watched,
        entries.some(({ isIntersecting }) => isIntersecting),
      );
      mark(watched);
    });
    const onVisibilityChange = () => mark(watched);
    observer.observe(watched);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, []);
  return element;
}

import { isReturnVisit } from "../../browser/isReturnVisit";
import { whenPainted } from "../../browser/whenIdle";

/** Scrolls to an element and focuses it. Before a paint, a scroll would count as layout shift. */
export async function scrollToElement(element: HTMLElement | null): Promise<void> {
  await whenPainted();
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

let hasScrolled = false;

/**
 * Scrolls to the result that a link asked for, once in a document. Visitors who have scrolled stay
 * where they are. After a reload or Back, the scroll restoration decides.
 */
export async function scrollOnceTo(element: HTMLElement | null): Promise<void> {
  // Gatsby gives a state to each page that it opens.
  const isOpenedByGatsby = window.history.state !== null;
  if (hasScrolled || isReturnVisit() || isOpenedByGatsby || window.scrollY > 0) return;
  hasScrolled = true;
  await scrollToElement(element);
}

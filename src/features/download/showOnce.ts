import { whenPainted } from "../../browser/whenIdle";

/** Whether this document has shown something. */
let hasShown = false;

/**
 * Brings what the link of the page asked for into the window and gives it the focus, once in a document. It moves neither visitors who
 * have begun to read nor visitors who have come back by a reload, Back or Forward: the browser leads them to where they were.
 */
export async function showOnce(element: HTMLElement | null): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReturn = navigation && "type" in navigation && navigation.type !== "navigate";
  // Gatsby gives a state to each page that it opens, and to no other.
  const isOpenedByGatsby = window.history.state !== null;
  if (hasShown || isReturn || isOpenedByGatsby || window.scrollY > 0) return;
  hasShown = true;
  // Otherwise, a browser would count what the element moves as a layout shift.
  await whenPainted();
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

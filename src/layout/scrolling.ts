import type { GatsbyBrowser } from "gatsby";
import { decodeFragment } from "../browser/fragment";
import { isReturnVisit } from "../browser/isReturnVisit";
import { afterNextPaint } from "../browser/moments";

// Scroll restoration: see CONTRIBUTING.md, "Scrolling".

/** Decides whether Gatsby scrolls. Gatsby asks only if the page has the fragment's target. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const [, position]: [number, number] = getSavedScrollPosition(location);
  if (!prevRouterProps) {
    // The document has just been loaded, so the browser scrolls it as far as it can.
    if (isReturnVisit()) scrollOnceLongEnough(position);
    return false;
  }
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Without a key, the browser made the history entry, for a link within the page.
  if (isSamePage && currentKey() === undefined) return false;
  if ("action" in location && location.action === "PUSH") return true;
  scrollOnceLongEnough(position);
  if (!location.hash) return true;
  // On Back to `/download#versions`, Gatsby would ignore the stored position and go to `#versions`.
  window.scrollTo(0, position);
  return false;
};

/**
 * Scrolls to a position for which the page is too short until older versions have loaded, unless
 * the visitor does something else first.
 */
function scrollOnceLongEnough(position: number): void {
  const { documentElement: page } = document;
  // A position may have a fraction, and these heights are whole numbers.
  const isTooShort = () => page.scrollHeight - page.clientHeight + 1 < position;
  if (!isTooShort()) return;
  const observer = new ResizeObserver(() => {
    if (isTooShort()) return;
    observer.disconnect();
    // Before a paint, a scroll would count as a layout shift.
    afterNextPaint().then(() => window.scrollTo(0, position));
  });
  observer.observe(document.body);
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown", "popstate"])
    window.addEventListener(type, () => observer.disconnect(), { once: true });
}

/** Gatsby gives each of its history entries a key. */
const currentKey = (): unknown => ({ ...window.history.state }).key;

/** The key of the history entry that is shown. */
let shownKey: unknown;

/** After a change of page, moves the focus to the fragment's target, as browsers do. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownKey = currentKey();
  // The listener below has hidden the browser's scroll. This event makes Gatsby store it.
  window.dispatchEvent(new Event("scroll"));
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const target = document.getElementById(decodeFragment(location.hash));
  // Without a target, such as after a tracker, Gatsby does not scroll.
  if (location.hash && !target) window.scrollTo(0, 0);
  const focus = () => target?.focus({ preventScroll: true });
  // Then Gatsby focuses the whole page, without an event if that has the focus.
  focus();
  document.addEventListener("focusin", focus, { once: true });
};

/** Marks the page as hydrated, and hides early scroll events from Gatsby. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // On Back, a browser scrolls while the old page is there, and Gatsby would store that for it.
  const stopIfEarly = (event: Event) => {
    if (currentKey() !== shownKey) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", stopIfEarly, { capture: true });
};

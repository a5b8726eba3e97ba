import type { GatsbyBrowser } from "gatsby";
import { decodeFragment } from "../browser/fragment";
import { afterNextPaint } from "../browser/moments";

// Scroll restoration: see CONTRIBUTING.md, "Scrolling".

/** Decides whether Gatsby scrolls. Gatsby asks only if the page has the fragment's target. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The document has just been loaded, so the browser has scrolled it.
  if (!prevRouterProps) return false;
  const isSamePage = prevRouterProps.location.pathname === location.pathname;
  // Without a state, the browser made the history entry, for a link within the page.
  if (isSamePage && window.history.state === null) return false;
  const [, position]: [number, number] = getSavedScrollPosition(location);
  if (!position || !location.hash) return true;
  // On Back to `/download#versions`, Gatsby would ignore the stored position and go to `#versions`.
  window.scrollTo(0, position);
  return false;
};

/** The state of the history entry that is shown, as JSON. Gatsby gives each entry its own. */
let shownState: string | undefined;

const currentState = () => JSON.stringify(window.history.state);

/** After a change of page, moves the focus to the fragment's target, as browsers do. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownState = currentState();
  // The listener below has hidden the browser's scroll. This event makes Gatsby store it.
  window.dispatchEvent(new Event("scroll"));
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  const target = document.getElementById(decodeFragment(location.hash));
  // Without a target, such as after a tracker, Gatsby does not scroll.
  if (location.hash && !target) window.scrollTo(0, 0);
  // Gatsby first moves the focus to the whole page.
  afterNextPaint().then(() => target?.focus({ preventScroll: true }));
};

/** Marks the page as hydrated, and hides early scroll events from Gatsby. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  // On Back, a browser scrolls while the old page is there, and Gatsby would store that for it.
  const stopIfEarly = (event: Event) => {
    if (currentState() !== shownState) event.stopImmediatePropagation();
  };
  window.addEventListener("scroll", stopIfEarly, { capture: true });
};

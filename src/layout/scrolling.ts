import type { GatsbyBrowser } from "gatsby";
import { decodeFragment } from "../browser/fragment";
import { afterNextPaint } from "../browser/moments";
import { withoutTrailingSlash } from "../site/links";

// Scroll restoration: see CONTRIBUTING.md, "Scrolling".

/** Decides whether Gatsby scrolls. Gatsby asks only if the page has the fragment's target. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The document has just been loaded, so the browser has scrolled it.
  if (!prevRouterProps) return false;
  // Without a state, the browser made the history entry, for a link within the page.
  if (isSamePage(prevRouterProps.location, location) && window.history.state === null) return false;
  const [, position]: [number, number] = getSavedScrollPosition(location);
  if (!position || !location.hash) return true;
  // On Back to `/download#versions`, Gatsby would ignore the stored position and go to `#versions`.
  window.scrollTo(0, position);
  return false;
};

/** The state of the history entry that is shown, as JSON. Gatsby gives each entry its own. */
let shownState: string | undefined;

const currentState = () => JSON.stringify(window.history.state);

/**
 * After a change of page, moves the focus to the fragment's target, as browsers do. Without a
 * target, such as after a tracker, Gatsby does not scroll, so this restores the position.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownState = currentState();
  if (!prevLocation || isSamePage(prevLocation, location)) {
    // The listener below has hidden the browser's scroll. This event makes Gatsby store it.
    window.dispatchEvent(new Event("scroll"));
    return;
  }
  const fragment = decodeFragment(location.hash);
  if (location.hash && !document.getElementById(fragment)) window.scrollTo(0, storedPosition());
  // Gatsby first moves the focus to the whole page.
  afterNextPaint().then(() => {
    document.getElementById(fragment)?.focus({ preventScroll: true });
  });
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

/** The position that Gatsby has stored for the history entry that is shown; else 0, the top. */
function storedPosition() {
  const { location, history } = window;
  try {
    // In gatsby-react-router-scroll. A history entry of the browser has no key.
    const key = `@@scroll|${location.pathname}|${history.state?.key ?? "initial"}`;
    return Number(window.sessionStorage.getItem(key));
  } catch {
    // Storage is blocked.
    return 0;
  }
}

function isSamePage(one: Location, other: Location) {
  return withoutTrailingSlash(one.pathname) === withoutTrailingSlash(other.pathname);
}

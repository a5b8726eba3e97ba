import type { GatsbyBrowser } from "gatsby";
import { whenPainted } from "../browser/whenIdle";

/**
 * Decides whether Gatsby scrolls: to the fragment, otherwise to the place that it stored for this entry of the history, otherwise to
 * the top. Where the browser scrolls by itself, Gatsby must not. If the target of the fragment is not on the page, Gatsby neither asks
 * nor scrolls.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser has restored a reload, gone to the fragment, or started at the top.
  if (!prevRouterProps) return false;
  // The browser has gone to a part of the page, or back from it. Only an entry of the history that Gatsby has made has a state.
  if (isSamePage(prevRouterProps.location, location) && window.history.state === null) return false;
  const [x, y]: [number, number] = getSavedScrollPosition(location);
  if (!y || !location.hash) return true;
  // After Back, Gatsby would go to the fragment again.
  window.scrollTo(x, y);
  return false;
};

/** The state of the entry of the history that the page shows, as JSON. Each entry that Gatsby has made has another state. */
let shownState: string | undefined;

const currentState = () => JSON.stringify(window.history.state);

/** After a change of page, moves the focus to the target of the fragment, as the browser does: the keyboard continues from there. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  shownState = currentState();
  // The browser has scrolled, and Gatsby did not hear of it. This event lets Gatsby store the place.
  if (!prevLocation || isSamePage(prevLocation, location)) window.dispatchEvent(new Event("scroll"));
  // Later, because Gatsby moves the focus to the page as a whole.
  else whenPainted().then(() => document.getElementById(decodeURI(location.hash.slice(1)))?.focus({ preventScroll: true }));
};

/**
 * Shows what needs scripts. After Back, a browser scrolls before Gatsby has changed the page, and Gatsby would store that place for the
 * old page. So Gatsby does not get such an event.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  const ignoreEarly = (event: Event) => currentState() !== shownState && event.stopImmediatePropagation();
  window.addEventListener("scroll", ignoreEarly, { capture: true });
};

function isSamePage(one: Location, other: Location): boolean {
  return withoutTrailingSlash(one.pathname) === withoutTrailingSlash(other.pathname);
}

/** A path without the slash at its end. A static host may add one. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/, "");
}

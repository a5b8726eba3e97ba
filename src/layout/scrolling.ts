import type { GatsbyBrowser } from "gatsby";
import { openLastChosenPage, readScrollPosition } from "../browser/gatsbyRouter";
import { decodeFragment, keepPagePosition } from "../browser/pageScroll";
import { layOutPage } from "./layOutPage";

/*
 * During a page transition, the old page must not jump. The new page must start at its top, at its fragment or, after back and
 * forward, where the visitor left it. The browser and Gatsby would both scroll too early, while the old page is still visible, so
 * PageTransition scrolls when the new page is there.
 */

/**
 * Turns off the browser's own scroll restoration, except for a reload and for leaving the site. From now on, the link that was pressed
 * last decides which page opens, controls that need scripts show, and what is below the window is laid out when the browser is idle.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  openLastChosenPage();
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", () => {
    window.history.scrollRestoration = "manual";
  });
  document.documentElement.dataset.hydrated = "";
  layOutPage();
};

/** Stores where the next page must be scrolled to. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || isSamePage(location, prevLocation)) return;
  keepPagePosition(location.hash ? { targetId: decodeFragment(location.hash) } : { y: readScrollPosition(location) });
};

/** Lets Gatsby scroll only within a page. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  prevRouterProps !== undefined && isSamePage(prevRouterProps.location, routerProps.location);

function isSamePage(one: Pick<Location, "pathname">, other: Pick<Location, "pathname">): boolean {
  return withoutTrailingSlash(one.pathname) === withoutTrailingSlash(other.pathname);
}

/** A path without the slash at its end. A static host may add one. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

import type { GatsbyBrowser } from "gatsby";
import { keepPagePosition } from "../browser/pageScroll";

/*
 * While one page gives way to the next, the old one is not to jump, and the new one is to stand where it belongs: at its head, at
 * its fragment, or, after back and forward, where it was left. The browser and Gatsby would both scroll too early, while the old
 * page is still there; PageTransition scrolls when the new one is.
 */

/** Takes the scrolling over from the browser, which keeps it for a reload and for leaving the site. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  window.history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    window.history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", () => {
    window.history.scrollRestoration = "manual";
  });
};

/** Keeps where the next page is to stand. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || isSamePage(location, prevLocation)) return;
  keepPagePosition(location.hash ? { targetId: targetOf(location.hash) } : { y: leftAt(location) });
};

/** Gatsby scrolls within a page only. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  prevRouterProps !== undefined && isSamePage(prevRouterProps.location, routerProps.location);

function isSamePage(one: Pick<Location, "pathname">, other: Pick<Location, "pathname">): boolean {
  return withoutTrailingSlash(one.pathname) === withoutTrailingSlash(other.pathname);
}

/** A path without the slash at its end, which a static host may add. */
export function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A lone percent sign: the fragment is what it says.
    return hash.slice(1);
  }
}

// Gatsby notes every scroll under the address and the key of its place in the history; a place that is new has none.
function leftAt({ pathname, key }: { pathname: string; key?: string }): number {
  try {
    return Number(sessionStorage.getItem(`@@scroll|${pathname}|${key}`)) || 0;
  } catch {
    return 0;
  }
}

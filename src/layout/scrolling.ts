import type { GatsbyBrowser } from "gatsby";
import { openLastChosenPage, readScrollPosition } from "../browser/gatsbyRouter";
import { decodeFragment, keepPagePosition, layOutForGood } from "../browser/pageScroll";
import { whenIdle } from "../browser/whenIdle";
import * as styles from "../components/shared.module.css";

/*
 * During a page transition, the old page must not jump. The new page must start at its top, at its fragment or, after back and
 * forward, where the visitor left it. The browser and Gatsby would both scroll too early, while the old page is still visible, so
 * PageTransition scrolls when the new page is there.
 */

/** Turns off the browser's own scroll restoration, except for a reload and for leaving the site. Shows what needs scripts. */
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

/** How long each section waits for a browser that is never idle, or cannot say so, in milliseconds: 32 sections take 7 seconds. */
const TIME_LIMIT = 200;

/**
 * Lays out what is below the window, for good (docs/rules.md, 10.12). Each section gets a task of its own when the browser is idle,
 * because all at once would keep a slow phone busy. A page that the visitor goes to meanwhile is laid out at once, at the end.
 */
export async function layOutPage(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>(`.${styles.belowWindow}`)) {
    await whenIdle(TIME_LIMIT);
    section.style.contentVisibility = "visible";
    // Reading a box lays it out now. Otherwise, the next frame would have to, after the task.
    section.getBoundingClientRect();
  }
  await whenIdle(TIME_LIMIT);
  layOutForGood();
}

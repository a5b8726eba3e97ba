import type { GatsbyBrowser } from "gatsby";
import { openLastChosenPage } from "../browser/gatsbyRouter";
import { awaitPage, layOutForGood, leftPosition, notePositions } from "../browser/pageScroll";
import { whenIdle, whenPainted } from "../browser/whenIdle";
import * as styles from "../components/shared.module.css";

/*
 * During a page transition, the old page must not jump. The new page must start at its top, at its fragment or, after back and
 * forward, where the visitor left it. The browser and Gatsby would both scroll too early, while the old page is still visible, so
 * PageTransition scrolls when the new page is there. Within a page, Gatsby has one position for all links to its parts, so `shouldUpdateScroll` does that too.
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
  notePositions();
};

/** Has the next page scrolled. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && !isSamePage(location, prevLocation)) awaitPage();
};

/** Lets Gatsby scroll only within a page, and not after Back or Forward: the visitor returns to where they were. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  if (!prevRouterProps || !isSamePage(prevRouterProps.location, routerProps.location)) return false;
  const y = leftPosition();
  if (y === undefined) return true;
  // What the last URL had unfolded or hidden is back in its place then.
  whenPainted().then(() => window.scrollTo({ top: y, behavior: "instant" }));
  return false;
};

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

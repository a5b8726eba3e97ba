// Check this when Gatsby is upgraded: see README.md in this folder.
import { navigate } from "@gatsbyjs/reach-router";

declare global {
  interface Window {
    /** Written into each page by Gatsby: the path of the page that this HTML was built for. */
    readonly pagePath?: string;
  }
}

/** The id of the element that tells screen readers which page was opened. */
export const ANNOUNCER_ID = "gatsby-announcer";

/** The path within the site of the page that this HTML was built for; undefined if Gatsby did not say. */
export function builtPagePath(): string | undefined {
  return window.pagePath;
}

/** Replaces the current URL with another one of the same origin, and tells Gatsby's router about it. */
export function replaceUrl(url: string): void {
  navigate(url, { replace: true });
}

/**
 * How far down a page was scrolled when the visitor left it.
 *
 * Gatsby stores every scroll position in the session storage, by path and history entry.
 *
 * @param location of the page; `key` names the entry of the browser's history
 * @returns pixels from the top; 0 for a new entry, or if the browser does not allow storage
 */
export function readScrollPosition({ pathname, key }: { pathname: string; key?: string }): number {
  try {
    return Number(sessionStorage.getItem(`@@scroll|${pathname}|${key}`)) || 0;
  } catch {
    return 0;
  }
}

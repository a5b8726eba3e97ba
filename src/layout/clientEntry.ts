import { type GatsbyBrowser, withPrefix } from "gatsby";
import { restorePausedMotion } from "../browser/reducedMotion";
import { routes } from "../site/links";
import { productName } from "../site/product";
import { withoutTrailingSlash } from "./scrolling";

declare global {
  interface Window {
    /** The path within the site of the page that this HTML was built for. Not documented. `gatsby develop` does not write it. */
    pagePath?: string;
  }
}

/** Lets Gatsby start only in a window of its own, in a browser that is new enough, and at the page's own URL. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { pathname } = window.location;
  if (window.top !== window.self) replacePageWithLink();
  // Some programs encode the `#` of `/download#v2.4.0`.
  else if (pathname.startsWith(withPrefix(`${routes.download}%23`))) window.location.replace(pathname.replace("%23", "#"));
  else if (canHydrate() && isAtOwnPath(pathname) && isDecodable(window.location.hash)) {
    restorePausedMotion();
    return undefined;
  }
  // Gatsby waits for this promise and does not hydrate the page, so the page stays as it was built.
  return new Promise<void>(() => undefined);
};

/** Against clickjacking, where the host sends no header that forbids frames: replaces the page with a link to itself. */
function replacePageWithLink(): void {
  const link = document.createElement("a");
  link.href = window.location.href;
  link.target = "_top";
  link.rel = "noopener";
  link.textContent = `Open ${productName}`;
  document.body.replaceChildren(link);
}

/** Whether the browser has all functions that the scripts call. If not, hydration would break the built page (docs/rules.md, 1.13). */
function canHydrate(): boolean {
  const { prototype } = Array;
  return "at" in prototype && "findLastIndex" in prototype && "timeout" in AbortSignal && "adoptedStyleSheets" in document;
}

/**
 * Whether the URL is that of the page, perhaps with the name of its file. Gatsby would lead a saved page, or a copy in another folder,
 * away to the page's own path. It would misread many paths that have the 404 page, such as `//evil.example`, `/:ref` and `/%25`.
 */
function isAtOwnPath(pathname: string): boolean {
  const { pagePath } = window;
  if (pagePath === undefined) return true;
  const ownPath = withPrefix(pagePath);
  // Where the host adds a slash, Gatsby must not remove it: a reload would be redirected, and then browsers do not keep the place.
  if (pathname === `${ownPath}/`) window.pagePath = `${pagePath}/`;
  return withoutTrailingSlash(pathname.replace(/(\/index)?\.html$/, "")) === withoutTrailingSlash(ownPath);
}

/** Whether a fragment can be decoded, which `#100%` cannot: Gatsby would show an empty page. */
function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

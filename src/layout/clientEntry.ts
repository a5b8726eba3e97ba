import { type GatsbyBrowser, withPrefix } from "gatsby";
import { decodeFragment, respellFragment } from "../browser/fragment";
import { restorePausedMotion } from "../browser/reducedMotion";
import { routes, withoutTrailingSlash } from "../site/links";
import { productName } from "../site/product";

declare global {
  interface Window {
    /** The path that the build made this HTML for. Undocumented; missing in `gatsby develop`. */
    pagePath?: string;
  }
}

/** Lets Gatsby hydrate the page only where that is safe; else the page stays as it was built. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const { pathname, hash } = window.location;
  if (window.top !== window.self) replacePageWithLink();
  // Some programs encode the `#` of `/download#v2.4.0`.
  else if (pathname.startsWith(withPrefix(`${routes.download}%23`)))
    window.location.replace(pathname.replace("%23", "#"));
  // With a fragment that cannot be decoded, such as `#100%`, Gatsby would show an empty page.
  else if (canHydrate() && isAtOwnPath(pathname) && (!hash || decodeFragment(hash))) {
    keepAddedSlash(pathname);
    restorePausedMotion();
    respellFragment();
    // Gatsby adds its listener later, so it gets each URL respelled.
    window.addEventListener("popstate", respellFragment);
    return undefined;
  }
  // Gatsby waits for this promise, so it never hydrates the page.
  return new Promise<void>(() => undefined);
};

/** Prevents clickjacking in a frame, on hosts that send no header against frames. */
function replacePageWithLink() {
  const link = document.createElement("a");
  link.href = window.location.href;
  link.target = "_top";
  link.rel = "noopener";
  link.textContent = `Open ${productName}`;
  document.body.replaceChildren(link);
}

/** In a browser without these functions, the scripts would break the page (docs/rules.md, 1.4). */
function canHydrate() {
  try {
    // A browser that protects privacy may have these functions, and refuse to call them.
    new IntersectionObserver(() => undefined).disconnect();
    return (
      "matches" in window.matchMedia("all") &&
      "now" in performance &&
      "findLastIndex" in Array.prototype &&
      "timeout" in AbortSignal
    );
  } catch {
    return false;
  }
}

/**
 * In a saved copy, Gatsby would navigate to the page's own path. On the 404 page, it would misread
 * paths such as `//evil.example`.
 */
function isAtOwnPath(pathname: string) {
  const { pagePath } = window;
  if (pagePath === undefined) return true;
  return (
    withoutTrailingSlash(pathname.replace(/(\/index)?\.html$/, "")) ===
    withoutTrailingSlash(withPrefix(pagePath))
  );
}

/** Gatsby would remove a slash that a host adds, and a reload would lose the scroll position. */
function keepAddedSlash(pathname: string) {
  const { pagePath } = window;
  if (pagePath !== undefined && pathname === `${withPrefix(pagePath)}/`)
    window.pagePath = `${pagePath}/`;
}

import { type GatsbyBrowser, withPrefix } from "gatsby";
import { replaceUrl } from "../browser/gatsbyRouter";
import { restorePausedMotion } from "../browser/reducedMotion";
import { productName } from "../site/product";

/** Never lets Gatsby start inside a frame, in a browser that is too old, or on a 404 page whose URL it could misread. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.top !== window.self) {
    replacePageWithLink();
    return never();
  }
  if (!canHydrate()) return never();
  if (isUnreadable(window.location.pathname) && window.pagePath?.startsWith("/404")) return never();
  restorePausedMotion();
  repairFragment();
  // Added before the router is mounted, so that this listener runs before the one of the router.
  window.addEventListener("popstate", repairFragment);
  return undefined;
};

/** Gatsby waits for this promise and does not hydrate the page, so the page stays as it was built. */
const never = () => new Promise<void>(() => undefined);

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
 * Whether Gatsby could misread a path, and then show an empty page: it reads `//evil.example` as another host, decodes `%25` twice,
 * reads `/:ref` as a parameter and `/index` as the home page, takes the path prefix away twice, and shows nothing outside of it. Only
 * the 404 page can have such a path, because Gatsby redirects every other page to its own path, and the 404 page needs no script.
 */
function isUnreadable(path: string): boolean {
  const home = withPrefix("/");
  const folder = `${path}/`;
  const hasPrefixOnce = home === "/" || (folder.startsWith(home) && !folder.startsWith(home, home.length - 1));
  return !/^(\/[\w.~-]+)*\/?$/.test(path) || /\/index\/?$/.test(path) || !hasPrefixOnce;
}

/**
 * Encodes a fragment that cannot be decoded, for example `#100%` as `#100%25`: Gatsby would show an empty page. The router is told,
 * because it may have read the URL already. The URL is absolute, because a path that starts with `//` means another host.
 */
function repairFragment(): void {
  const { href, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    replaceUrl(href.slice(0, -hash.length) + encodeURI(hash));
  }
}

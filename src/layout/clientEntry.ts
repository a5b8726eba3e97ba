import { navigate } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { productName } from "../site/product";

declare global {
  interface Window {
    /** The page that Gatsby built this HTML for, as a path within the site. */
    readonly pagePath?: string;
  }
}

/** What happens before React hydrates the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.top !== window.self) {
    showWayOut();
    return never();
  }
  if (isUnreadable(window.location.pathname) && window.pagePath?.startsWith("/404")) return never();
  mendFragment();
  // Before the router, which listens once it is mounted.
  window.addEventListener("popstate", mendFragment);
  return undefined;
};

/** Gatsby waits for this promise and starts nothing: the page stays as it was built. */
const never = () => new Promise<void>(() => undefined);

/**
 * A page in somebody else's frame could be made to be pressed unseen. A host's headers forbid it; where the host sends none, the
 * page gives way to a link to itself.
 */
function showWayOut(): void {
  const link = document.createElement("a");
  link.href = window.location.href;
  link.target = "_top";
  link.rel = "noopener";
  link.textContent = `Open ${productName}`;
  document.body.replaceChildren(link);
}

/**
 * Whether Gatsby could misread a path: it takes `//evil.example` for another host, decodes `%25` twice, takes `/:ref` for a
 * parameter and `/index` for the home page, and shows an empty page. Only the 404 page has such a path (Gatsby gives every other
 * page its own), and that one needs no script.
 */
function isUnreadable(path: string): boolean {
  return !/^(\/[\w.~-]+)*\/?$/.test(path) || /\/index\/?$/.test(path);
}

/**
 * Encodes a fragment that cannot be decoded, `#100%` as `#100%25`: Gatsby decodes it unguarded and would show an empty page. It uses
 * the router, which may already have read the URL, and the whole URL, because a browser reads a path that starts with `//` as
 * another host.
 */
function mendFragment(): void {
  const { href, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    navigate(href.slice(0, -hash.length) + encodeURI(hash), { replace: true });
  }
}

import { type GatsbyBrowser, withPrefix } from "gatsby";
import { decodeFragment } from "../browser/fragment";
import { restorePausedMotion } from "../browser/reducedMotion";

declare global {
  interface Window {
    /** The path that the build made this HTML for. Undocumented; missing in `gatsby develop`. */
    readonly pagePath?: string;
  }
}

/** Lets Gatsby hydrate the page only where that is safe; else the page stays as it was built. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Gatsby waits for this promise, so it never hydrates the page.
  if (!canHydrate()) return new Promise<void>(() => undefined);
  restorePausedMotion();
  // Before Gatsby's listener, which replaces the page by a failure if it cannot decode a fragment.
  window.addEventListener("popstate", () => {
    const { hash } = window.location;
    if (hash && !decodeFragment(hash))
      window.history.replaceState(window.history.state, "", encodeURI(hash));
  });
  return undefined;
};

function canHydrate() {
  const { pagePath, location } = window;
  // With a fragment that cannot be decoded, such as `#100%`, Gatsby would show an empty page.
  if (location.hash && !decodeFragment(location.hash)) return false;
  // In a saved copy, Gatsby would navigate to the page's own path.
  if (
    pagePath !== undefined &&
    withoutSlash(location.pathname) !== withoutSlash(withPrefix(pagePath))
  )
    return false;
  // In a browser without these functions, the scripts would fail (docs/rules.md, 1.4).
  return "findLastIndex" in Array.prototype && "timeout" in AbortSignal;
}

/** A host may add a slash, which Gatsby removes. */
function withoutSlash(path: string) {
  return path.replace(/\/$/, "");
}

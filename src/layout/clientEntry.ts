import { navigate } from "@gatsbyjs/reach-router";
import type { GatsbyBrowser } from "gatsby";
import { productName } from "../site/product";

/** What comes before React takes the page over. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (window.top !== window.self) {
    showWayOut();
    // Gatsby waits for this promise and starts nothing.
    return new Promise(() => undefined);
  }
  dropUnreadableFragment();
  return undefined;
};

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
 * Drops a fragment that is no text, such as `#100%`: Gatsby decodes it unguarded and would show an empty page. By the router, which
 * has read the address already; Gatsby's own navigation is not there yet.
 */
function dropUnreadableFragment(): void {
  try {
    decodeURI(window.location.hash);
  } catch {
    navigate(window.location.pathname + window.location.search, { replace: true });
  }
}

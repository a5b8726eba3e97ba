// What is used of Gatsby although it is not documented. Check it when Gatsby is upgraded.
import { navigate } from "@gatsbyjs/reach-router";

declare global {
  interface Window {
    /** Written into each page by Gatsby: the path within the site of the page that this HTML was built for. */
    readonly pagePath?: string;
    /** Gatsby's own navigation to another page, which each of its links calls. */
    ___navigate: (to: string, options?: object) => void;
    /** Loads pages; a page that is loaded is not loaded again. */
    readonly ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/** The id of the element that tells screen readers which page was opened. */
export const ANNOUNCER_ID = "gatsby-announcer";

/** Replaces the current URL with another one of the same origin, and tells Gatsby's router about it. */
export function replaceUrl(url: string): void {
  navigate(url, { replace: true });
}

/**
 * Makes sure that the link pressed last decides which page opens (docs/rules.md, 1.12). Gatsby opens each page as soon as it is
 * loaded, so a page that loads for longer would replace the one chosen after it. Call it once, after Gatsby has started.
 */
export function openLastChosenPage(): void {
  const { ___navigate: open, ___loader: loader } = window;
  let choices = 0;
  window.___navigate = (to, options) => {
    choices += 1;
    const choice = choices;
    // Never rejects: Gatsby reports a page that cannot be loaded in its answer, and then lets the browser open the page.
    loader.loadPage(to.replace(/#.*/, "")).then(() => choice === choices && open(to, options));
  };
  // Back and forward are a choice too.
  window.addEventListener("popstate", () => {
    choices += 1;
  });
}

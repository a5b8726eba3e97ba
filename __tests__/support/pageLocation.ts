import type { PageProps } from "gatsby";

/** Gives the window this URL of the site, and returns it as Gatsby gives it to a page. */
export function pageLocation(url = "/download"): PageProps["location"] {
  const state = { key: "kept" };
  window.history.replaceState(state, "", url);
  return { ...window.location, state, key: state.key };
}

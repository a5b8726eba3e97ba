import type { PageProps } from "gatsby";

/** Gives the window this URL. Returns it as Gatsby's `location` prop of a page. */
export function pageLocation(url = "/download"): PageProps["location"] {
  const state = { key: "kept" };
  window.history.replaceState(state, "", url);
  return { ...window.location, state, key: state.key };
}

import { globalHistory } from "@gatsbyjs/reach-router";
import { useRef, useSyncExternalStore } from "react";
import { decodeFragment } from "./pageScroll";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = globalHistory.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/**
 * The URL of the page that the component is part of, kept up to date; "" on the server and during hydration. It stays as it was while
 * the page leaves: the window then has the URL of the next page.
 */
export function usePageUrl(): string {
  const page = useRef({ path: "", url: "" });
  const read = () => {
    const { pathname, href } = window.location;
    page.current.path ||= pathname;
    if (pathname === page.current.path) page.current.url = href;
    return page.current.url;
  };
  return useSyncExternalStore(subscribe, read, () => "");
}

/** Changes the URL of the page without an entry in the history. */
export function changePageUrl(change: (url: URL) => void): void {
  const url = new URL(window.location.href);
  change(url);
  try {
    // The router finds the scroll position of this entry by its state, so the state stays.
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // Safari allows a hundred changes in half a minute. What the page shows does not depend on this one.
  }
  for (const listener of listeners) listener();
}

/** The fragment of a URL that {@link usePageUrl} gives, decoded; "" without one. */
export function fragmentIn(pageUrl: string): string {
  return decodeFragment(/#.*/.exec(pageUrl)?.[0] ?? "");
}

/** The value of a parameter of /download: `from` is the visitor's version, `find` is what to search for. "" without one. */
export function parameterIn(pageUrl: string, name: "from" | "find"): string {
  const [, query] = /^[^#?]*\?([^#]*)/.exec(pageUrl) ?? [];
  return new URLSearchParams(query).get(name)?.trim() ?? "";
}

/** Writes a parameter into the URL of the page, or removes it if the value is "". */
export function writeParameter(name: "from" | "find", value: string): void {
  changePageUrl(({ searchParams }) => (value ? searchParams.set(name, value) : searchParams.delete(name)));
}

import type { PageProps } from "gatsby";
import { useCallback, useState } from "react";
import { useIsHydrated } from "../../browser/useIsHydrated";

/** The location of the page, as Gatsby gives it to the page's component. */
export type PageLocation = Pick<PageProps["location"], "pathname" | "search" | "hash">;

interface UrlValue {
  value: string;
  /** Whether the visitor has entered the value. Otherwise, the URL has asked for it. */
  isEntered: boolean;
  /** Where the page was then; null in the HTML, which is the same for every URL. */
  location: PageLocation | null;
}

/**
 * The value of a field that the URL fills. What the visitor enters counts until they go somewhere, also to the same URL: Gatsby then
 * gives another object.
 *
 * @param read gives the value that a location asks for
 * @returns also `enter`, which takes what the visitor enters, and `empty`, which leaves the URL as it is. Both stay the same until then
 */
export function useUrlValue(location: PageLocation, read: (location: PageLocation) => string) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<UrlValue>({ value: "", isEntered: false, location: null });
  if (isHydrated && state.location !== location) {
    const asked = read(location);
    setState(state.value.trim() === asked ? { ...state, location } : { value: asked, isEntered: false, location });
  }
  const enter = useCallback((value: string) => setState({ value, isEntered: true, location }), [location]);
  const empty = useCallback(() => setState({ value: "", isEntered: false, location }), [location]);
  return { value: state.value, isEntered: state.isEntered, enter, empty };
}

import type { PageProps } from "gatsby";
import { useCallback, useState } from "react";
import { useIsHydrated } from "../../browser/useIsHydrated";

/** Gatsby's `location` prop of a page. */
export type PageLocation = Pick<PageProps["location"], "pathname" | "search" | "hash">;

type UrlValue = { value: string; isEntered: boolean; location?: PageLocation };

/**
 * The value of a field that the URL fills. What the visitor enters stays until a navigation gives
 * another location object.
 *
 * @param read returns the value in a location
 * @returns `isEntered`: the visitor has entered the value. `empty` clears the field and leaves the
 * URL as it is; the function changes only with a navigation
 */
export function useUrlValue(location: PageLocation, read: (location: PageLocation) => string) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<UrlValue>({ value: "", isEntered: false });
  // The HTML is the same for every URL, so only a hydrated page reads the location.
  if (isHydrated && state.location !== location) {
    const value = read(location);
    const isSame = state.value.trim() === value;
    setState(isSame ? { ...state, location } : { value, isEntered: false, location });
  }
  const enter = (value: string) => setState({ value, isEntered: true, location });
  const empty = useCallback(() => setState({ value: "", isEntered: false, location }), [location]);
  return { ...state, enter, empty };
}

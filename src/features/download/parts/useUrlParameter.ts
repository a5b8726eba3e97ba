import { useCallback, useEffect, useState } from "react";
import { decodeFragment } from "../../../browser/fragment";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { type PageLocation, usePageLocation } from "../../../browser/usePageLocation";
import { versionIn } from "../../../releases/version";

/**
 * The value of a field that a parameter of the URL fills. What the visitor enters stays until a
 * navigation.
 *
 * @param read returns the value in a location, and never changes
 * @returns also `write`, which writes a value into the URL
 */
export function useUrlParameter(name: "from" | "find", read: (location: PageLocation) => string) {
  const location = usePageLocation();
  const isHydrated = useIsHydrated();
  // The HTML is the same for every URL, so only a hydrated page reads the location.
  const ofUrl = { location, value: isHydrated ? read(location) : "", isEntered: false };
  const [entry, setEntry] = useState<typeof ofUrl | null>(null);
  const { value, isEntered } = entry?.location === location ? entry : ofUrl;

  // Gatsby does not see the URLs of `write`. So after Back, it renders late, or not at all if Back
  // leads to the URL that it rendered last.
  useEffect(() => {
    const endEntry = () => {
      if (window.location.pathname === location.pathname)
        setEntry({ location, value: read(window.location), isEntered: false });
    };
    window.addEventListener("popstate", endEntry);
    return () => window.removeEventListener("popstate", endEntry);
  }, [location, read]);

  // Gatsby's `navigate` would break scroll restoration and announce the page again.
  const write = useCallback(
    (value: string) => {
      // After Back, the URL is the next page's while that loads.
      if (window.location.pathname !== location.pathname) return;
      const url = new URL(window.location.href);
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
      // The fragment of a version would win over the query after a reload.
      if (value && versionIn(decodeFragment(url.hash)) !== null) url.hash = "";
      window.history.replaceState(window.history.state, "", url);
    },
    [name, location],
  );
  const enter = (text: string) => {
    setEntry({ location, value: text, isEntered: true });
    // Firefox fires no event for a link to the same fragment.
    if (versionIn(decodeFragment(window.location.hash)) !== null) write(text);
  };
  return { value, isEntered, enter, write };
}

/** The trimmed value of a parameter in a `location.search`; "" without one. */
export function parameterIn(search: string, name: string): string {
  return (new URLSearchParams(search).get(name) ?? "").trim();
}

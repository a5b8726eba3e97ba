import { useCallback, useEffect, useState } from "react";
import { decodeFragment } from "../../../browser/fragment";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { type PageLocation, usePageLocation } from "../../../browser/usePageLocation";
import { versionIn } from "../../../releases/version";

interface Field {
  value: string;
  /** Whether the visitor has entered the value. */
  isEntered: boolean;
  /** The location that was read last. */
  location?: PageLocation;
}

/** What the visitor has entered stays if the URL has the same value. */
function fieldAfter(field: Field, value: string, location: PageLocation): Field {
  const isSame = field.value.trim() === value;
  return isSame ? { ...field, location } : { value, isEntered: false, location };
}

/**
 * The value of a field that a parameter of the URL fills: `from` is the visitor's version, `find`
 * what to search for. What the visitor enters stays until a navigation.
 *
 * @param read returns the value in a location, and must never change
 * @returns also `write`, which writes a value into the URL
 */
export function useUrlParameter(name: "from" | "find", read: (location: PageLocation) => string) {
  const location = usePageLocation();
  const isHydrated = useIsHydrated();
  const [field, setField] = useState<Field>({ value: "", isEntered: false });
  // The HTML is the same for every URL, so only a hydrated page reads the location.
  if (isHydrated && field.location !== location)
    setField(fieldAfter(field, read(location), location));
  // Gatsby does not know what `write` has changed, so it does not render the page for a link to the
  // URL that it has rendered last.
  useEffect(() => {
    const readWindow = () => {
      if (window.location.pathname === location.pathname)
        setField((last) => fieldAfter(last, read(window.location), location));
    };
    window.addEventListener("popstate", readWindow);
    return () => window.removeEventListener("popstate", readWindow);
  }, [location, read]);
  const enter = (value: string) => setField({ value, isEntered: true, location });
  // Gatsby's `navigate` would break the scroll restoration and announce the page again.
  const write = useCallback(
    (value: string) => {
      const url = new URL(window.location.href);
      // After Back, the window has the URL of the next page before this page is gone.
      if (url.pathname !== location.pathname) return;
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
      // The fragment of a version would win over the query after a reload.
      if (value && url.hash === location.hash && versionIn(decodeFragment(url.hash)) !== null)
        url.hash = "";
      window.history.replaceState(window.history.state, "", url);
    },
    [location, name],
  );
  return { value: field.value, isEntered: field.isEntered, enter, write };
}

/** The trimmed value of a parameter in a `location.search`; "" without one. */
export function parameterIn(search: string, name: string): string {
  return new URLSearchParams(search).get(name)?.trim() ?? "";
}

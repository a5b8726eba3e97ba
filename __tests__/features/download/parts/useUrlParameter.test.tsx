import { act, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { PageLocationContext } from "../../../../src/browser/usePageLocation";
import {
  parameterIn,
  useUrlParameter,
} from "../../../../src/features/download/parts/useUrlParameter";
import { pageLocation } from "../../../support/pageLocation";

/** Writes the parameter `find` on the page at this location. Gives the URL of the window. */
function write(windowUrl: string, value: string, url = "/download"): string {
  const location = pageLocation(url);
  const wrapper = ({ children }: PropsWithChildren) => (
    <PageLocationContext.Provider value={location}>{children}</PageLocationContext.Provider>
  );
  const { result } = renderHook(() => useUrlParameter("find", () => ""), { wrapper });
  window.history.replaceState({ key: "kept" }, "", windowUrl);
  result.current.write(value);
  return window.location.href.slice(window.location.origin.length);
}

test("Back and links have the value of the window's URL before Gatsby renders it", () => {
  const location = pageLocation("/download?find=old");
  const wrapper = ({ children }: PropsWithChildren) => (
    <PageLocationContext.Provider value={location}>{children}</PageLocationContext.Provider>
  );
  const read = ({ search }: { search: string }) => parameterIn(search, "find");
  const { result } = renderHook(() => useUrlParameter("find", read), { wrapper });
  expect(result.current).toMatchObject({ value: "old", isEntered: false });
  act(() => result.current.enter("typed"));
  expect(result.current).toMatchObject({ value: "typed", isEntered: true });
  window.history.replaceState(null, "", "/download");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(result.current).toMatchObject({ value: "", isEntered: false });
});

test.each([
  ["?find=+sleep%20timer+", "sleep timer"],
  ["?from=1.0", ""],
])("the parameter find of the query %j is %j", (search, value) => {
  expect(parameterIn(search, "find")).toBe(value);
});

test("a write changes the URL alone, and not the length or the state of the history", () => {
  const { length } = window.history;
  expect(write("/download?from=v1.0#versions", "timer")).toBe(
    "/download?from=v1.0&find=timer#versions",
  );
  expect(window.history.state).toEqual({ key: "kept" });
  expect(window.history).toHaveLength(length);
});

test.each([
  ["of the page goes with a value", "#v1.0+1", "timer", "/download?find=timer"],
  ["that was encoded more goes too", "#v1.0%2B1", "timer", "/download?find=timer"],
  ["of the page stays without a value", "#v1.0+1", "", "/download#v1.0+1"],
  ["that the visitor has just followed stays", "#v2.0", "timer", "/download?find=timer#v1.0+1"],
])("the version %s", (_, hash, value, expected) => {
  expect(write("/download?find=old#v1.0+1", value, `/download${hash}`)).toBe(expected);
});

test("nothing is written once the window has the URL of another page", () => {
  expect(write("/privacy", "timer")).toBe("/privacy");
});

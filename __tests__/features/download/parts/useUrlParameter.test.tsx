import { renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { PageLocationContext } from "../../../../src/browser/usePageLocation";
import { useUrlParameter } from "../../../../src/features/download/parts/useUrlParameter";
import { pageLocation } from "../../../support/pageLocation";

test.each([
  ["a part of the page stays", "#latest", "?from=1#latest", "timer", "?from=1&find=timer#latest"],
  ["a version goes with a value", "#v1.0+1", "#v1.0%2B1", "timer", "?find=timer"],
  ["a version stays without a value", "#v1.0", "?find=old#v1.0", "", "#v1.0"],
  ["the URL of a page that loads stays", "", "/../?a=1", "timer", "?a=1"],
])("%s", (_, hash, url, value, expected) => {
  const location = pageLocation(`/download${hash}`);
  const wrapper = ({ children }: PropsWithChildren) => (
    <PageLocationContext.Provider value={location}>{children}</PageLocationContext.Provider>
  );
  const { result } = renderHook(() => useUrlParameter("find", () => ""), { wrapper });
  window.history.replaceState({ key: "kept" }, "", `/download${url}`);
  const { length } = window.history;
  result.current.write(value);
  expect(window.location.search + window.location.hash).toBe(expected);
  expect(window.history.state).toEqual({ key: "kept" });
  expect(window.history).toHaveLength(length);
});

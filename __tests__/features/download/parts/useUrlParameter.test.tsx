import { renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { PageLocationContext } from "../../../../src/browser/usePageLocation";
import { useUrlParameter } from "../../../../src/features/download/parts/useUrlParameter";
import { pageLocation } from "../../../support/pageLocation";

test.each([
  ["the fragment of no version stays", "?from=1#latest", "timer", "?from=1&find=timer#latest"],
  ["the version of the page goes with a value", "#v1.0+1", "timer", "?find=timer"],
  ["the version goes if it is encoded", "#v1.0%2B1", "timer", "?find=timer"],
  ["the version of the page stays without a value", "?find=old#v1.0+1", "", "#v1.0+1"],
  ["a version that was just followed stays", "#v2.0", "timer", "?find=timer#v2.0"],
  ["nothing is written to another page", "/privacy", "timer", "/privacy"],
])("%s", (_, url, value, expected) => {
  const location = pageLocation("/download#v1.0+1");
  const wrapper = ({ children }: PropsWithChildren) => (
    <PageLocationContext.Provider value={location}>{children}</PageLocationContext.Provider>
  );
  const { result } = renderHook(() => useUrlParameter("find", () => ""), { wrapper });
  window.history.replaceState({ key: "kept" }, "", url.replace(/^[?#]/, "/download$&"));
  const { length } = window.history;
  result.current.write(value);
  expect(window.location.href).toBe(`http://localhost${expected.replace(/^[?#]/, "/download$&")}`);
  expect(window.history.state).toEqual({ key: "kept" });
  expect(window.history).toHaveLength(length);
});

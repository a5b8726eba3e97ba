import { act, renderHook } from "@testing-library/react";
import { changePageUrl, parameterIn, usePageUrl } from "../../src/browser/pageUrl";

const ORIGIN = window.location.origin;
const addParameter = () =>
  changePageUrl(({ searchParams }) => {
    searchParams.set("find", "timer");
  });

beforeEach(() => window.history.replaceState({ key: "kept" }, "", "/download#v1.0"));

test("a change of the URL shows at once, adds no entry to the history and keeps the entry's state", () => {
  const { result } = renderHook(usePageUrl);
  expect(result.current).toBe(`${ORIGIN}/download#v1.0`);
  const { length } = window.history;
  act(addParameter);
  expect(result.current).toBe(`${ORIGIN}/download?find=timer#v1.0`);
  expect(window.history.state).toEqual({ key: "kept" });
  expect(window.history).toHaveLength(length);
});

test("a navigation within the page shows, and one to another page does not", () => {
  const { result } = renderHook(usePageUrl);
  for (const [url, expected] of [
    ["/download#v2.0", "/download#v2.0"],
    ["/privacy", "/download#v2.0"],
    ["/download", "/download"],
  ]) {
    act(() => {
      window.history.pushState(null, "", url);
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(result.current).toBe(ORIGIN + expected);
  }
});

test("a browser that refuses to change the URL keeps it", () => {
  const { result } = renderHook(usePageUrl);
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  act(addParameter);
  expect(result.current).toBe(`${ORIGIN}/download#v1.0`);
});

test.each([
  ["/download?find=timer#v1.0", "timer"],
  ["/download#/?find=timer", ""],
  ["/download", ""],
])("the parameters of %s are those before its fragment", (url, value) => {
  expect(parameterIn(ORIGIN + url, "find")).toBe(value);
});

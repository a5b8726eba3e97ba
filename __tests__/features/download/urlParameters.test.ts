import { decodeFragment, parameterIn, writeParameter } from "../../../src/features/download/urlParameters";

const goTo = (url: string) => window.history.replaceState({ key: "kept" }, "", url);
const url = () => window.location.pathname + window.location.search + window.location.hash;

test.each([
  ["?find=+sleep%20timer+", "sleep timer"],
  ["?from=1.0", ""],
  ["", ""],
])("the parameter find of the query %j is %j", (search, value) => {
  expect(parameterIn(search, "find")).toBe(value);
});

test.each([
  ["#v1.0%2B1", "v1.0+1"],
  ["#100%", "100%"],
  ["", ""],
])("the fragment %j is %j, decoded", (hash, fragment) => {
  expect(decodeFragment(hash)).toBe(fragment);
});

const PAGE = { pathname: "/download", hash: "" };

test("a parameter is written and removed without a new entry in the history, and the entry keeps its state", () => {
  goTo("/download?from=v1.0#versions");
  const { length } = window.history;
  writeParameter(PAGE, "find", "sleep timer");
  expect(url()).toBe("/download?from=v1.0&find=sleep+timer#versions");
  writeParameter(PAGE, "from", "");
  expect(url()).toBe("/download?find=sleep+timer#versions");
  expect(window.history.state).toEqual({ key: "kept" });
  expect(window.history).toHaveLength(length);
});

test("the version that the page was opened with goes when a parameter is written, and stays when one is removed", () => {
  goTo("/download?find=timer#v1.0");
  const page = { pathname: "/download", hash: "#v1.0" };
  writeParameter(page, "find", "");
  expect(url()).toBe("/download#v1.0");
  writeParameter(page, "find", "timer");
  expect(url()).toBe("/download?find=timer");
});

test("the version of a link that the visitor has just followed stays", () => {
  goTo("/download?find=timer#v1.0");
  writeParameter({ pathname: "/download", hash: "" }, "find", "timer");
  expect(url()).toBe("/download?find=timer#v1.0");
});

test("nothing is written once the window has the URL of another page", () => {
  goTo("/privacy");
  writeParameter(PAGE, "find", "timer");
  expect(url()).toBe("/privacy");
});

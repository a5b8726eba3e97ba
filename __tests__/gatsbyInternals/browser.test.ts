import { navigate } from "@gatsbyjs/reach-router";
import { builtPagePath, readScrollPosition, replaceUrl } from "../../src/gatsbyInternals/browser";

jest.mock("@gatsbyjs/reach-router", () => ({ navigate: jest.fn() }));

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, "pagePath");
});

test("the path that the page was built for is the one that Gatsby wrote", () => {
  expect(builtPagePath()).toBeUndefined();
  Object.assign(window, { pagePath: "/download" });
  expect(builtPagePath()).toBe("/download");
});

test("a URL is replaced by the router, so no entry of the history is added", () => {
  replaceUrl("http://localhost/#100%25");
  expect(jest.mocked(navigate).mock.calls).toEqual([["http://localhost/#100%25", { replace: true }]]);
});

test("a new page starts at the top, even if the browser refuses storage", () => {
  expect(readScrollPosition({ pathname: "/terms", key: "7" })).toBe(0);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("Access is denied");
  });
  expect(readScrollPosition({ pathname: "/terms", key: "7" })).toBe(0);
});

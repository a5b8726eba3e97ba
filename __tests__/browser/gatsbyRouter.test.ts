import { navigate } from "@gatsbyjs/reach-router";
import { openLastChosenPage, replaceUrl } from "../../src/browser/gatsbyRouter";

jest.mock("@gatsbyjs/reach-router", () => ({ navigate: jest.fn() }));

test("a URL is replaced by the router, so no entry of the history is added", () => {
  replaceUrl("http://localhost/#100%25");
  expect(jest.mocked(navigate).mock.calls).toEqual([["http://localhost/#100%25", { replace: true }]]);
});

test("a page that is still loading does not open after the visitor has gone back", async () => {
  const open = jest.fn();
  const loading = Promise.resolve({});
  Object.assign(window, { ___navigate: open, ___loader: { loadPage: () => loading } });
  openLastChosenPage();
  window.___navigate("/privacy");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await loading;
  expect(open).not.toHaveBeenCalled();
});

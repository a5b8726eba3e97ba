import { navigate } from "@gatsbyjs/reach-router";
import { openLastChosenPage, readScrollPosition, replaceUrl } from "../../src/gatsbyInternals/browser";

jest.mock("@gatsbyjs/reach-router", () => ({ navigate: jest.fn() }));

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, "pagePath");
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

describe("of two links pressed in turn", () => {
  /** Gatsby with two pages, each of which is loaded once its function is called. */
  function startGatsby() {
    const loaded = new Map<string, (page: unknown) => void>();
    const loadPage = jest.fn((path: string) => new Promise<unknown>((resolve) => loaded.set(path, resolve)));
    const open = jest.fn();
    Object.assign(window, { ___navigate: open, ___loader: { loadPage } });
    openLastChosenPage();
    const finishLoading = async (path: string) => {
      loaded.get(path)?.({});
      await Promise.resolve();
    };
    return { open, finishLoading };
  }

  afterEach(() => {
    Reflect.deleteProperty(window, "___navigate");
    Reflect.deleteProperty(window, "___loader");
  });

  test("none opens after the visitor has gone back", async () => {
    const { open, finishLoading } = startGatsby();
    window.___navigate("/privacy");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await finishLoading("/privacy");
    expect(open).not.toHaveBeenCalled();
  });
});

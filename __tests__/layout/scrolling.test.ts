import { keepPagePosition } from "../../src/browser/pageScroll";
import { layOutPage, onPreRouteUpdate, shouldUpdateScroll, withoutTrailingSlash } from "../../src/layout/scrolling";

jest.mock("../../src/browser/pageScroll", () => ({
  ...jest.requireActual("../../src/browser/pageScroll"),
  keepPagePosition: jest.fn(),
}));

type Place = { pathname: string; hash: string; key: string };

function place(pathname: string, { hash = "", key = "1" }: Partial<Place> = {}): Place {
  return { pathname, hash, key };
}

/** Calls the site's code for a change of route as Gatsby does. */
function change(from: Place | null, to: Place): void {
  Reflect.apply(onPreRouteUpdate ?? fail, null, [{ location: to, prevLocation: from }]);
}

function fail(): never {
  throw new Error("gatsby-browser.tsx does not export the function that is called here.");
}

afterEach(() => sessionStorage.clear());

test.each(["/download", "/download/", "/download//"])("%s is the same page", (path) => {
  expect(withoutTrailingSlash(path)).toBe("/download");
});

test("a new page starts at its top, at its fragment, or where the visitor left it", () => {
  sessionStorage.setItem("@@scroll|/terms|7", "640");
  change(place("/"), place("/download"));
  change(place("/"), place("/download", { hash: "#versions" }));
  change(place("/"), place("/terms", { key: "7" }));
  expect(jest.mocked(keepPagePosition).mock.calls).toEqual([[{ y: 0 }], [{ targetId: "versions" }], [{ y: 640 }]]);
});

test("the browser and Gatsby scroll the first page, and within a page", () => {
  change(null, place("/download"));
  change(place("/download"), place("/download/", { hash: "#versions" }));
  expect(keepPagePosition).not.toHaveBeenCalled();
});

test("Gatsby may scroll within a page, but not between pages and not at the start", () => {
  const decide = (from: Place | undefined, to: Place) =>
    Reflect.apply(shouldUpdateScroll ?? fail, null, [
      { prevRouterProps: from && { location: from }, routerProps: { location: to } },
    ]);
  expect(decide(undefined, place("/"))).toBe(false);
  expect(decide(place("/"), place("/download"))).toBe(false);
  expect(decide(place("/download"), place("/download", { hash: "#versions" }))).toBe(true);
});

test("sections are laid out one by one, and then nothing is skipped any more", async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const nextIdle = async () => {
    idle.pop()?.();
    await new Promise(process.nextTick);
  };
  document.body.innerHTML = "<section class='belowWindow'></section>".repeat(2);
  const isLaidOut = () =>
    [...document.querySelectorAll<HTMLElement>("section")].map(({ style }) => style.contentVisibility === "visible");
  const laidOut = layOutPage();
  expect(isLaidOut()).toEqual([false, false]);
  await nextIdle();
  expect(isLaidOut()).toEqual([true, false]);
  await nextIdle();
  expect(isLaidOut()).toEqual([true, true]);
  expect(document.documentElement.dataset).not.toHaveProperty("laidOut");
  await nextIdle();
  await laidOut;
  expect(document.documentElement.dataset).toHaveProperty("laidOut");
});

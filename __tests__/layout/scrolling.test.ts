import { awaitPage, leftPosition } from "../../src/browser/pageScroll";
import { whenPainted } from "../../src/browser/whenIdle";
import { layOutPage, onPreRouteUpdate, shouldUpdateScroll, withoutTrailingSlash } from "../../src/layout/scrolling";

jest.mock("../../src/browser/pageScroll", () => ({
  ...jest.requireActual("../../src/browser/pageScroll"),
  awaitPage: jest.fn(),
  leftPosition: jest.fn(),
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

beforeEach(() => jest.mocked(leftPosition).mockReturnValue(undefined));

test.each(["/download", "/download/", "/download//"])("%s is the same page", (path) => {
  expect(withoutTrailingSlash(path)).toBe("/download");
});

test("another page has to be scrolled, a part of the page has not", () => {
  change(null, place("/download"));
  change(place("/download"), place("/download/", { hash: "#versions" }));
  expect(awaitPage).not.toHaveBeenCalled();
  change(place("/"), place("/download"));
  expect(awaitPage).toHaveBeenCalledTimes(1);
});

const decide = (from: Place | undefined, to: Place) =>
  Reflect.apply(shouldUpdateScroll ?? fail, null, [{ prevRouterProps: from && { location: from }, routerProps: { location: to } }]);

test("after Back within a page, the visitor is where they were, and Gatsby scrolls nothing", async () => {
  const scrolledTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  jest.mocked(leftPosition).mockReturnValue(640);
  expect(decide(place("/download", { hash: "#v1.0" }), place("/download", { hash: "#versions" }))).toBe(false);
  await whenPainted();
  expect(scrolledTo.mock.calls).toEqual([[{ top: 640, behavior: "instant" }]]);
});

test("Gatsby may scroll within a page, but not between pages and not at the start", () => {
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

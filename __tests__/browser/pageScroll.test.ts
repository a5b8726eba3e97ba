import { waitFor } from "@testing-library/dom";
import { decodeFragment, keepPagePosition, restorePagePosition } from "../../src/browser/pageScroll";

let scrolledTo: jest.SpyInstance;

beforeEach(() => {
  scrolledTo = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  document.body.innerHTML = `<main><h1>New page</h1></main><p id="gatsby-announcer" aria-live="assertive">Navigated to Old page</p>`;
});

function announcer(): HTMLElement | null {
  return document.getElementById("gatsby-announcer");
}

test("the first page is not scrolled", () => {
  restorePagePosition();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("a page is scrolled once to where the visitor left it", () => {
  keepPagePosition({ y: 420 });
  restorePagePosition();
  restorePagePosition();
  expect(scrolledTo.mock.calls).toEqual([[{ top: 420, behavior: "instant" }]]);
});

test.each([
  [{ y: 420 }, true],
  [{ targetId: "nowhere" }, true],
  [{ y: 0 }, false],
])("for %j, all of the page is laid out first, and for good: %s", (position, isLaidOut) => {
  const { dataset } = document.documentElement;
  delete dataset.laidOut;
  scrolledTo.mockImplementation(() => expect("laidOut" in dataset).toBe(isLaidOut));
  keepPagePosition(position);
  restorePagePosition();
  expect(scrolledTo).toHaveBeenCalledTimes(1);
  expect("laidOut" in dataset).toBe(isLaidOut);
});

test("a fragment leads to its element, which gets the focus when Gatsby has set its own", async () => {
  document.body.innerHTML += `<section id="versions" tabindex="-1"></section>`;
  const target = document.getElementById("versions");
  const scrollIntoView = jest.fn();
  if (target) Object.assign(target, { scrollIntoView });
  keepPagePosition({ targetId: "versions" });
  restorePagePosition();
  expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "instant" }]]);
  await waitFor(() => expect(target).toHaveFocus());
});

test("a fragment that is not on the page leads to its top", () => {
  keepPagePosition({ targetId: "nowhere" });
  restorePagePosition();
  expect(scrolledTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

test("the announcer is silent while the old page leaves, and then reads the heading of the new page", async () => {
  keepPagePosition({ y: 0 });
  expect(announcer()).toHaveAttribute("aria-live", "off");
  restorePagePosition();
  await waitFor(() => expect(announcer()).toHaveAttribute("aria-live", "assertive"));
  expect(announcer()).toHaveTextContent("Navigated to New page");
});

test.each([
  ["", ""],
  ["#", ""],
  ["#v1.0%2B7", "v1.0+7"],
  ["#android%2F2.0", "android/2.0"],
  ["#100%", "100%"],
])("%j leads to %j", (hash, target) => {
  expect(decodeFragment(hash)).toBe(target);
});

jest.mock("../../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

let element: HTMLElement;
/** Calls scrollOnceTo in a new document. */
let show: (isReturn?: boolean) => Promise<void>;

beforeEach(() => {
  jest.resetModules();
  Object.assign(window, { scrollY: 0 });
  window.history.replaceState(null, "");
  element = document.body.appendChild(document.createElement("div"));
  element.tabIndex = -1;
  show = async (isReturn = false) => {
    const { isReturnVisit } = await import("../../../src/browser/isReturnVisit");
    jest.mocked(isReturnVisit).mockReturnValue(isReturn);
    const { scrollOnceTo } = await import("../../../src/features/download/scrollOnceTo");
    await scrollOnceTo(element);
  };
});

test("the element gets the focus and is scrolled to, once in a document", async () => {
  element.scrollIntoView = jest.fn();
  await show();
  expect(element).toHaveFocus();
  await show();
  expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each<[string, boolean, () => void]>([
  ["has come back", true, () => undefined],
  ["has scrolled", false, () => Object.assign(window, { scrollY: 200 })],
  ["comes from a page of the site", false, () => window.history.replaceState({ key: "1" }, "")],
])("a visitor who %s is not moved", async (_, isReturn, act) => {
  act();
  await show(isReturn);
  expect(element).not.toHaveFocus();
});

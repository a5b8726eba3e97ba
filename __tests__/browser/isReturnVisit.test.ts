import { isReturnVisit } from "../../src/browser/isReturnVisit";

test.each([
  ["a link has", false, "navigate", false],
  ["Back has", true, "back_forward", false],
  ["a reload of another page has, long before,", false, "reload", true],
])("if %s loaded the document, the visitor returns: %p", (_, expected, type, isHydrated) => {
  const entry = Object.assign(Object.create(null), { type });
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  document.documentElement.toggleAttribute("data-hydrated", isHydrated);
  expect(isReturnVisit()).toBe(expected);
});

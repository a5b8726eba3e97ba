import { isReturnVisit } from "../../src/browser/isReturnVisit";

test.each([
  ["a link has", "navigate", false, false],
  ["Back has", "back_forward", false, true],
  ["a reload of another page has, long before,", "reload", true, false],
])("if %s loaded the document, the visitor returns: %4$p", (...row) => {
  const [, type, isHydrated, expected] = row;
  const entry = Object.assign(Object.create(null), { type });
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  document.documentElement.toggleAttribute("data-hydrated", isHydrated);
  expect(isReturnVisit()).toBe(expected);
});

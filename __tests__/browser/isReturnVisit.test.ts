import { isReturnVisit } from "../../src/browser/isReturnVisit";

test.each([
  ["navigate", false],
  ["back_forward", true],
])("after a navigation of type %s, the visitor returns: %p", (type, expected) => {
  const entry = Object.assign(Object.create(null), { type });
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  expect(isReturnVisit()).toBe(expected);
});

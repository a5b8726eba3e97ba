import { isReturnVisit } from "../../src/browser/isReturnVisit";

test.each([
  ["navigate", false],
  ["reload", true],
  ["back_forward", true],
])("after a navigation of type %s, the visitor returns: %p", (type, expected) => {
  const entry = { type, name: "", entryType: "", startTime: 0, duration: 0, toJSON: () => ({}) };
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  expect(isReturnVisit()).toBe(expected);
});

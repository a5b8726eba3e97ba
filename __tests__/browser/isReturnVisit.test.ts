import { isReturnVisit } from "../../src/browser/isReturnVisit";

test.each([
  ["navigate", false],
  ["back_forward", true],
])("after a navigation of type %s, the visitor returns: %p", (type, expected) => {
  const entry = Object.assign(Object.create(null), { type });
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  expect(isReturnVisit()).toBe(expected);
});

test("nobody returns in a browser that refuses to tell", () => {
  jest.spyOn(performance, "getEntriesByType").mockImplementation(() => {
    throw new Error("refused");
  });
  expect(isReturnVisit()).toBe(false);
});

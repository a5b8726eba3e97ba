import { errorText } from "../../src/releases/safeText";

test.each([
  ["the message of an error", new TypeError("no network"), "no network"],
  ["a text", "no reason", "no reason"],
  ["nothing at all", undefined, "undefined"],
])("%s that was thrown becomes text", (_, thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});

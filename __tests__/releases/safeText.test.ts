import { errorText, logText } from "../../src/releases/safeText";

test("plain text is quoted unchanged", () => {
  expect(logText("Not Found (404): #1 ##2 [3] ~!")).toBe("Not Found (404): #1 ##2 [3] ~!");
});

test("line breaks, control characters and characters outside ASCII become question marks", () => {
  expect(logText("a\r\nb\u001b[31m\u0000\u007f\u202e\u00e9")).toBe("a??b?[31m????");
});

test.each([
  ["::error::x", ": :error: :x"],
  ["a\n:::stop", "a?: : :stop"],
  ["##[error]x", "## [error]x"],
  ["v1 ###[debug]::", "v1 ### [debug]: :"],
])("%j is no command to the log of GitHub", (text, quoted) => {
  expect(logText(text)).toBe(quoted);
});

test("a long text is cut off at 200 characters, those that break commands included", () => {
  expect(logText("x".repeat(201))).toBe("x".repeat(200));
  expect(logText(":".repeat(200))).toBe(": ".repeat(100));
});

test.each([
  ["the message of an error", new TypeError("no network"), "no network"],
  ["a text", "no reason", "no reason"],
  ["nothing at all", undefined, "undefined"],
])("%s that was thrown becomes text", (_, thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});

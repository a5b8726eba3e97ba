import { logText, visibleText } from "../../src/releases/safeText";

test("replaces characters that HTML forbids and that turn text around, and no others", () => {
  const harmless = "\u{1f3b5} \t\n\f\r";
  const replaced = [..."\ud800\u0000\u000b\u001b\u007f\u0085\uffff\u202e\u2066"];
  expect(replaced.map(visibleText)).toEqual(replaced.map(() => "\ufffd"));
  expect(visibleText(harmless)).toBe(harmless);
});

test.each([
  ["Not Found (404): #1 ##2 [3] ~!", "Not Found (404): #1 ##2 [3] ~!"],
  ["a\r\nb\u001b[31m\u0000\u007f\u202e\u00e9", "a??b?[31m????"],
  ["::error::x", ": :error: :x"],
  ["v1 ###[debug]::", "v1 ### [debug]: :"],
])("quotes %j in a log as %j", (text, quoted) => {
  expect(logText(text)).toBe(quoted);
});

test("cuts off the quote of a long text in a log", () => {
  expect(logText(":".repeat(500_000))).toBe(": ".repeat(100));
});

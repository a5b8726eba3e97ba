import { logText } from "../../src/releases/logText";

test("plain text is quoted unchanged", () => {
  expect(logText("Not Found (404) ~!")).toBe("Not Found (404) ~!");
});

test("line breaks, control characters and characters outside ASCII become question marks", () => {
  expect(logText("a\r\n::error::b\u001b[31m\u0000\u007f\u202e\u00e9")).toBe("a??::error::b?[31m????");
});

test("a long text is cut off at 200 characters", () => {
  expect(logText("x".repeat(201))).toBe("x".repeat(200));
});

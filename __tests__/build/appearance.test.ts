/** @jest-environment node */
import { readAppearance } from "../../src/build/appearance";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();
const TOKENS = "src/styles/tokens.css";

test("the colours of the page and of its text are those in tokens.css", () => {
  folder.write(
    TOKENS,
    ":root {\n  --ink-900: #111111;\n  --ink-950: #123456; /* page */ --text:#FFFFFF;}",
  );
  const colours = { pageColour: "#123456", textColour: "#FFFFFF" };
  expect(readAppearance(folder.resolve())).toEqual(colours);
});

test.each([
  ["--ink-950", "a colour is missing", "--text: #ffffff;"],
  ["--text", "a colour has other than six digits", "--ink-950: #000000; --text: #fff;"],
])("the build names tokens.css and %s if %s", (token, _, tokens) => {
  folder.write(TOKENS, tokens);
  expect(() => readAppearance(folder.resolve())).toThrow(`${TOKENS} must have ${token}`);
});

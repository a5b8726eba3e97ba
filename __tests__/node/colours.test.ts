/** @jest-environment node */
import { readColours } from "../../src/node/colours";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

function read(tokens: string) {
  folder.write("src/styles/tokens.css", `:root { --ink-900: #000000; ${tokens} }`);
  return readColours();
}

// The sum of its digits would make the green darker.
test.each([
  ["dark", "#565656", "#00FF00"],
  ["light", "#00FF00", "#565656"],
])("the page is %s if its colour is %s, and its text is %s", (colorScheme, page, text) => {
  const colours = read(`--ink-950: ${page}; /* page */ --text:${text};`);
  const [dark, light] = ["#565656", "#00FF00"];
  expect(colours).toEqual({ pageColour: page, colorScheme, dark, light });
});

test("the build names tokens.css and a colour with other than six digits", () => {
  const tokens = "--ink-950: #000000; --text: #fff;";
  expect(() => read(tokens)).toThrow("src/styles/tokens.css must have --text");
});

/** @jest-environment node */
import { readColours } from "../../src/node/colours";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

function read(tokens: string) {
  folder.write("src/styles/tokens.css", `:root { --ink-900: #000000; ${tokens} }`);
  return readColours(folder.resolve());
}

test("the colours of the page and of its text are those in tokens.css", () => {
  const tokens = "--ink-950: #123456; /* page */ --text:#FFFFFF;";
  expect(read(tokens)).toEqual({ pageColour: "#123456", textColour: "#FFFFFF" });
});

test("the build names tokens.css and a colour with other than six digits", () => {
  const tokens = "--ink-950: #000000; --text: #fff;";
  expect(() => read(tokens)).toThrow("src/styles/tokens.css must have --text");
});

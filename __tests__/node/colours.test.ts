/** @jest-environment node */
import { readPageColour } from "../../src/node/colours";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

function read(tokens: string) {
  folder.write("src/styles/tokens.css", `:root { --ink-900: #000000; ${tokens} }`);
  return readPageColour();
}

test("the colour of the page is that of tokens.css, with six digits", () => {
  expect(read("--ink-950: #00FF00; /* page */")).toBe("#00FF00");
  expect(() => read("--ink-950: #fff;")).toThrow("src/styles/tokens.css must have --ink-950");
});

/** @jest-environment node */
import { readAppearance } from "../../src/build/appearance";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

/** Reads the appearance from these files. */
function read({ tokens = "--ink-950: #123456; --text: #abcdef;", logo = svg("0 0 129 32") }) {
  folder.write("src/styles/tokens.css", `:root { --ink-900: #000000; ${tokens} }`);
  folder.write("static/logo.svg", logo);
  return readAppearance(folder.resolve());
}

const svg = (viewBox: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`;

test("the colours of the page and of its text are those in tokens.css", () => {
  const tokens = "--ink-950: #123456; /* page */ --text:#FFFFFF;";
  expect(read({ tokens })).toMatchObject({ pageColour: "#123456", textColour: "#FFFFFF" });
});

test.each([
  ["--ink-950", "a colour is missing", "--text: #ffffff;"],
  ["--text", "a colour has other than six digits", "--ink-950: #000000; --text: #fff;"],
])("the build names tokens.css and %s if %s", (token, _, tokens) => {
  expect(() => read({ tokens })).toThrow(`src/styles/tokens.css must have ${token}`);
});

test.each([
  ["whole numbers", svg("0 0 129 32"), 129],
  ["a height of more than 32", svg("0 0 200 64"), 100],
  ["fractions and another origin", svg("-4 -4.5 40.5 20"), 65],
  ["commas", svg("0, 0, 64,32"), 64],
  [
    "lines and single quotes",
    "<?xml version='1.0'?>\n<svg\n  width='9'\n  viewBox='0 0 80 32'>",
    80,
  ],
])("the logo is 32 pixels high, as wide as its viewBox says: %s", (_, logo, logoWidth) => {
  expect(read({ logo })).toMatchObject({ logoWidth });
});

test.each([
  ["has no viewBox", '<svg width="129" height="32"><symbol viewBox="0 0 9 9">'],
  ["has a viewBox without a height", svg("0 0 129")],
  ["has a viewBox of no height", svg("0 0 129 0")],
  ["has a viewBox of no width", svg("0 0 0 32")],
  ["has no number in its viewBox", svg("0 0 wide 32")],
  ["is no SVG", "PNG"],
])("a logo that %s stops the build", (_, logo) => {
  expect(() => read({ logo })).toThrow('static/logo.svg must have a viewBox such as "0 0 160 40"');
});

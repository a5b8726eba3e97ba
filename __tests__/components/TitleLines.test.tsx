import { render, screen } from "@testing-library/react";
import { TitleLines, titleFont } from "../../src/components/TitleLines";

test.each<(string | undefined)[]>([
  ["Don’t Stop – “Müßig”: 1 × 2 °…", undefined],
  ...["Übergang", "Łąka", "音楽", "Плеер", "cafe\u0301"].map((title) => [title, "fallback"]),
])("the title %s has the class %s", (title = "", expected) => {
  expect(titleFont(title)).toBe(expected);
});

test("all lines of a title are in the fallback font if the typeface lacks a letter of one", () => {
  render(<TitleLines lines={["Why Choose", "Łąka"]} />);
  for (const line of ["Why Choose", "Łąka"]) expect(screen.getByText(line)).toHaveClass("fallback");
});

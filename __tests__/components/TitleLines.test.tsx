import { render } from "@testing-library/react";
import { TitleLines } from "../../src/components/TitleLines";

test.each<[string, number]>([
  ["Don’t Stop – “Müßig”: 1 × 2 °…", 0],
  ...["Übergang", "Łąka", "音楽", "Плеер", "cafe\u0301"].map((line): [string, number] => [line, 1]),
])("of a title with the line %s, %d text is in the fallback font", (line, count) => {
  const { container } = render(<TitleLines lines={["Why Choose", line]} />);
  expect(container.getElementsByClassName("fallback")).toHaveLength(count);
});

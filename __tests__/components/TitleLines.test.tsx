import { render } from "@testing-library/react";
import { TitleLines } from "../../src/components/TitleLines";

test.each<[string, number]>([
  ["Don’t Stop – “Müßig”: 1 × 2 °…", 0],
  ...["Übergang", "Łąka", "音楽", "Плеер", "cafe\u0301"].map((line): [string, number] => [line, 1]),
])("with %s in one of its lines, %d title is in the fallback font", (line, count) => {
  const { container } = render(<TitleLines lines={["Why Choose", line]} />);
  expect(container.getElementsByClassName("fallback")).toHaveLength(count);
});

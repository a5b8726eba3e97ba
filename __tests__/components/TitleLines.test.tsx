import { render, screen } from "@testing-library/react";
import { TitleLines } from "../../src/components/TitleLines";

test.each<[string, number]>([
  ...["Don’t Stop – “Müßig”: 1 × 2 °…", "Łąka", "Tiếng Việt"].map(withCount(0)),
  ...["音楽", "Плеер", "cafe\u0301"].map(withCount(1)),
])("of a title with the line %s, %d text is in the fallback font", (line, count) => {
  const { container } = render(<TitleLines lines={["Why Choose", line]} />);
  expect(container.getElementsByClassName("fallback")).toHaveLength(count);
});

function withCount(count: number) {
  return (line: string): [string, number] => [line, count];
}

test("a word of more than ten letters makes its title smaller", () => {
  render(<TitleLines lines={["Ten letter", "Experience words, Dampfschifffahrt"]} />);
  expect(screen.getByText(/^Ten/)).toHaveStyle("--letters: 16");
  render(<TitleLines lines={["旅の思い出を", "一冊の", "栞に"]} />);
  expect(screen.getByText(/^旅/)).toHaveStyle("--letters: 12");
  render(<TitleLines lines={["思い出をひとつにまとめる、一冊の栞"]} />);
  expect(screen.getByText(/^思/)).toHaveStyle("--letters: 20");
  render(<TitleLines lines={["Why Choose", "Experience"]} />);
  expect(screen.getByText(/^Why/)).not.toHaveAttribute("style");
});

import { render, screen } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { PageTransition } from "../../src/effects/PageTransition";

let animate: jest.SpiedFunction<Element["animate"]>;
beforeEach(() => {
  animate = jest.spyOn(Element.prototype, "animate");
});

const page = (key: string) => (
  <PageTransition pageKey={key}>
    <p>{key}</p>
  </PageTransition>
);

test("the first page shows at once, and every other one replaces it and fades in", () => {
  const { rerender } = render(page("/"));
  const first = screen.getByText("/");
  rerender(page("/"));
  expect(animate).not.toHaveBeenCalled();
  for (const path of ["/download", "/"]) {
    rerender(page(path));
    expect(first).not.toBeInTheDocument();
    expect(animate.mock.contexts.at(-1)).toBe(screen.getByText(path).parentElement);
  }
  expect(animate).toHaveBeenCalledTimes(2);
  const fadesIn = expect.arrayContaining([{ opacity: 0, transform: "none" }]);
  expect(animate).toHaveBeenLastCalledWith(fadesIn, expect.objectContaining({ duration: 300 }));
});

test("pages show at once while motion is paused, and stay when it plays again", () => {
  setMotionPaused(true);
  const { rerender } = render(page("/"));
  rerender(page("/download"));
  setMotionPaused(false);
  rerender(page("/download"));
  expect(animate).not.toHaveBeenCalled();
});

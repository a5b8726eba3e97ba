import { render, screen } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { PageTransition } from "../../src/effects/PageTransition";

afterEach(() => document.documentElement.removeAttribute("data-hydrated"));

/** Renders the first page, and marks it as hydrated. */
function renderFirst(path: string) {
  const rendered = render(page(path));
  document.documentElement.dataset.hydrated = "";
  return rendered;
}

const page = (path: string) => <PageTransition pageKey={path}>{path}</PageTransition>;

test("the first page shows at once, and every other one replaces it and fades in", () => {
  const animate = jest.spyOn(Element.prototype, "animate");
  const { container, rerender } = renderFirst("/");
  rerender(page("/"));
  expect(animate).not.toHaveBeenCalled();
  for (const path of ["/download", "/"]) {
    rerender(page(path));
    expect(container).toHaveTextContent(path);
    expect(animate.mock.contexts.at(-1)).toBe(screen.getByText(path));
  }
  expect(animate).toHaveBeenCalledTimes(2);
  const fadesIn = expect.arrayContaining([{ opacity: 0, transform: "none" }]);
  expect(animate).toHaveBeenLastCalledWith(fadesIn, expect.objectContaining({ duration: 300 }));
});

test("pages show at once while motion is paused, and stay when it plays again", () => {
  const animate = jest.spyOn(Element.prototype, "animate");
  setMotionPaused(true);
  const { rerender } = renderFirst("/");
  rerender(page("/download"));
  setMotionPaused(false);
  rerender(page("/download"));
  expect(animate).not.toHaveBeenCalled();
});

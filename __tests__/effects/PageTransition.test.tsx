import { render, screen } from "@testing-library/react";
import { PageTransition } from "../../src/effects/PageTransition";

const page = (key: string) => (
  <PageTransition pageKey={key}>
    <p>{key}</p>
  </PageTransition>
);

test("the first page shows at once, and every other one replaces it and fades in", () => {
  const { rerender } = render(page("/"));
  const first = screen.getByText("/");
  rerender(page("/"));
  expect(first.parentElement).not.toHaveClass("entering");
  for (const path of ["/download", "/"]) {
    rerender(page(path));
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText(path).parentElement).toHaveClass("entering");
    expect(screen.getByText(path).parentElement).toHaveStyle({ animationDuration: "0.3s" });
  }
});

import { render, screen } from "@testing-library/react";
import { ShowOlderVersions } from "../../../../src/features/download/previous/ShowOlderVersions";

const show = (changes: { isLoading?: boolean; problem?: string } = {}) =>
  render(<ShowOlderVersions isLoading={false} shown={30} total={1750} showMore={() => undefined} {...changes} />);

test("it says how many versions of how many are shown", () => {
  show();
  expect(screen.getByText("30 of 1,750 versions shown")).toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("it says that older versions are loading", () => {
  show({ isLoading: true });
  expect(screen.getByRole("status")).toHaveTextContent("loading older versions...");
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
});

test("it says why they could not be loaded, and links to the plain list", () => {
  show({ problem: "All releases could not be loaded (status 500)" });
  expect(screen.getByRole("status")).toHaveTextContent(/^All releases could not be loaded \(status 500\)\. Try again/);
  expect(screen.getByRole("link", { name: "the plain list" })).toHaveAttribute("href", "/releases.html");
});

import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import { pageLocation } from "../support/pageLocation";

const inLayout = (path: string, element: ReactNode) =>
  wrapPageElement({ element, props: { path, location: pageLocation(path) } });

function Broken(): never {
  throw new Error("the cause");
}

test("after a page that failed, the next page shows", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(inLayout("/download", <Broken />));
  expect(String(log.mock.calls)).toContain("the cause");
  expect(screen.getByRole("alert")).toHaveTextContent("Something Went Wrong");
  rerender(inLayout("/", <p>The next page</p>));
  expect(screen.getByRole("main")).toHaveTextContent("The next page");
});

test("a slash that a host adds to the path does not render the page anew", () => {
  const { rerender } = render(inLayout("/download", <input />));
  const field = screen.getByRole("textbox");
  rerender(inLayout("/download/", <input />));
  expect(field).toBeInTheDocument();
});

import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { wrapPageElement, wrapRootElement } from "../../gatsby-browser";
import { pageLocation } from "../support/pageLocation";

const inLayout = (path: string, element: ReactNode) =>
  wrapPageElement({ element, props: { path, location: pageLocation(path) } });

function Broken(): never {
  throw new Error("the cause");
}

test.each([
  ["a page", inLayout("/download", <Broken />)],
  ["Gatsby", wrapRootElement({ element: <Broken /> })],
])("if %s fails, there are Reload and a link home, until another page shows", (_, broken) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = render(broken);
  expect(String(log.mock.calls)).toContain("the cause");
  const failure = within(within(screen.getByRole("main")).getByRole("alert"));
  failure.getByRole("heading", { level: 1, name: "Something Went Wrong" });
  failure.getByRole("button", { name: "Reload" });
  expect(failure.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  rerender(inLayout("/", <p>The next page</p>));
  expect(screen.getByRole("main")).toHaveTextContent("The next page");
});

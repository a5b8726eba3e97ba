import { fireEvent, render, screen } from "@testing-library/react";
import { TopBar } from "../../src/layout/TopBar";

/** Renders the bar, and opens its menu. */
function openMenu() {
  render(<TopBar />);
  const button = screen.getByLabelText("Menu");
  const menu = button.closest("details") ?? document.createElement("details");
  menu.open = true;
  return { button, menu };
}

test.each([
  ["a scroll", () => fireEvent.scroll(window)],
  ["a press outside", () => fireEvent.pointerDown(document.body)],
  ["a focus outside", () => fireEvent.focusIn(document.body)],
  ["the choice of a link", () => screen.getAllByText("Download").at(-1)?.click()],
])("%s closes the menu", (_, action) => {
  const { menu } = openMenu();
  action();
  expect(menu.open).toBe(false);
});

test("Escape closes the menu and focuses its button, and a press inside does neither", () => {
  const { button, menu } = openMenu();
  fireEvent.pointerDown(menu.querySelector("nav") ?? document.body);
  expect(menu.open).toBe(true);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(menu.open).toBe(false);
  expect(button).toHaveFocus();
});

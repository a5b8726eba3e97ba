import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "../../src/layout/Menu";

function open() {
  render(
    <>
      <p>outside</p>
      <Menu />
    </>,
  );
  const menu = document.querySelector("details");
  const button = document.querySelector("summary");
  if (!menu || !button) throw new Error("The menu is missing.");
  // jsdom neither opens details on a click nor sends the event.
  menu.open = true;
  fireEvent(menu, new Event("toggle"));
  expect(menu).toHaveAttribute("open");
  return { menu, button };
}

test("the menu has the links of the top bar, and the last one looks like a button", () => {
  open();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Download", "GitHub", "Join Community"]);
  const looksLikeButton = screen.getAllByRole("link").map((link) => link.classList.contains("button"));
  expect(looksLikeButton).toEqual([false, false, false, true]);
});

test("the menu closes on scroll", () => {
  const { menu } = open();
  fireEvent.scroll(window);
  expect(menu).not.toHaveAttribute("open");
});

test("the menu closes on a press outside, but not on a press inside", () => {
  const { menu } = open();
  fireEvent.pointerDown(screen.getByRole("navigation"));
  expect(menu).toHaveAttribute("open");
  fireEvent.pointerDown(screen.getByText("outside"));
  expect(menu).not.toHaveAttribute("open");
});

test("the menu closes when an item is chosen", async () => {
  const { menu } = open();
  await userEvent.click(screen.getByRole("link", { name: "Download" }));
  expect(menu).not.toHaveAttribute("open");
});

test("the menu closes on Escape and returns the focus to its button", async () => {
  const { menu, button } = open();
  screen.getByRole("link", { name: "Download" }).focus();
  const focus = jest.spyOn(button, "focus");
  await userEvent.keyboard("{Escape}");
  expect(menu).not.toHaveAttribute("open");
  expect(focus).toHaveBeenCalled();
});

test("the menu closes when the focus leaves it", () => {
  const { menu } = open();
  fireEvent.focusIn(screen.getByText("outside"));
  expect(menu).not.toHaveAttribute("open");
});

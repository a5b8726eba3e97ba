import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu } from "../../src/layout/Menu";

function open() {
  render(
    <>
      <p>outside</p>
      <Menu repositoryUrl="https://github.com/octo/player" />
    </>,
  );
  const menu = document.querySelector("details");
  const button = document.querySelector("summary");
  if (!menu || !button) throw new Error("There is no menu.");
  // jsdom neither toggles details on a click nor tells of it.
  menu.open = true;
  fireEvent(menu, new Event("toggle"));
  expect(menu).toHaveAttribute("open");
  return { menu, button };
}

test("the menu holds the links of the bar", () => {
  open();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home", "Download", "GitHub", "Join Community"]);
});

test("the menu closes on scroll", () => {
  const { menu } = open();
  fireEvent.scroll(window);
  expect(menu).not.toHaveAttribute("open");
});

test("the menu closes on a press outside, not on one inside", () => {
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

test("the menu closes on Escape and gives the focus back to its button", async () => {
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

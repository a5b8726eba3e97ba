import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { Gallery } from "../../../src/components/home/Gallery";
import { screenshots } from "../../../src/site/screenshots";

const TITLES = ["Home", "Library", "Player", "Playlist", "Search"];

/**
 * Expects that this thumbnail is the only one that is selected and that Tab reaches, and that its screen is the only one shown.
 */
function expectSelected(title: string): void {
  for (const other of TITLES) {
    const tab = screen.getByRole("tab", { name: other });
    expect(tab).toHaveAttribute("aria-selected", String(other === title));
    expect(tab).toHaveAttribute("tabindex", other === title ? "0" : "-1");
  }
  const panel = screen.getByRole("tabpanel");
  expect(panel).toHaveAccessibleName(title);
  expect(panel).toHaveAttribute("id", screen.getByRole("tab", { name: title }).getAttribute("aria-controls"));
}

test("the five screens are in their order, and Home is selected", () => {
  render(<Gallery />);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(TITLES);
  expectSelected("Home");
});

test("a click selects a thumbnail and shows its screen", async () => {
  const user = userEvent.setup();
  render(<Gallery />);
  for (const { title, description } of [...screenshots].reverse()) {
    await user.click(screen.getByRole("tab", { name: title }));
    expectSelected(title);
    expect(screen.getByRole("img", { name: description })).toBeVisible();
  }
});

test.each([
  { from: "Home", key: "{ArrowRight}", to: "Library" },
  { from: "Search", key: "{ArrowRight}", to: "Home" },
  { from: "Library", key: "{ArrowLeft}", to: "Home" },
  { from: "Home", key: "{ArrowLeft}", to: "Search" },
  { from: "Player", key: "{Home}", to: "Home" },
  { from: "Player", key: "{End}", to: "Search" },
])("$key on $from selects $to and moves the focus there", async ({ from, key, to }) => {
  const user = userEvent.setup();
  render(<Gallery />);
  await user.click(screen.getByRole("tab", { name: from }));
  await user.keyboard(key);
  expectSelected(to);
  expect(screen.getByRole("tab", { name: to })).toHaveFocus();
});

test("other keys change nothing", async () => {
  const user = userEvent.setup();
  render(<Gallery />);
  await user.click(screen.getByRole("tab", { name: "Player" }));
  await user.keyboard("{ArrowDown}x");
  expectSelected("Player");
});

test("screen readers skip the screen that was selected before, and the other screens are hidden", async () => {
  const user = userEvent.setup();
  const { container } = render(<Gallery />);
  await user.click(screen.getByRole("tab", { name: "Search" }));
  expect(container.querySelector("#screen-home")).toHaveAttribute("aria-hidden", "true");
  for (const name of ["library", "player", "playlist"]) expect(container.querySelector(`#screen-${name}`)).not.toBeVisible();
});

test("the built HTML has all five screens and a link to each, and no tabs, which need scripts", () => {
  const html = new DOMParser().parseFromString(renderToStaticMarkup(<Gallery />), "text/html");
  for (const { name, title, description } of screenshots) {
    expect(html.querySelector(`a[href="#screen-${name}"]`)?.textContent).toBe(title);
    expect(html.querySelector(`#screen-${name} img`)?.getAttribute("alt")).toBe(description);
  }
  expect(html.querySelectorAll("[role], [hidden], [aria-hidden]:not(picture *)")).toHaveLength(0);
});

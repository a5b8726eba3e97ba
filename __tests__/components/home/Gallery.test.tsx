import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { Gallery } from "../../../src/components/home/Gallery";
import { screenshots } from "../../../src/site/screenshots";

const TITLES = ["Home", "Library", "Player", "Playlist", "Search"];

/** The gallery must mark one thumbnail alone, show its screen alone, and let Tab stop at no other. */
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

test("the five screens of the specification stand in their order, Home selected", () => {
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

test("a key that means nothing here changes nothing", async () => {
  const user = userEvent.setup();
  render(<Gallery />);
  await user.click(screen.getByRole("tab", { name: "Player" }));
  await user.keyboard("{ArrowDown}x");
  expectSelected("Player");
});

test("the screen that fades away is no longer told to a screen reader, and others are not displayed", async () => {
  const user = userEvent.setup();
  const { container } = render(<Gallery />);
  await user.click(screen.getByRole("tab", { name: "Search" }));
  expect(container.querySelector("#screen-home")).toHaveAttribute("aria-hidden", "true");
  for (const name of ["library", "player", "playlist"]) expect(container.querySelector(`#screen-${name}`)).not.toBeVisible();
});

test("the built HTML holds all five screens and a link to each, and promises no tabs", () => {
  const html = new DOMParser().parseFromString(renderToStaticMarkup(<Gallery />), "text/html");
  for (const { name, title, description } of screenshots) {
    expect(html.querySelector(`a[href="#screen-${name}"]`)?.textContent).toBe(title);
    expect(html.querySelector(`#screen-${name} img`)?.getAttribute("alt")).toBe(description);
  }
  expect(html.querySelectorAll("[role], [hidden], [aria-hidden]:not(picture *)")).toHaveLength(0);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { Gallery } from "../../../src/components/home/Gallery";
import { screenshots } from "../../../src/site/screenshots";

const TITLES = ["Home", "Library", "Player", "Playlist", "Search"];

const tabs = () => screen.getAllByRole("tab");
const tab = (title: string) => tabs()[TITLES.indexOf(title)] ?? document.body;

/** Expects that this thumbnail is the only one that is selected and that Tab reaches, and that its screen is the only one shown. */
function expectSelected(title: string): void {
  const only = (value: string, other: string) => TITLES.map((one) => (one === title ? value : other));
  expect(tabs().map((one) => one.getAttribute("aria-selected"))).toEqual(only("true", "false"));
  expect(tabs().map((one) => one.getAttribute("tabindex"))).toEqual(only("0", "-1"));
  const panel = screen.getByRole("tabpanel");
  expect(panel).toHaveAccessibleName(title);
  expect(panel).toHaveAttribute("id", tab(title).getAttribute("aria-controls"));
}

test("the five screens are in their order, Home is selected, and a click selects another and shows its screen", async () => {
  render(<Gallery />);
  expect(tabs().map(({ textContent }) => textContent)).toEqual(TITLES);
  expectSelected("Home");
  for (const { title, description } of [...screenshots].reverse()) {
    await userEvent.click(tab(title));
    expectSelected(title);
    expect(screen.getByAltText(description)).toBeVisible();
  }
});

test.each([
  { from: "Home", key: "{ArrowRight}", to: "Library" },
  { from: "Search", key: "{ArrowRight}", to: "Home" },
  { from: "Library", key: "{ArrowLeft}", to: "Home" },
  { from: "Home", key: "{ArrowLeft}", to: "Search" },
  { from: "Player", key: "{Home}", to: "Home" },
  { from: "Player", key: "{End}", to: "Search" },
  { from: "Player", key: "{ArrowDown}x", to: "Player" },
])("$key on $from selects $to and moves the focus there", async ({ from, key, to }) => {
  render(<Gallery />);
  await userEvent.click(tab(from));
  await userEvent.keyboard(key);
  expectSelected(to);
  expect(tab(to)).toHaveFocus();
});

test("screen readers skip the screen that was selected before, and the other screens are hidden", async () => {
  const { container } = render(<Gallery />);
  await userEvent.click(tab("Search"));
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

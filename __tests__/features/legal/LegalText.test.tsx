import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { type LegalPage, LegalText } from "../../../src/features/legal/LegalText";
import { textsOf } from "../../support/links";

const sections = {
  "Updates & Changes": <p>They are announced.</p>,
  "§ 2": null,
  "Надіслані दिन": <a href="mailto:us@example.com">Ask us</a>,
};
const page = { title: "Rules", description: "", short: "Be nice.", sections };

test.each<[string, Partial<LegalPage>, string[]]>([
  ["today, in the visitor's time zone", { lastUpdated: "today" }, ["May 7, 2031"]],
  ["on a date of its own, in any zone", { lastUpdated: "2026-11-01" }, ["November 1, 2026"]],
  ["never, if its text does not say when", {}, []],
])("a legal page was last updated %s", (_, date, dates) => {
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  const report = jest.spyOn(console, "error");
  const text = <LegalText {...page} {...date} />;
  const container = document.body.appendChild(document.createElement("main"));
  // Node may write a date in another way than this browser.
  container.innerHTML = renderToString(text).replace(" 2026</time>", " of 2026</time>");
  expect(container.innerHTML.includes(" of 2026<")).toBe(dates.length > 0);
  render(text, { container, hydrate: true });
  expect(report).not.toHaveBeenCalled();
  expect(textsOf(screen.queryAllByRole("time"))).toEqual(dates);
  jest.useRealTimers();
});

test.each([
  ["a number", ["Scope", "End"], 1],
  ["no number beside their own", ["1. Scope", "§ 2", "IV. End", "第一条（適用）", "附則"], 0],
])("in the contents, the titles get %s", (_, titles, count) => {
  const texts = Object.fromEntries(titles.map((title) => [title, null]));
  const { container } = render(<LegalText {...page} sections={texts} />);
  expect(container.getElementsByClassName("numbered")).toHaveLength(count);
});

test("the contents link to the sections, whose ids are their titles in any alphabet", () => {
  render(<LegalText {...page} />);
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#updates-changes", "#-2", "#надіслані-दिन"]);
  expect([...document.querySelectorAll("section")].map(({ id }) => `#${id}`)).toEqual(links);
  expect(screen.getByText("Ask us").parentElement).toHaveAttribute("id", "надіслані-दिन");
});

import { render, screen } from "@testing-library/react";
import { LegalText } from "../../../src/features/legal/LegalText";

const sections = {
  "Updates & Changes": <p>They are announced.</p>,
  "§ 2": null,
  "Надіслані दिन": <a href="mailto:us@example.com">Ask us</a>,
};
const page = { title: "Rules", description: "", short: "Be nice.", sections };

test("a legal page was last updated today, in the visitor's time zone", () => {
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  render(<LegalText {...page} />);
  expect(screen.getByRole("time")).toHaveTextContent("May 7, 2031");
  jest.useRealTimers();
});

test("the contents link to the sections, whose ids are their titles in any alphabet", () => {
  render(<LegalText {...page} />);
  const links = [...document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["#updates-changes", "#-2", "#надіслані-दिन"]);
  expect([...document.querySelectorAll("section")].map(({ id }) => `#${id}`)).toEqual(links);
  expect(screen.getByText("Ask us").parentElement).toHaveAttribute("id", "надіслані-दिन");
});

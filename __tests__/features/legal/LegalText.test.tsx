import { render, screen } from "@testing-library/react";
import { LegalText } from "../../../src/features/legal/LegalText";
import PrivacyPage from "../../../src/pages/privacy";

test("a legal page was last updated today, in the visitor's time zone", () => {
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  render(<PrivacyPage />);
  expect(screen.getByText(/^Last updated/)).toHaveTextContent("Last updated: May 7, 2031");
  jest.useRealTimers();
});

test("the contents link to the sections, at URLs that never change", () => {
  const sections = [{ title: "Data Storage" }, { title: "Updates & Changes" }];
  const page = { title: "Rules", description: "", short: "Be nice.", sections };
  render(<LegalText page={page} path="/rules" />);
  const links = screen.getAllByRole<HTMLAnchorElement>("link").map(({ hash }) => hash.slice(1));
  const ids = [...document.querySelectorAll("section")].map(({ id }) => id);
  expect(ids).toEqual(["data-storage", "updates-changes"]);
  expect(links).toEqual(ids);
});

import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import PrivacyPage from "../../../src/pages/privacy";
import TermsPage from "../../../src/pages/terms";

test("a legal page was last updated on the day of the build and, in the visitor's browser, today in their time zone", async () => {
  expect(renderToString(<TermsPage />)).toContain('<time dateTime="2026-11-21"><bdi>November 21, 2026</bdi></time>');
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  render(<TermsPage />);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(document.querySelector("h1 + p")).toHaveTextContent("Last updated: May 7, 2031");
  expect(document.querySelector("time")).toHaveAttribute("datetime", "2031-05-07");
  jest.useRealTimers();
});

test("the contents lead to the sections, at the URLs that they always had", () => {
  const { container } = render(<PrivacyPage />);
  const ids = ["information-collection", "data-storage", "third-party-services", "updates-changes", "contact-us"];
  expect([...container.querySelectorAll("nav a")].map((link) => link.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`));
  expect([...container.querySelectorAll("section")].map(({ id }) => id)).toEqual(ids);
});

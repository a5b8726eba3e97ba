import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { DateText } from "../../src/components/LocalText";
import { localDate } from "../../src/releases/dateText";

jest.mock("../../src/releases/dateText", () => ({
  ...jest.requireActual("../../src/releases/dateText"),
  localDate: jest.fn(),
}));

const DATE = "2026-10-24T22:20:00.000Z";

test("after hydration, the visitor's own texts replace the built ones", () => {
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  jest.mocked(localDate).mockImplementation((date, length) => {
    if (length === "long") throw new RangeError("Incorrect locale information provided");
    const day = date.toISOString().slice(0, 10);
    return { text: `local ${day}`, day, language: "de" };
  });
  const texts = (
    <>
      <DateText date={DATE} />
      <DateText date="2026-10-24" isToday />
      <DateText date={DATE} length="long" />
    </>
  );
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(texts);
  expect(container.textContent).toBe("Oct 24, 2026Oct 24, 2026October 24, 2026");
  // Node may format a date in another way than this browser.
  container.innerHTML = container.innerHTML.replaceAll("Oct ", "Oct. ");
  const report = jest.spyOn(console, "error");
  render(texts, { container, hydrate: true });
  expect(report).not.toHaveBeenCalled();
  // A browser whose locale is invalid keeps the built date.
  expect(container.textContent).toBe("local 2026-10-24local 2031-05-06October 24, 2026");
  // `bdi` isolates the date from the English words around it.
  expect(screen.getByText("local 2031-05-06").outerHTML).toMatch(/^<bdi lang="de">/);
  const days = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual(["2026-10-24", "2031-05-06", "2026-10-24"]);
  jest.useRealTimers();
});

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
  jest.mocked(localDate).mockImplementation((date) => {
    const day = date.toISOString().slice(0, 10);
    if (day === "2026-10-25") throw new RangeError("Incorrect locale information provided");
    return { text: `local ${day}`, day, language: "de" };
  });
  const texts = (
    <>
      <DateText date={DATE} />
      <DateText date="2026-10-25" />
    </>
  );
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(texts);
  expect(container.textContent).toBe("Oct 24, 2026Oct 25, 2026");
  // Node may format a date in another way than this browser.
  container.innerHTML = container.innerHTML.replaceAll("Oct ", "Oct. ");
  const report = jest.spyOn(console, "error");
  render(texts, { container, hydrate: true });
  expect(report).not.toHaveBeenCalled();
  // A browser whose locale is invalid keeps the built date.
  expect(container.textContent).toBe("local 2026-10-24Oct 25, 2026");
  // `bdi` isolates the date from the English words around it.
  expect(screen.getByText("local 2026-10-24").outerHTML).toMatch(/^<bdi lang="de">/);
  const days = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual(["2026-10-24", "2026-10-25"]);
});

import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CurrentYear, DateText } from "../../src/components/LocalText";
import { localDate } from "../../src/releases/dateText";

jest.mock("../../src/releases/dateText", () => ({
  ...jest.requireActual("../../src/releases/dateText"),
  localDate: jest.fn(),
}));

const DATE = "2026-10-24T22:20:00.000Z";

test("the built HTML has the built texts, and isolates a date from the words around it", () => {
  expect(renderToString(<DateText date={DATE} />)).toBe(`<time dateTime="${DATE}"><bdi>Oct 24, 2026</bdi></time>`);
  expect(renderToString(<CurrentYear builtOn="2026-10-24" />)).toBe("<span>2026</span>");
});

test("the visitor's own texts replace them when the browser is idle, and not before; what fails keeps its built text", async () => {
  let becomeIdle = () => {};
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z"), doNotFake: ["requestIdleCallback"] });
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      becomeIdle = callback;
    },
  });
  const format = jest.mocked(localDate).mockImplementation((_, length) => {
    if (length === "long") throw new RangeError("Incorrect locale information provided");
    return { text: "25.10.2026", day: "2026-10-25", language: "de" };
  });
  const dates = (
    <footer>
      <DateText date={DATE} />
      <DateText date="2026-10-24" isToday />
      <DateText date="2026-10-24" length="long" isToday />
      <CurrentYear builtOn="2026-10-24" />
    </footer>
  );
  const { container } = render(dates);
  const texts = () => [...container.querySelectorAll("bdi, footer > span")].map(({ textContent }) => textContent);
  expect(texts()).toEqual(["Oct 24, 2026", "Oct 24, 2026", "October 24, 2026", "2026"]);
  expect(format).not.toHaveBeenCalled();
  expect(document.querySelector("[lang]")).toBeNull();
  await act(async () => becomeIdle());
  expect(texts()).toEqual(["25.10.2026", "25.10.2026", "October 24, 2026", "2031"]);
  expect(screen.getAllByText("25.10.2026").map(({ lang }) => lang)).toEqual(["de", "de"]);
  const days = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual([DATE, "2026-10-25", "2026-10-24"]);
  jest.useRealTimers();
});

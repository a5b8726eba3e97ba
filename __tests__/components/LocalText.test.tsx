import { act, render, screen } from "@testing-library/react";
import { whenBrowserIsIdle } from "../../src/browser/moments";
import { CurrentYear, DateText } from "../../src/components/LocalText";
import { localDate } from "../../src/releases/dateText";

jest.mock("../../src/browser/moments");
jest.mock("../../src/releases/dateText", () => ({
  ...jest.requireActual("../../src/releases/dateText"),
  localDate: jest.fn(),
}));

const DATE = "2026-10-24T22:20:00.000Z";

test("the visitor's own texts replace the built ones when the browser is idle", async () => {
  jest.useFakeTimers({ now: new Date("2031-05-06T12:00:00Z") });
  let becomeIdle = () => {};
  const idle = new Promise<void>((resolve) => {
    becomeIdle = resolve;
  });
  jest.mocked(whenBrowserIsIdle).mockReturnValue(idle);
  jest.mocked(localDate).mockImplementation((date, length) => {
    if (length === "long") throw new RangeError("Incorrect locale information provided");
    const day = date.toISOString().slice(0, 10);
    return { text: `local ${day}`, day, language: "de" };
  });
  const { container } = render(
    <>
      <DateText date={DATE} />
      <DateText date="2026-10-24" isToday />
      <DateText date={DATE} length="long" />
      <CurrentYear builtOn="2026-10-24" />
    </>,
  );
  expect(container.textContent).toBe("Oct 24, 2026Oct 24, 2026October 24, 20262026");
  await act(async () => becomeIdle());
  // A browser whose locale is invalid keeps the built date.
  expect(container.textContent).toBe("local 2026-10-24local 2031-05-06October 24, 20262031");
  // `bdi` isolates the date from the English words around it.
  expect(screen.getByText("local 2031-05-06").outerHTML).toMatch(/^<bdi lang="de">/);
  const days = [...container.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(days).toEqual([DATE, "2031-05-06", DATE]);
  jest.useRealTimers();
});

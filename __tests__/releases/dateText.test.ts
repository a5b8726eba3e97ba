import { localDateLanguage, localDateText, utcDateText } from "../../src/releases/dateText";

test.each([
  ["2026-10-24T18:20:00.000Z", "Oct 24, 2026", "October 24, 2026"],
  ["2025-12-31T23:59:59.999Z", "Dec 31, 2025", "December 31, 2025"],
  ["2026-01-01T00:00:00.000Z", "Jan 1, 2026", "January 1, 2026"],
  ["2024-02-29", "Feb 29, 2024", "February 29, 2024"],
])("%s is written in UTC and English for everyone", (date, medium, long) => {
  expect(utcDateText(date)).toBe(medium);
  expect(utcDateText(date, "long")).toBe(long);
});

test("the visitor's form follows the browser's locale and time zone", () => {
  jest.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const date = "2026-10-24T12:00:00.000Z";
  expect(localDateText(date)).toBe(new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(date)));
});

test("American English uses no format of the browser, and its text is the same", () => {
  jest.spyOn(navigator, "language", "get").mockReturnValue("en-US");
  const format = (dateStyle: "medium" | "long") => new Intl.DateTimeFormat("en-US", { dateStyle });
  const expected = [format("medium"), format("long")];
  const prepare = jest.spyOn(Intl, "DateTimeFormat");
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2026, month, 9, 23, 59);
    expect(localDateText(date.toISOString())).toBe(expected[0]?.format(date));
    expect(localDateText(date.toISOString(), "long")).toBe(expected[1]?.format(date));
  }
  expect(prepare).not.toHaveBeenCalled();
});

test("the language of a date is that of the form that the browser gives it", () => {
  const language = jest.spyOn(navigator, "language", "get").mockReturnValue("en-GB");
  expect(localDateLanguage()).toBe(new Intl.DateTimeFormat().resolvedOptions().locale);
  language.mockReturnValue("en-US");
  expect(localDateLanguage()).toBe("en-US");
});

test("every month has its name", () => {
  const names = Array.from({ length: 12 }, (_, month) => utcDateText(new Date(Date.UTC(2026, month, 1)).toISOString(), "long"));
  expect(names.map((text) => text.split(" ")[0])).toEqual(
    "January February March April May June July August September October November December".split(" "),
  );
});

test("a date that is not valid has no month", () => {
  expect(utcDateText("yesterday")).toBe(" NaN, NaN");
});

test("the visitor's form can be long, and each format is made once", () => {
  jest.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const date = "2026-10-24T12:00:00.000Z";
  const expected = new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(new Date(date));
  const prepare = jest.spyOn(Intl, "DateTimeFormat");
  expect(localDateText(date, "long")).toBe(expected);
  expect(localDateText(date, "long")).toBe(expected);
  expect(prepare.mock.calls.length).toBeLessThanOrEqual(1);
});

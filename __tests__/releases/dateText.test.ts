import { localDateLanguage, localDateText, utcDateText } from "../../src/releases/dateText";

test.each([
  ["2026-10-24T18:20:00.000Z", "Oct 24, 2026", "October 24, 2026"],
  ["2025-12-31T23:59:59.999Z", "Dec 31, 2025", "December 31, 2025"],
  ["2024-02-29", "Feb 29, 2024", "February 29, 2024"],
  ["yesterday", " NaN, NaN", " NaN, NaN"],
])("%s is written in UTC and English for everyone", (date, medium, long) => {
  expect(utcDateText(date)).toBe(medium);
  expect(utcDateText(date, "long")).toBe(long);
});

test("American English uses no format of the browser, and its text is the same, for every month", () => {
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
  expect(localDateLanguage()).toBe("en-US");
});

test("in another language, the form is that of the browser's locale and time zone, and each format is made once", () => {
  jest.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const date = "2026-10-24T12:00:00.000Z";
  const format = (dateStyle: "medium" | "long") => new Intl.DateTimeFormat(undefined, { dateStyle }).format(new Date(date));
  const expected = { medium: format("medium"), long: format("long"), language: new Intl.DateTimeFormat().resolvedOptions().locale };
  const prepare = jest.spyOn(Intl, "DateTimeFormat");
  for (const _ of [1, 2]) {
    expect({ medium: localDateText(date), long: localDateText(date, "long"), language: localDateLanguage() }).toEqual(expected);
  }
  expect(prepare).toHaveBeenCalledTimes(2);
});

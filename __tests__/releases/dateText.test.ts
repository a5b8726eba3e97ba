import { localDate, utcDateText } from "../../src/releases/dateText";

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
    const day = `2026-${String(month + 1).padStart(2, "0")}-09`;
    expect(localDate(date)).toEqual({ text: expected[0]?.format(date), day, language: undefined });
    expect(localDate(date, "long").text).toBe(expected[1]?.format(date));
  }
  expect(prepare).not.toHaveBeenCalled();
});

test("in another language, the form is that of the browser's locale and time zone, and each format is made once", () => {
  jest.spyOn(navigator, "language", "get").mockReturnValue("de-DE");
  const date = new Date(2026, 9, 24, 0, 30);
  const format = (dateStyle: "medium" | "long") => new Intl.DateTimeFormat(undefined, { dateStyle }).format(date);
  const own = { day: "2026-10-24", language: new Intl.DateTimeFormat().resolvedOptions().locale };
  const expected = [format("medium"), format("long")].map((text) => ({ ...own, text }));
  const prepare = jest.spyOn(Intl, "DateTimeFormat");
  for (const _ of [1, 2]) expect([localDate(date), localDate(date, "long")]).toEqual(expected);
  expect(prepare).toHaveBeenCalledTimes(2);
});

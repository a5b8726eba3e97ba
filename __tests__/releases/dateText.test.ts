import { localDate, utcDateText } from "../../src/releases/dateText";

const useLanguage = (language: string) =>
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);
const styles = ["medium", "long"] as const;

test("formats a date in UTC and English for everyone", () => {
  const texts = styles.map((style) => utcDateText("2025-12-31T23:59:59.999Z", style));
  expect(texts).toEqual(["Dec 31, 2025", "December 31, 2025"]);
});

test("formats American English as the browser would, without Intl", () => {
  useLanguage("en-US");
  const formats = styles.map((dateStyle) => new Intl.DateTimeFormat("en-US", { dateStyle }));
  const makeFormat = jest.spyOn(Intl, "DateTimeFormat");
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2026, month, 9, 23, 59);
    const texts = formats.map((format) => format.format(date));
    expect(styles.map((style) => localDate(date, style).text)).toEqual(texts);
  }
  expect(localDate(new Date(2026, 9, 9, 23, 59)).day).toBe("2026-10-09");
  expect(makeFormat).not.toHaveBeenCalled();
});

test("formats another language in the visitor's time zone, with a cache of the formats", () => {
  useLanguage("de-DE");
  const date = new Date(2026, 9, 24, 0, 30);
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  const text = format.format(date);
  const language = format.resolvedOptions().locale;
  const makeFormat = jest.spyOn(Intl, "DateTimeFormat");
  for (const _ of [1, 2]) expect(localDate(date)).toEqual({ text, day: "2026-10-24", language });
  expect(makeFormat).toHaveBeenCalledTimes(1);
});

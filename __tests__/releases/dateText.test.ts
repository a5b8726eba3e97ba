import { localDate, localDay, utcDateText } from "../../src/releases/dateText";
import * as product from "../../src/site/product";

const visitorReads = (language: string) =>
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);
const styles = ["medium", "long"] as const;

test("formats a date in UTC and the language of the site for everyone", () => {
  const texts = () => styles.map((style) => utcDateText("2025-12-31T23:59:59.999Z", style));
  expect(texts()).toEqual(["Dec 31, 2025", "December 31, 2025"]);
  jest.replaceProperty(product, "language", "pl");
  expect(texts()).toEqual(["31 gru 2025", "31 grudnia 2025"]);
});

test("formats American English as the browser would, without Intl", () => {
  visitorReads("en-US");
  const formats = styles.map((dateStyle) => new Intl.DateTimeFormat("en-US", { dateStyle }));
  const makeFormat = jest.spyOn(Intl, "DateTimeFormat");
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(2026, month, 9, 23, 59);
    const texts = formats.map((format) => format.format(date));
    expect([localDate(date).text, utcDateText(localDay(date), "long")]).toEqual(texts);
  }
  expect(localDate(new Date(2026, 9, 9, 23, 59)).day).toBe("2026-10-09");
  expect(makeFormat).not.toHaveBeenCalled();
});

test("formats any other language in the visitor's time zone, with a cache of the formats", () => {
  const date = new Date(2026, 9, 24, 0, 30);
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  const text = format.format(date);
  const language = format.resolvedOptions().locale;
  const makeFormat = jest.spyOn(Intl, "DateTimeFormat");
  for (const [ofSite = "", ofVisitor = ""] of ["en de-DE", "pl en-US"].map((s) => s.split(" "))) {
    jest.replaceProperty(product, "language", ofSite);
    visitorReads(ofVisitor);
    expect(localDate(date)).toEqual({ text, day: "2026-10-24", language });
  }
  expect(makeFormat).toHaveBeenCalledTimes(1);
});

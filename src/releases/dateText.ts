const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Medium is "Oct 24, 2026" in English, long is "October 24, 2026". */
export type DateLength = "medium" | "long";

/** Formats a date (ISO 8601) in English and UTC: Node's Intl may differ from the browser's. */
export function utcDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  const name = MONTHS[moment.getUTCMonth()] ?? "";
  const month = length === "long" ? name : name.slice(0, 3);
  return `${month} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

// A page has thirty dates, and a phone needs milliseconds to make a format.
const formats: Partial<Record<DateLength, Intl.DateTimeFormat>> = {};

/**
 * Formats a date for the visitor, in a browser.
 *
 * @returns also the `day` that the text names (ISO 8601), and its language if it is not the page's
 */
export function localDate(date: Date, length: DateLength = "medium") {
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  const day = shifted.slice(0, 10);
  // Intl would give the same text. Its first use takes a slow phone a tenth of a second.
  if (navigator.language === "en-US")
    return { text: utcDateText(shifted, length), day, language: undefined };
  formats[length] ??= new Intl.DateTimeFormat(undefined, { dateStyle: length });
  const format = formats[length];
  return { text: format.format(date), day, language: format.resolvedOptions().locale };
}

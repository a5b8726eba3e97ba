const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Medium is "Oct 24, 2026" in English, long is "October 24, 2026". */
export type DateLength = "medium" | "long";

/**
 * A date (ISO 8601) as the built HTML shows it to everyone: in English and in UTC (docs/rules.md, 4.15). Intl would give different
 * texts in Node and in the browser if their ICU versions differ, and hydration needs the same text.
 */
export function utcDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  const month = MONTHS[moment.getUTCMonth()] ?? "";
  return `${length === "long" ? month : month.slice(0, 3)} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

// A slow phone needs a few milliseconds to make a format, and a hundred for the first one. A page has thirty dates.
const localFormats: Partial<Record<DateLength, Intl.DateTimeFormat>> = {};

/** A date as a visitor reads it. */
export interface LocalDate {
  text: string;
  /** The day that the text names, as in "2026-10-24". */
  day: string;
  /**
   * The language of the text, which need not be the one that the browser asks websites for;
   * undefined for that of the page.
   */
  language: string | undefined;
}

/** A date in the visitor's own form and time zone (docs/rules.md, 4.16). Only in the browser. */
export function localDate(date: Date, length: DateLength = "medium"): LocalDate {
  const inUtc = new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();
  const day = inUtc.slice(0, 10);
  // In American English, the browser would write the same text.
  if (navigator.language === "en-US") return { text: utcDateText(inUtc, length), day, language: undefined };
  const format = localFormat(length);
  return { text: format.format(date), day, language: format.resolvedOptions().locale };
}

function localFormat(length: DateLength): Intl.DateTimeFormat {
  localFormats[length] ??= new Intl.DateTimeFormat(undefined, { dateStyle: length });
  return localFormats[length];
}

import { language } from "../site/product";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Medium is "Oct 24, 2026" in English, long is "October 24, 2026". */
type DateLength = "medium" | "long";

// A page has thirty dates, and a phone needs milliseconds to make a format.
const formats: Record<string, Intl.DateTimeFormat> = {};

/** Without a `locale`, that of the visitor. */
function formatOf(dateStyle: DateLength, locale?: string) {
  const key = dateStyle + locale;
  formats[key] ??= new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });
  return formats[key];
}

/**
 * Formats a date (ISO 8601) in UTC and the language of the site. Node and the browser may differ,
 * and React must not warn of it.
 */
export function utcDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  // English needs no Intl, whose first use takes a slow phone a tenth of a second.
  if (language !== "en") return formatOf(length, language).format(moment);
  const name = MONTHS[moment.getUTCMonth()] ?? "";
  const month = length === "long" ? name : name.slice(0, 3);
  return `${month} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

/** The visitor's day (ISO 8601), in a browser. */
export function localDay(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Formats a date for the visitor, in a browser.
 *
 * @returns also the `day` that the text names (ISO 8601), and its language if it is not the page's
 */
export function localDate(date: Date) {
  const day = localDay(date);
  // Intl would give the same text.
  if (language === "en" && navigator.language === "en-US")
    return { text: utcDateText(day), day, language: undefined };
  const format = formatOf("medium");
  return { text: format.format(new Date(day)), day, language: format.resolvedOptions().locale };
}

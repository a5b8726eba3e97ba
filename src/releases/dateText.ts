const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** How a date is written: "Oct 24, 2026" or "October 24, 2026" in English, and the like elsewhere. */
export type DateLength = "medium" | "long";

/**
 * A date as the built HTML shows it to everyone: in English and in UTC. Built by hand because ICU versions differ: Node and the
 * visitor's browser would not agree on the letter, and hydration needs them to.
 */
export function utcDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  const month = MONTHS[moment.getUTCMonth()] ?? "";
  return `${length === "long" ? month : month.slice(0, 3)} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;
}

// Making one takes a slow phone some milliseconds; a page has thirty dates.
const localFormats = new Map<DateLength, Intl.DateTimeFormat>();

/** A date in the visitor's own form and time zone. Only in the browser. */
export function localDateText(date: string, length: DateLength = "medium"): string {
  let format = localFormats.get(length);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { dateStyle: length });
    localFormats.set(length, format);
  }
  return format.format(new Date(date));
}

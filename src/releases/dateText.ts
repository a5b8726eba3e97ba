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
  return englishDateText(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), length);
}

function englishDateText(year: number, month: number, day: number, length: DateLength): string {
  const name = MONTHS[month] ?? "";
  return `${length === "long" ? name : name.slice(0, 3)} ${day}, ${year}`;
}

// Making one takes a slow phone some milliseconds, and the first of a page a hundred; a page has thirty dates.
const localFormats = new Map<DateLength, Intl.DateTimeFormat>();

/** A date in the visitor's own form and time zone. Only in the browser. */
export function localDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  // The visitor's first language is American English: the text is known without the browser's formats.
  if (navigator.language === "en-US") return englishDateText(moment.getFullYear(), moment.getMonth(), moment.getDate(), length);
  let format = localFormats.get(length);
  if (!format) {
    format = new Intl.DateTimeFormat(undefined, { dateStyle: length });
    localFormats.set(length, format);
  }
  return format.format(moment);
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Medium is "Oct 24, 2026" in English, long is "October 24, 2026". */
type DateLength = "medium" | "long";

/**
 * A date (ISO 8601) as the built HTML shows it to everyone: in English and in UTC (docs/rules.md, 4.15). Intl would give different
 * texts in Node and in the browser if their ICU versions differ, and hydration needs the same text.
 */
export function utcDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  return englishDateText(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), length);
}

function englishDateText(year: number, month: number, day: number, length: DateLength): string {
  const name = MONTHS[month] ?? "";
  return `${length === "long" ? name : name.slice(0, 3)} ${day}, ${year}`;
}

const ENGLISH = "en-US";

// A slow phone needs a few milliseconds to make a format, and a hundred for the first one. A page has thirty dates.
const localFormats: Partial<Record<DateLength, Intl.DateTimeFormat>> = {};

/** A date (ISO 8601) in the visitor's own form and time zone (docs/rules.md, 4.16). Only in the browser. */
export function localDateText(date: string, length: DateLength = "medium"): string {
  const moment = new Date(date);
  // In American English, the browser would write the same text.
  if (navigator.language === ENGLISH) return englishDateText(moment.getFullYear(), moment.getMonth(), moment.getDate(), length);
  return localFormat(length).format(moment);
}

/**
 * The language of {@link localDateText}, for the `lang` attribute. The browser's own forms need not be in the language that it asks
 * websites for. Only in the browser.
 */
export function localDateLanguage(): string {
  return navigator.language === ENGLISH ? ENGLISH : localFormat("medium").resolvedOptions().locale;
}

function localFormat(length: DateLength): Intl.DateTimeFormat {
  localFormats[length] ??= new Intl.DateTimeFormat(undefined, { dateStyle: length });
  return localFormats[length];
}

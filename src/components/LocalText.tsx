import { useIsHydrated } from "../browser/useIsHydrated";
import { type DateLength, localDate, utcDateText } from "../releases/dateText";

type DateTextProps = { date: string; length?: DateLength; isToday?: boolean };

/**
 * A date (ISO 8601), first in UTC and the site's language, then in the visitor's time zone and
 * language. With `isToday`, first the day of the build, then today. `bdi` is for languages from
 * right to left.
 */
export function DateText({ date, length, isToday = false }: DateTextProps) {
  const text = utcDateText(date, length);
  let shown: ReturnType<typeof localDate> = { text, day: date.slice(0, 10), language: undefined };
  const isHydrated = useIsHydrated();
  try {
    if (isHydrated) shown = localDate(isToday ? new Date() : new Date(date), length);
  } catch {
    // Chromium throws if the locale of the system is invalid. The built date stays.
  }
  return (
    <time dateTime={shown.day}>
      {/* Node and the browser may format a date differently. */}
      <bdi lang={shown.language} suppressHydrationWarning>
        {shown.text}
      </bdi>
    </time>
  );
}

import { useIsHydrated } from "../browser/useIsHydrated";
import { type DateLength, localDate, utcDateText } from "../releases/dateText";

function useLocal<Value>(built: Value, readLocal: () => Value) {
  if (!useIsHydrated()) return built;
  try {
    return readLocal();
  } catch {
    // Chromium throws if the locale of the system is invalid.
    return built;
  }
}

type DateTextProps = { date: string; length?: DateLength; isToday?: boolean };

/**
 * A date (ISO 8601), first in UTC and the site's language, then in the visitor's time zone and
 * language. With `isToday`, first the day of the build, then today. `bdi` is for languages from
 * right to left.
 */
export function DateText({ date, length, isToday = false }: DateTextProps) {
  const { text, day, language } = useLocal(
    { text: utcDateText(date, length), day: date.slice(0, 10), language: undefined },
    () => localDate(isToday ? new Date() : new Date(date), length),
  );
  return (
    <time dateTime={day}>
      {/* Node and the browser may format a date differently. */}
      <bdi lang={language} suppressHydrationWarning>
        {text}
      </bdi>
    </time>
  );
}

/** The year of the build, then the current one. `builtOn` is a day (ISO 8601). */
export function CurrentYear({ builtOn }: { builtOn: string }) {
  return <span>{useLocal(builtOn.slice(0, 4), () => String(new Date().getFullYear()))}</span>;
}

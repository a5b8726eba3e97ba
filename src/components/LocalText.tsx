import { useIsHydrated } from "../browser/useIsHydrated";
import { localDate, utcDateText } from "../releases/dateText";

/**
 * A date (ISO 8601), first in UTC and the site's language, then in the visitor's time zone and
 * language. `bdi` is for languages from right to left.
 */
export function DateText({ date }: { date: string }) {
  const text = utcDateText(date);
  let shown: ReturnType<typeof localDate> = { text, day: date.slice(0, 10), language: undefined };
  const isHydrated = useIsHydrated();
  try {
    if (isHydrated) shown = localDate(new Date(date));
  } catch {
    // Chromium throws if the locale of the system is invalid. The built date stays.
  }
  return (
    <time dateTime={shown.day}>
      <bdi lang={shown.language} suppressHydrationWarning>
        {shown.text}
      </bdi>
    </time>
  );
}

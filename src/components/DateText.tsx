import { localDateText, utcDateText } from "../releases/dateText";
import { LocalText } from "./LocalText";

interface DateTextProps {
  /** ISO 8601. */
  date: string;
}

/** A date: in UTC in the built HTML, later in the visitor's own form and time zone (docs/rules.md, 4.15 and 4.16). */
export function DateText({ date }: DateTextProps) {
  return (
    <time dateTime={date}>
      <LocalText built={utcDateText(date)} local={() => localDateText(date)} />
    </time>
  );
}

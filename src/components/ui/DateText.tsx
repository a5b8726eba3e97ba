import { localDateText, utcDateText } from "../../releases/dateText";
import { LocalText } from "./LocalText";

interface DateTextProps {
  /** ISO 8601. */
  date: string;
}

/** A date: in UTC in the built HTML, in the visitor's own form and zone afterwards. */
export function DateText({ date }: DateTextProps) {
  return (
    <time dateTime={date}>
      <LocalText built={utcDateText(date)} local={() => localDateText(date)} />
    </time>
  );
}
